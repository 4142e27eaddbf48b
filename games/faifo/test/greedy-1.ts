import { type Bot, pick, type Random, type Rules, type Seat } from '@fairground/kernel'
import { hiddenMerchants } from '../rules/calls.ts'
import { highest, lowest, members, size, union } from '../rules/cards.ts'
import { fallenOf } from '../rules/turn.ts'
import { type Card, type Event, type Facts, type MerchantSet, type Move, SHIP, type State, type View } from '../state.ts'

/**
 * The first hand-written player, kept so that newer ones can be compared with it. It looks one turn ahead: it samples what the others may lay
 * from the cards they can still hold, lays what earns most against these samples, and uses its skills on the richest player.
 */
export function greedy1({ facts }: Rules<State, Move, View, Event, Facts>): Bot<Move, View> {
  return {
    choose(view, moves, _budget, random) {
      if (view.viewer === 'spectator' || view.phase === 'throw') return pick(moves, random)
      const seen: Seen = { ...view, facts }
      const me = view.viewer
      const turns = view.phase === 'lay' || view.phase === 'discard' ? guessTurns(seen, me, random) : []
      let best = moves[0]
      let most = Number.NEGATIVE_INFINITY
      for (const move of moves) {
        const value = worth(seen, me, move, turns) + random.below(1000) / 1e4
        if (value <= most) continue
        most = value
        best = move
      }
      return best
    },
  }
}

/** A view together with the facts. */
type Seen = View & { readonly facts: Facts }

/** The value of a contract in coins. */
const CONTRACT = 12
const GUESSES = 32

/** A sample of the others' cards in a turn. */
interface Turn {
  readonly merchants: MerchantSet
  readonly ships: number
}

function worth(view: Seen, me: Seat, move: Move, turns: readonly Turn[]): number {
  if ('lay' in move) return cardWorth(view, me, move.lay, turns)
  if ('discard' in move) return -cardWorth(view, me, move.discard, turns)
  if ('target' in move) return view.purse[move.target]
  if ('name' in move) return callWorth(view, me, move.name)
  if ('favor' in move) return skillWorth(view, me, move.favor)
  if ('place' in move) return skillWorth(view, me, move.place) - keepWorth(view, move.place)
  return 'take' in move ? keepWorth(view, move.take) : 0
}

/** What a card earns on average against the samples, minus the others' average, because only a lead wins contracts. */
function cardWorth(view: Seen, me: Seat, card: Card, turns: readonly Turn[]): number {
  const { facts } = view
  const others = view.held.length - 1
  const skill = card === SHIP ? 0 : skillWorth(view, me, card)
  let mine = 0
  let theirs = 0
  for (const turn of turns) {
    const ships = turn.ships + (card === SHIP ? 1 : 0)
    const merchants = card === SHIP ? turn.merchants : turn.merchants | (1 << card)
    const fallen = fallenOf(facts, merchants)
    const standing = merchants & ~fallen
    const first = highest(standing)
    const second = size(merchants) >= 3 ? highest(standing & ~(1 << first)) : SHIP
    theirs += turn.ships * facts.ships[ships]
    if (card === SHIP) mine += facts.ships[ships]
    else if (fallen === 0 ? lowest(merchants) === card : (fallen & (1 << card)) !== 0) mine += skill
    if (first > SHIP && first === card) mine += facts.merchants[first].first
    else if (first > SHIP) theirs += facts.merchants[first].first
    if (second > SHIP && second === card) mine += facts.merchants[second].second
    else if (second > SHIP) theirs += facts.merchants[second].second
  }
  return (mine - theirs / others) / turns.length
}

function guessTurns(view: Seen, me: Seat, random: Random): readonly Turn[] {
  return Array.from({ length: GUESSES }, () => guessTurn(view, me, random))
}

/** Each opponent lays a random card that it is known to hold or that nobody has seen. */
function guessTurn(view: Seen, me: Seat, random: Random): Turn {
  const unseen = [...new Array<Card>(view.unseenShips).fill(SHIP), ...members(view.unseen)]
  let merchants = 0
  let ships = 0
  for (let seat = 0; seat < view.held.length; seat++) {
    if (seat === me) continue
    const known = members(view.known[seat])
    const at = random.below(view.held[seat])
    const card = view.forced[seat] || (known[at] ?? unseen.splice(random.below(unseen.length), 1)[0])
    if (card === SHIP) ships++
    else merchants |= 1 << card
  }
  return { merchants, ships }
}

/** The value of using a merchant's skill now, in coins. */
function skillWorth(view: Seen, me: Seat, merchant: Card): number {
  const { purse } = view
  const others = purse.map((_, seat) => seat).filter((seat) => seat !== me)
  const richest = Math.max(...others.map((seat) => purse[seat]))
  switch (view.facts.merchants[merchant].skill) {
    case 'try-your-luck':
      return (richest - purse[me]) / 4
    case 'good-fortune':
      return 4
    case 'protection-fee':
      return others.reduce((sum, seat) => sum + Math.min(purse[seat], view.contracts.includes(seat) ? 2 : 1), 0)
    case 'dictating':
      return 1.5
    case 'snitching':
      return Math.min(3, richest)
    case 'networking':
      return 2.5
    case 'embargo':
      return others.reduce((sum, seat) => sum + view.gained[seat], 0) / others.length - view.gained[me]
    case 'enticing':
      return richest / 2
    case 'seducing':
      return richest - purse[me]
    case 'supported':
      return others.every((seat) => purse[seat] >= purse[me]) ? CONTRACT : 0
    case 'asking-a-favor':
      return favorWorth(view, me)
    case 'prioritized':
      return CONTRACT - 1
    case 'charity':
      return -Math.min(3, purse[me])
    case 'socializing':
      return -Math.min(4, purse[me]) - 1
    case 'none':
      return 0
  }
}

/** The best skill on the table, without chains. */
function favorWorth(view: Seen, me: Seat): number {
  const skills = members(union(view.front) & ~view.used).filter(
    (merchant) => !['asking-a-favor', 'networking'].includes(view.facts.merchants[merchant].skill),
  )
  return skills.length === 0 ? 1 : Math.max(...skills.map((merchant) => skillWorth(view, me, merchant)))
}

/** The value of keeping a merchant: high reputations earn more, unless their rivals can still be laid. */
function keepWorth(view: Seen, merchant: Card): number {
  const { first, zeroedBy } = view.facts.merchants[merchant]
  const strong = (first * merchant) / 15
  return (zeroedBy & hiddenMerchants(view)) === 0 ? strong : strong / 2
}

/** Snitching calls a merchant whose holder is known and has coins; Dictating one that a merchant in my hand brings to 0, or that earns little. */
function callWorth(view: Seen, me: Seat, merchant: Card): number {
  const facts = view.facts.merchants[merchant]
  if (view.facts.merchants[view.skill].skill === 'dictating')
    return (facts.zeroedBy & (view.hand ?? 0)) !== 0 ? 5 : -keepWorth(view, merchant) - skillWorth(view, me, merchant) / 4
  const holder = view.known.findIndex((set) => (set & (1 << merchant)) !== 0)
  return holder < 0 ? 2 : Math.min(3, view.purse[holder])
}
