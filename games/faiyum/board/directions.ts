import type { Point } from './world.ts'

/** Which way an arrow key points; y grows downwards. */
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How much worse a step aside is than a step ahead, and how far aside a place may lie for each step ahead. */
const ASIDE = 1.25
const WIDEST = 2

/** The nearest place that lies where the arrow points, or none: then one stays. */
export function towards(places: readonly Point[], from: number, key: string): number | undefined {
  const way = WAYS[key]
  if (way === undefined) return undefined
  const here = places[from]
  let nearest: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [place, { x, y }] of places.entries()) {
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x)
    // What lies more beside than before one is another arrow's.
    if (place === from || ahead <= 0 || aside > WIDEST * ahead) continue
    const far = ahead + ASIDE * aside
    if (far < least) {
      least = far
      nearest = place
    }
  }
  return nearest
}
