import type { Facts, Move, View } from '../state.ts'

/** With fewer coins a player can hardly pay two bids; with more there is something to spend. */
const POOR = 8
const RICH = 24
/** If the first prize has this share of the whole market, players fight for it. */
const STEEP = 0.6

/** What is new for the player in this position, most important first. */
export function tips(view: View, moves: readonly Move[], facts: Facts): readonly string[] {
  const { viewer: me, phase, purse, debt, farmer, current, future, round } = view
  if (me === 'spectator' || moves.length === 0) return []
  if (phase === 'block') return ['lay-aside']
  const { seats } = facts
  const { prizes } = facts.market[current]
  const all = prizes.reduce((sum, prize) => sum + prize, 0)
  const met: Readonly<Record<string, boolean>> = {
    'two-bids': round === 1,
    blocked: round > 1,
    'last-market': future < 0,
    debt: debt[me] > 0,
    poor: purse[me] < POOR,
    'steep-market': prizes[0] >= STEEP * all,
    'level-market': prizes[0] - prizes[seats - 1] <= 2,
    'trader-marker': (farmer + seats - 1) % seats === me,
    'farmer-marker': farmer === me,
    rich: purse[me] >= RICH,
  }
  return Object.keys(met).filter((tip) => met[tip])
}
