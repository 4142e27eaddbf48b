/** How large an enlarged card is, and what it keeps from everything else. */
const WIDTH = 240
const HEIGHT = 396
const GAP = 12

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where the large card stands: above what it enlarges if there is room, else on one side of it; never outside of the window. */
export function beside(box: Box, wide: number, high: number): { readonly left: number; readonly top: number } {
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  if (box.top - GAP - HEIGHT >= GAP) return { left: within((box.left + box.right - WIDTH) / 2, wide - WIDTH), top: box.top - GAP - HEIGHT }
  const top = within(box.top, high - HEIGHT)
  return { left: box.right + GAP + WIDTH <= wide ? box.right + GAP : within(box.left - GAP - WIDTH, wide - WIDTH), top }
}
