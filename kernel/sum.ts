/**
 * Sums that show whether something was changed, and where. They are no seal: anybody can work them out anew. FNV-1a on 32 bits:
 * each step can be undone, so that one changed letter or number always changes the sum, which 32 bits of a longer hash do not promise.
 */

const PRIME = 0x01000193

/** Where a sum begins. */
export const START = 0x811c9dc5 | 0

/** Takes in the low 32 bits of a number. */
export function addNumber(sum: number, value: number): number {
  return Math.imul(sum ^ value, PRIME)
}

export function addText(sum: number, text: string): number {
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), PRIME)
  return sum
}
