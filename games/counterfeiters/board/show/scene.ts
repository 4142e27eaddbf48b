import { useRef } from 'preact/hooks'
import { NONE, type View } from '../../state.ts'

/** Where a henchman is: on a space (0 and up), or one of these. */
export const AT_HOME = -1
export const LAID = -2
export const LIFTED = -3

/**
 * Which of a seat's henchmen is where, so that each travels by itself: those whose place is still held stay, the others take the
 * places that are left.
 */
export function useHenchmen(view: View): readonly (readonly number[])[] {
  const kept = useRef<readonly (readonly number[])[]>([])
  kept.current = view.standing.map((_, seat) => assigned(kept.current[seat] ?? [], wanted(view, seat)))
  return kept.current
}

function wanted({ standing, squeezed, lifted, laid, henchmen, actor }: View, seat: number): readonly number[] {
  const places: number[] = []
  for (const set of [standing[seat], squeezed[seat]])
    for (let space = 0; space < 31; space++) if ((set & (1 << space)) !== 0) places.push(space)
  if (lifted !== NONE && seat === actor) places.push(LIFTED)
  for (let i = 0; i < laid[seat]; i++) places.push(LAID)
  for (let i = 0; i < henchmen[seat]; i++) places.push(AT_HOME)
  return places
}

function assigned(before: readonly number[], places: readonly number[]): readonly number[] {
  const left = [...places]
  const now = before.map((place) => {
    const at = left.indexOf(place)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
  // `undefined` holds no place yet, so the length is that of whichever list is longer.
  while (now.length < places.length) now.push(undefined)
  return now.flatMap((place) => place ?? left.shift() ?? [])
}

/** A name for each card over the market, which it keeps while it slides; cards that came are new. */
export function useMarketNames(market: readonly number[], bins: readonly boolean[]): readonly string[] {
  const kept = useRef<{ market: readonly number[]; names: readonly string[]; count: number }>({ market: [], names: [], count: 0 })
  const before = kept.current
  if (before.market !== market) kept.current = renamed(before, market, bins)
  return kept.current.names
}

function renamed(
  before: { market: readonly number[]; names: readonly string[]; count: number },
  market: readonly number[],
  bins: readonly boolean[],
) {
  let { count } = before
  const stays = market.every((card, slot) => card === NONE || card === before.market[slot])
  // Cards without a bin slide to the right, in their order.
  const slid = before.market.flatMap((card, slot) => (card === NONE || bins[slot] ? [] : [{ card, name: before.names[slot] }]))
  const names: string[] = market.map(() => '')
  for (let slot = market.length - 1; slot >= 0; slot--) {
    if (market[slot] === NONE) continue
    const from = stays ? { card: market[slot], name: before.names[slot] } : slid.pop()
    names[slot] = from !== undefined && from.card === market[slot] ? from.name : `card-${++count}`
  }
  return { market, names, count }
}
