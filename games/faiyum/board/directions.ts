import type { Point } from './world.ts'

/** The direction of each arrow key; y grows downwards. */
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How much worse a sideways step is than a step ahead, and how far to the side a place may be per step ahead. */
const ASIDE = 1.25
const WIDEST = 2

/** The nearest place in the direction of the arrow; undefined if there is none, and the focus stays. */
export function towards(places: readonly Point[], from: number, key: string): number | undefined {
  const way = WAYS[key]
  if (way === undefined) return undefined
  const here = places[from]
  let nearest: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [place, { x, y }] of places.entries()) {
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x)
    // A place that is more to the side than ahead belongs to another arrow.
    if (place === from || ahead <= 0 || aside > WIDEST * ahead) continue
    const far = ahead + ASIDE * aside
    if (far < least) {
      least = far
      nearest = place
    }
  }
  return nearest
}
