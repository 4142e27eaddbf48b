/** The pan and zoom of a picture behind a window. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Where something is while everything is in view. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The maximum zoom. */
export const CLOSEST = 6
/** The largest zoom that we choose by ourselves, and the margin around the things. */
const NEAR = 2.2
const ROOM = 14
/** Buttons are in the corners: the things stay clear of them, and a zoomed picture can be dragged out from under them. */
export const CORNERS = 54

/**
 * Zooms in on some things as far as all of them stay in view, but at least so far that each is `least` pixels high and wide. If they do not
 * all fit then, as many as possible are completely in view, or the highlighted one is in the middle.
 */
export function gathered(boxes: readonly Box[], window: Size, least = 0, pointed?: Box): Place {
  const all = around(boxes)
  const smallest = Math.min(...boxes.map(({ left, top, right, bottom }) => Math.min(right - left, bottom - top)))
  const fits = Math.min((window.width - 2 * ROOM) / (all.right - all.left), (window.height - 2 * CORNERS) / (all.bottom - all.top))
  const scale = Math.min(CLOSEST, Math.max(1, least / smallest, Math.min(NEAR, fits)))
  if (scale <= fits) return centred(all, window, scale)
  if (pointed !== undefined) return centred(pointed, window, scale)
  let best = centred(all, window, scale)
  let most = inSight(boxes, window, best)
  const wide = (all.right - all.left) * scale > window.width
  const high = (all.bottom - all.top) * scale > window.height
  for (const { left, top, right, bottom } of boxes) {
    // In a direction in which all fit, they are centred.
    const place = centred({ ...all, ...(wide && { left, right }), ...(high && { top, bottom }) }, window, scale)
    const seen = inSight(boxes, window, place)
    if (seen > most) [best, most] = [place, seen]
  }
  return best
}

/** Keeps the window covered by the picture, except for the corners once it is zoomed in. */
export function within({ x, y, scale }: Place, { width, height }: Size): Place {
  const slack = scale > 1 ? CORNERS : 0
  const kept = (value: number, size: number): number => Math.min(slack, Math.max(size * (1 - scale) - slack, value))
  return { scale, x: kept(x, width), y: kept(y, height) }
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

function centred({ left, top, right, bottom }: Box, window: Size, scale: number): Place {
  return within({ scale, x: window.width / 2 - (scale * (left + right)) / 2, y: window.height / 2 - (scale * (top + bottom)) / 2 }, window)
}

function inSight(boxes: readonly Box[], { width, height }: Size, { x, y, scale }: Place): number {
  return boxes.filter(
    ({ left, top, right, bottom }) =>
      left * scale + x >= 0 && top * scale + y >= 0 && right * scale + x <= width && bottom * scale + y <= height,
  ).length
}
