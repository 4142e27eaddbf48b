/**
 * Checksums that show whether something was changed, and where. They are no proof: anybody can recompute them. FNV-1a with 32 bits: each
 * step is reversible, so one changed letter or number always changes the sum. 32 bits of a longer hash do not guarantee that.
 */

const PRIME = 0x01000193

/** Initial value. */
export const START = 0x811c9dc5 | 0

/** Adds the low 32 bits of a number. */
export function addNumber(sum: number, value: number): number {
  return Math.imul(sum ^ value, PRIME)
}

export function addText(sum: number, text: string): number {
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), PRIME)
  return sum
}
