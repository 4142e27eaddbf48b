/** The position of something on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A bubble next to its subject; the tail that points there is so far from the bubble's top. */
export interface Bubble {
  readonly side: 'left' | 'right'
  readonly left: number
  readonly top: number
  readonly tail: number
}

const GAP = 14
const EDGE = 8
/** The tail does not begin in a rounded corner. */
const CORNER = 22

/** Right of it, else left of it, never off the screen. `undefined` without room: then it is centred like any dialog. */
export function bubbleBeside(what: Box, bubble: Size, screen: Size): Bubble | undefined {
  if (bubble.height + 2 * EDGE > screen.height) return undefined
  const right = what.left + what.width + GAP
  const left = what.left - GAP - bubble.width
  const side = right + bubble.width + EDGE <= screen.width ? 'right' : left >= EDGE ? 'left' : undefined
  if (side === undefined) return undefined
  const middle = what.top + what.height / 2
  const top = Math.round(Math.min(Math.max(EDGE, middle - bubble.height / 2), screen.height - EDGE - bubble.height))
  const tail = Math.round(Math.min(Math.max(CORNER, middle - top), bubble.height - CORNER))
  return { side, left: Math.round(side === 'right' ? right : left), top, tail }
}
