import type { Box } from './measure.ts'

/** In pixels: the width of a bubble, its padding and its line height (see `.rv-bubble`). */
export const BUBBLE = 190
const PADDING = 12
const LINE = 17.5
/** The minimum number of characters on a line. */
const LETTERS = 22
const GAP = 6

/** Something marked, and the part of the table that it is in. */
export interface Marked extends Box {
  readonly frame: Box
}

/** The estimated height of a text, rather too high than too low. */
const heightOf = (text: string) => PADDING + LINE * Math.ceil(text.length / LETTERS)

/** The position of a mark's label: above it, else below it, else inside it, in its part of the table and clear of other labels. */
export function bubbleFor({ x, y, width, height, frame }: Marked, text: string, taken: readonly Box[] = []): Box {
  const tall = heightOf(text)
  const left = clamp(x + width / 2 - BUBBLE / 2, frame.x + 4, frame.x + frame.width - BUBBLE - 4)
  const at = (top: number): Box => ({ x: left, y: clamp(top, frame.y, frame.y + frame.height - tall), width: BUBBLE, height: tall })
  const places = [
    at(y - 8 - tall),
    at(y + height + 8),
    ...taken.flatMap((other) => [at(other.y + other.height + GAP), at(other.y - tall - GAP)]),
  ]
  const free = places.filter((place) => !taken.some((other) => overlaps(place, other)))
  return free.find((place) => !overlaps(place, { x, y, width, height })) ?? free[0] ?? places[0]
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
