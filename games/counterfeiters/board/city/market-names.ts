import { useRef } from 'preact/hooks'
import { NONE } from '../../state.ts'

/** A key for each card of the market. A card keeps its key when it slides; new cards get new ones. */
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
  // Cards on spaces without a bin slide to the right and keep their order.
  const slid = before.market.flatMap((card, slot) => (card === NONE || bins[slot] ? [] : [{ card, name: before.names[slot] }]))
  const names: string[] = market.map(() => '')
  for (let slot = market.length - 1; slot >= 0; slot--) {
    if (market[slot] === NONE) continue
    const from = stays ? { card: market[slot], name: before.names[slot] } : slid.pop()
    names[slot] = from !== undefined && from.card === market[slot] ? from.name : `card-${++count}`
  }
  return { market, names, count }
}
