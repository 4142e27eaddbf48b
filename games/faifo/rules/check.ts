import type { Seat } from '@fairground/kernel'
import * as z from 'zod/mini'
import { listOf, shapeCheck, whole } from '../../shape.ts'
import { type MerchantSet, NONE, SHIP, type State } from '../state.ts'
import { callable } from './calls.ts'
import { ALL_MERCHANTS, size } from './cards.ts'
import { copyable, owesTaking, takeable } from './chains.ts'
import { contractsOf } from './contracts.ts'
import { shipOdds } from './odds.ts'
import type { Table } from './table.ts'
import { fallenOf, laidBy } from './turn.ts'
import { shipsIn, viewOf } from './view.ts'

const MANY = 100_000
const shapeProblems = shapeCheck(shapeOf)

/** Checks the shape first, then the invariants. */
export function checkState(table: Table, state: unknown): readonly string[] {
  const lines = shapeProblems(table, state)
  if (lines.length > 0) return lines
  const shaped = state as State
  const problems = [cardProblems, knowledgeProblems, choiceProblems, moneyProblems].flatMap((find) => find(table, shaped))
  return problems.length > 0 ? problems : pastProblems(table, shaped)
}

function shapeOf({ seats, turns, facts, everybody, ships }: Table): z.ZodMiniType {
  const bySeat = (item: z.ZodMiniType) => listOf(item, seats)
  const merchants = z.int().check(
    z.gte(0),
    z.lte(ALL_MERCHANTS),
    z.refine((set) => (set & 1) === 0, 'is no set of merchants'),
  )
  const card = whole(NONE, 15)
  const merchant = whole(1, 15)
  const someone = whole(0, seats - 1)
  const seatSet = whole(0, everybody)
  return z.strictObject({
    phase: z.enum(['discard', 'lay', 'target', 'throw', 'name', 'favor', 'place', 'take', 'over']),
    round: whole(1, MANY),
    turn: whole(1, turns),
    owing: seatSet,
    purse: bySeat(whole(0, MANY)),
    circulating: whole(0, MANY),
    gained: bySeat(whole(0, MANY)),
    shown: seatSet,
    contracts: z.array(someone).check(z.maxLength(facts.deck.length)),
    hand: bySeat(merchants),
    ships: bySeat(whole(0, ships)),
    row: listOf(card, seats * turns),
    front: bySeat(merchants),
    aside: merchants,
    asideShips: whole(0, ships),
    discard: bySeat(card),
    known: bySeat(merchants),
    onlyShips: seatSet,
    calls: z.array(
      z.strictObject({
        turn: whole(1, turns),
        by: someone,
        skill: z.enum(['dictating', 'snitching']),
        merchant,
        holder: someone,
        hidden: whole(1, 15),
        held: whole(0, 15),
      }),
    ),
    swaps: z.array(z.strictObject({ turn: whole(1, turns), by: someone, placed: merchant, taken: whole(0, 15) })),
    forced: bySeat(whole(0, 15)),
    fallen: merchants,
    waiting: merchants,
    actor: whole(NONE, seats - 1),
    skill: whole(0, 15),
    used: merchants,
    rival: whole(NONE, seats - 1),
    throws: listOf(whole(0, 3), 2),
    draws: whole(0, facts.drawsBeforeCoin - 1),
  })
}

/** The number of turns whose cards are face up. */
function turnsUp(state: State): number {
  if (state.phase === 'discard') return 0
  return state.phase === 'lay' ? state.turn - 1 : state.turn
}

/** Every card is in exactly one place, and the cards on the table are those that were laid or placed and not taken. */
function cardProblems(table: Table, state: State): readonly string[] {
  const problems: string[] = []
  const { seats, turns, handCards } = table
  const up = turnsUp(state)
  let all = state.aside
  let twice = 0
  for (let seat = 0; seat < seats; seat++) {
    twice |= all & state.hand[seat]
    all |= state.hand[seat]
    twice |= all & state.front[seat]
    all |= state.front[seat]
  }
  if (twice !== 0) problems.push('a merchant is in two places')
  if (all !== ALL_MERCHANTS) problems.push('a merchant is missing')
  const open = state.row.map((card, index) => (index % turns < up ? card : NONE))
  const ships = shipsIn(open) + state.asideShips + state.ships.reduce((sum, each) => sum + each, 0)
  if (ships !== table.ships) problems.push(`there are ${ships} ships, not ${table.ships}`)
  if (open.some((card, index) => card === NONE && index % turns < up)) problems.push('a card of an earlier turn is missing')
  const laidAside = state.phase === 'discard' ? 0 : state.discard.filter((card) => card !== NONE).length
  if (size(state.aside) + state.asideShips !== table.faceUp + laidAside) problems.push('too many or too few cards are laid aside')
  const before = handCards + (state.phase === 'discard' ? 1 : 0)
  for (let seat = 0; seat < seats; seat++) {
    const held = size(state.hand[seat]) + state.ships[seat]
    const placing = owesTaking(state) && seat === state.actor ? 1 : 0
    const laid = shipsIn(open.slice(seat * turns, (seat + 1) * turns)) + (state.phase !== 'discard' && state.discard[seat] === SHIP ? 1 : 0)
    if (state.ships[seat] + laid === 0) problems.push(`seat ${seat} never had a ship of its own`)
    if (held !== before - up - placing) problems.push(`seat ${seat} holds ${held} cards, not ${before - up - placing}`)
  }
  const fronts = frontsFrom(table, state, open, up)
  for (let seat = 0; seat < seats; seat++)
    if (fronts[seat] !== state.front[seat]) problems.push(`the cards in front of seat ${seat} are not those that were laid there`)
  return problems
}

function frontsFrom({ seats, turns }: Table, state: State, open: readonly number[], up: number): readonly number[] {
  const fronts: number[] = new Array(seats).fill(0)
  for (let turn = 1; turn <= up; turn++) {
    for (let seat = 0; seat < seats; seat++) {
      const card = open[seat * turns + turn - 1]
      if (card > SHIP) fronts[seat] |= 1 << card
    }
    for (const { turn: when, by, placed, taken } of state.swaps) {
      if (when !== turn) continue
      fronts[by] |= 1 << placed
      for (let seat = 0; seat < seats; seat++) if (taken !== 0) fronts[seat] &= ~(1 << taken)
    }
  }
  return fronts
}

function knowledgeProblems(table: Table, state: State): readonly string[] {
  const problems: string[] = []
  const up = turnsUp(state)
  for (let seat = 0; seat < table.seats; seat++) {
    const order = state.forced[seat]
    if ((state.known[seat] & ~state.hand[seat]) !== 0) problems.push(`seat ${seat} is known to hold what it does not`)
    if ((state.onlyShips & (1 << seat)) !== 0 && state.hand[seat] !== 0)
      problems.push(`seat ${seat} should hold only ships, but holds a merchant`)
    if (order !== 0 && (state.known[seat] & (1 << order)) === 0) problems.push(`seat ${seat} must lay a card that it does not hold`)
    if (order !== 0 && !state.calls.some((call) => orders(call, seat, order, up)))
      problems.push(`seat ${seat} has a forced card without a call`)
  }
  for (const call of state.calls) {
    if (call.turn > up || call.by === call.holder) problems.push('a call is impossible')
    if (call.turn === up && state.phase === 'lay' && call.skill === 'dictating' && state.forced[call.holder] !== call.merchant)
      problems.push(`seat ${call.holder} must lay a merchant, but has no forced card`)
  }
  if (state.swaps.some((swap, index) => swap.turn > up || (swap.taken === 0 && index < state.swaps.length - 1)))
    problems.push('a swap is impossible')
  return problems
}

/** What a seat did in earlier turns must be possible with the hand that it has now. */
function pastProblems(table: Table, state: State): readonly string[] {
  const view = viewOf(table, state, 'spectator')
  const problems: string[] = []
  for (let seat = 0; seat < table.seats; seat++)
    if (shipOdds(table, view, seat, state.ships[seat]) === 0)
      problems.push(`seat ${seat} cannot have made its earlier choices with these ships`)
  return problems
}

function orders(call: State['calls'][number], seat: Seat, merchant: number, turn: number): boolean {
  return call.skill === 'dictating' && call.holder === seat && call.merchant === merchant && call.turn === turn
}

/** The right players have to choose, and the choices made so far were possible. */
function choiceProblems(table: Table, state: State): readonly string[] {
  const problems: string[] = []
  const { phase, owing, actor, rival } = state
  const committing = phase === 'lay' || phase === 'discard'
  if (phase === 'over' ? owing !== 0 : owing === 0) problems.push('nobody has to move, or somebody has to after the end')
  for (let seat = 0; seat < table.seats; seat++) {
    const owes = (owing & (1 << seat)) !== 0
    problems.push(...cardChoiceProblems(table, state, seat, owes))
    if (!committing && owes && seat !== actor && seat !== rival)
      problems.push(`seat ${seat} has to move, but does not take part in the skill`)
  }
  if (state.fallen !== (committing ? 0 : fallenThisTurn(table, state)))
    problems.push('the fallen merchants do not match their rivals on the table')
  if (phase === 'discard' && !table.laysAside) problems.push('nobody lays a card aside at this table')
  const acting = !committing && phase !== 'over'
  if (acting !== (actor !== NONE)) problems.push('there is a skill without an actor, or an actor without a skill')
  if (acting !== (state.skill !== 0) || acting !== (state.used !== 0)) problems.push('the skill in use is missing')
  if (!acting) return state.waiting === 0 ? problems : [...problems, 'a skill of this turn was left out']
  if (actor === NONE) return problems
  if ((rival !== NONE) !== (phase === 'throw') || rival === actor)
    problems.push('there is a duel without a rival, or a rival without a duel')
  if (phase !== 'throw' && (owing !== 1 << actor || state.throws[0] + state.throws[1] + state.draws !== 0))
    problems.push('a skill may ask only its actor')
  if (phase === 'throw')
    for (const [index, seat] of [actor, rival].entries())
      if ((state.throws[index] === 0) !== ((owing & (1 << seat)) !== 0))
        problems.push(`seat ${seat} has thrown and still has to throw, or neither`)
  if (phase === 'take' && !owesTaking(state)) problems.push('a merchant must be taken, but none was placed')
  return [...problems, ...emptyChoiceProblems(table, state)]
}

function fallenThisTurn(table: Table, state: State): MerchantSet {
  let merchants = 0
  for (let seat = 0; seat < table.seats; seat++) {
    const card = laidBy(table, state, seat)
    if (card > SHIP) merchants |= 1 << card
  }
  return fallenOf(table, merchants)
}

/** A skill asks only if there is something to choose. */
function emptyChoiceProblems(table: Table, state: State): readonly string[] {
  const { phase, actor } = state
  const empty =
    (phase === 'name' && callable(state, actor) === 0) ||
    (phase === 'favor' && copyable(state) === 0) ||
    (phase === 'place' && state.hand[actor] === 0) ||
    (phase === 'take' && takeable(table, state) === 0)
  return empty ? ['a skill asks, but there is nothing to choose'] : []
}

function cardChoiceProblems(table: Table, state: State, seat: Seat, owes: boolean): readonly string[] {
  const problems: string[] = []
  const { phase, turn } = state
  const laid = state.row[seat * table.turns + turn - 1]
  const later = state.row.slice(seat * table.turns + turn, (seat + 1) * table.turns)
  if (later.some((card) => card !== NONE) || (phase === 'discard' && laid !== NONE)) problems.push(`seat ${seat} has laid a card too early`)
  if ((phase === 'discard' || phase === 'lay') && owes !== ((phase === 'lay' ? laid : state.discard[seat]) === NONE))
    problems.push(`seat ${seat} has chosen and still has to choose, or neither`)
  if (phase === 'lay' && laid !== NONE && !holds(state, seat, laid)) problems.push(`seat ${seat} chose a card it does not hold`)
  if (phase === 'lay' && laid !== NONE && state.forced[seat] !== 0 && laid !== state.forced[seat])
    problems.push(`seat ${seat} did not choose its forced card`)
  if (phase === 'discard' && state.discard[seat] !== NONE && !holds(state, seat, state.discard[seat]))
    problems.push(`seat ${seat} lays aside a card it does not hold`)
  if (phase !== 'discard' && (state.discard[seat] === NONE) === table.laysAside)
    problems.push(`seat ${seat} laid aside too many or too few cards`)
  if (phase !== 'discard' && state.discard[seat] > SHIP && (state.aside & (1 << state.discard[seat])) === 0)
    problems.push(`the card that seat ${seat} laid aside is missing`)
  return problems
}

function holds(state: State, seat: Seat, card: number): boolean {
  return card === SHIP ? state.ships[seat] > 0 : (state.hand[seat] & (1 << card)) !== 0
}

function moneyProblems(table: Table, state: State): readonly string[] {
  const problems: string[] = []
  const coins = state.purse.reduce((sum, each) => sum + each, 0)
  if (coins !== state.circulating) problems.push(`purses contain ${coins} coins, but the bank has given out ${state.circulating}`)
  const reached = state.purse.some((_, seat) => contractsOf(state, seat) >= table.facts.goal)
  if (state.phase === 'over' && !reached) problems.push('the game is over and nobody has enough contracts')
  return problems
}
