/** What is moved behind a window: by so much, and so much larger than it fits. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Where something lies while everything is in view. */
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

/** How far one may go in. */
export const CLOSEST = 6
/** What is gathered is shown no larger than this for its own sake, with so much room around it. */
const NEAR = 2.2
const ROOM = 14
/** Buttons stand in the corners: what is gathered keeps below and above them, and a picture that is nearer can be drawn away from under them. */
export const CORNERS = 54

/**
 * As near to some things as lets all of them be seen, but near enough that each of them is `least` high and wide. If they do not all fit
 * then, as many as possible are wholly in sight, or the one that is pointed at is in the middle.
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
    // Sideways or up and down it stays in the middle of all, if all fit that way.
    const place = centred({ ...all, ...(wide && { left, right }), ...(high && { top, bottom }) }, window, scale)
    const seen = inSight(boxes, window, place)
    if (seen > most) [best, most] = [place, seen]
  }
  return best
}

/** The picture covers its window, whatever is asked for, but for the corners once it is nearer. */
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
