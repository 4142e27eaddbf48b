interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** A margin: a little of the surroundings is shown too. */
const MARGIN = 12

/** Places a stage behind a frame so that the wanted part, or else everything, is completely visible, with little empty space. */
export function fitted(
  wanted: readonly Box[],
  stage: Size,
  frame: Size,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const all = wanted.length === 0
  const left = all ? 0 : Math.max(0, Math.min(...wanted.map((box) => box.left)) - MARGIN)
  const top = all ? 0 : Math.max(0, Math.min(...wanted.map((box) => box.top)) - MARGIN)
  const right = all ? stage.width : Math.min(stage.width, Math.max(...wanted.map((box) => box.left + box.width)) + MARGIN)
  const bottom = all ? stage.height : Math.min(stage.height, Math.max(...wanted.map((box) => box.top + box.height)) + MARGIN)
  const scale = Math.min(1, frame.width / (right - left), frame.height / (bottom - top))
  return {
    x: shifted((left + right) / 2, stage.width, frame.width, scale),
    y: shifted((top + bottom) / 2, stage.height, frame.height, scale),
    scale,
  }
}

/** Along one axis: centres the wanted part, unless that would show something beyond the stage. */
function shifted(middle: number, stage: number, frame: number, scale: number): number {
  const whole = stage * scale
  if (whole <= frame) return (frame - whole) / 2
  return Math.min(0, Math.max(frame - whole, frame / 2 - middle * scale))
}
