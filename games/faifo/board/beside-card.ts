/** The size of an enlarged card, and its distance from other things. */
const WIDTH = 240
const HEIGHT = 396
const GAP = 12

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The place of the large card: above the small one if there is room, otherwise beside it, always inside the window. */
export function beside(box: Box, wide: number, high: number): { readonly left: number; readonly top: number } {
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  if (box.top - GAP - HEIGHT >= GAP) return { left: within((box.left + box.right - WIDTH) / 2, wide - WIDTH), top: box.top - GAP - HEIGHT }
  const top = within(box.top, high - HEIGHT)
  return { left: box.right + GAP + WIDTH <= wide ? box.right + GAP : within(box.left - GAP - WIDTH, wide - WIDTH), top }
}
