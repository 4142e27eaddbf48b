import * as z from 'zod/mini'
import { listOf, shapeCheck, whole } from '../../shape.ts'
import { NONE, type State } from '../state.ts'
import { allows } from './belief.ts'
import { BAD, type Board, GREAT, JET } from './board.ts'
import {
  CHOSE_IMPROVEMENT,
  CHOSE_PASS,
  choiceIn,
  DINE,
  dinerIn,
  GAIN,
  gainIn,
  lengthOf,
  PLACE,
  PLACE_WITH,
  PRINT,
  printIn,
  SELL,
  saleIn,
} from './ledger.ts'
import type { Memory } from './memory.ts'
import { bits } from './offers.ts'
import type { Table } from './table.ts'
import { notesOf } from './view.ts'

const MANY = 2 ** 31 - 1
/** More than any single payment, in tens. */
const MOST_TENS = 1000
const shapeProblems = shapeCheck(shapeOf)

/** Checks the shape first, then the invariants. */
export function checkState(table: Table, memory: Memory, state: unknown): readonly string[] {
  const lines = shapeProblems(table, state)
  if (lines.length > 0) return lines
  // The shape has just been checked.
  const valid = state as State
  return [
    ...cardProblems(table, valid),
    ...henchmanProblems(table, valid),
    ...moneyProblems(table, memory, valid),
    ...askProblems(table, valid),
  ]
}

function shapeOf({ board, seats }: Table): z.ZodMiniType {
  const bySeat = (item: z.ZodMiniType) => listOf(item, seats)
  const byDesign = listOf(whole(0, 42), board.designs.length)
  const space = whole(NONE, board.spaces.length - 1)
  const set = whole(0, 2 ** board.spaces.length - 1)
  const seat = whole(0, seats - 1)
  const dollars = z.int().check(z.gte(0), z.lte(1_000_000), z.multipleOf(10))
  const byQuality = listOf(whole(0, 10_000), 3)
  return z.strictObject({
    stage: z.enum(['draft', 'rounds', 'closing', 'last', 'great', 'bad', 'finale', 'over']),
    ask: z.enum(['improvement', 'space', 'notes', 'amount', 'diner', 'henchman', 'nothing']),
    actor: seat,
    round: whole(1, 1000),
    first: seat,
    police: whole(board.start, board.track.length - 1),
    trigger: whole(NONE, seats - 1),
    henchmen: bySeat(whole(0, board.henchmen)),
    laid: bySeat(whole(0, board.henchmen)),
    standing: bySeat(set),
    squeezed: bySeat(set),
    market: listOf(whole(NONE, board.designs.length - 1), board.slots),
    deck: listOf(byDesign, board.sets.length - 1),
    cards: bySeat(byDesign),
    binned: byDesign,
    cash: bySeat(dollars),
    envelope: bySeat(dollars),
    notes: bySeat(byQuality),
    traced: bySeat(byQuality),
    ledger: bySeat(z.array(whole(0, MANY)).check(z.minLength(1))),
    space,
    lifted: space,
    boost: whole(NONE, board.improvements.length - 1),
    owners: listOf(whole(NONE, seats - 1), board.improvements.length),
    spent: whole(0, 2 ** board.improvements.length - 1),
  })
}

/** Every card is in exactly one place. */
function cardProblems({ board }: Table, state: State): readonly string[] {
  const problems: string[] = []
  for (const [design, { id }] of board.designs.entries()) {
    let count = state.binned[design]
    for (const set of state.deck) count += set[design]
    for (const cards of state.cards) count += cards[design]
    for (const card of state.market) if (card === design) count++
    const printed = board.sets.reduce((sum, set) => sum + set[design], 0)
    if (count !== printed) problems.push(`${id}: there are ${count} cards, not ${printed}`)
    for (const [index, set] of state.deck.entries())
      if (set[design] > board.sets[index + 1][design]) problems.push(`deck.${index}: more ${id} cards than that set has`)
  }
  for (const [seat, cards] of state.cards.entries()) if (cards[JET] > 1) problems.push(`seat ${seat} owns a second jet`)
  return problems
}

/** Each henchman is still to be played, laid down, on the board or taken by a lawyer. */
function henchmanProblems({ board, seats, market }: Table, state: State): readonly string[] {
  const problems: string[] = []
  for (let seat = 0; seat < seats; seat++) {
    const lifted = state.lifted !== NONE && state.actor === seat ? 1 : 0
    const count = state.henchmen[seat] + state.laid[seat] + bits(state.standing[seat]) + bits(state.squeezed[seat]) + lifted
    if (count !== board.henchmen) problems.push(`seat ${seat} has ${count} henchmen, not ${board.henchmen}`)
  }
  let taken = 0
  let doubled = 0
  // Each use of a squeeze-in improvement puts one henchman on an occupied space.
  let shared = 0
  for (const [seat, set] of state.standing.entries()) {
    const own = state.squeezed[seat]
    shared += bits(taken & set) + bits(own)
    doubled |= (taken & set) | own
    taken |= set
    if ((own & ~set) !== 0) problems.push(`seat ${seat} has a squeezed-in henchman, but no other one on that space`)
  }
  let squeezes = 0
  for (const [index, { effect }] of board.improvements.entries())
    if (effect === 'squeeze-in' && (state.spent & (1 << index)) !== 0) squeezes++
  if (shared > squeezes || (doubled & market) !== 0) problems.push('two henchmen stand on one space')
  for (let slot = 0; slot < board.slots; slot++)
    if ((taken & (1 << slot)) !== 0 && state.market[slot] !== NONE) problems.push(`space ${slot} was used but still has a card`)
  return problems
}

/** The ledger allows the seat's money and notes. */
function moneyProblems(table: Table, memory: Memory, state: State): readonly string[] {
  const problems: string[] = []
  for (const [seat, ledger] of state.ledger.entries()) {
    const traced = tracedIn(table, ledger)
    if (traced === undefined) {
      problems.push(`seat ${seat}: the ledger is not valid`)
      continue
    }
    const holding = { cash: state.cash[seat], envelope: state.envelope[seat], notes: notesOf(state, seat) }
    if (traced.some((count, quality) => count !== state.traced[seat][quality]))
      problems.push(`seat ${seat}: traced notes do not match the ledger`)
    else if (!allows(memory.believe(seat, ledger).belief, holding))
      problems.push(
        `seat ${seat}: $${holding.cash}, $${holding.envelope} offshore and notes ${holding.notes} are not what the ledger allows`,
      )
  }
  return problems
}

/** Notes printed minus notes sold; `undefined` if the ledger is impossible at this table. */
function tracedIn({ board }: Table, ledger: readonly number[]): readonly number[] | undefined {
  if (!board.startCash.includes(10 * ledger[0])) return undefined
  const traced = [0, 0, 0]
  let turned = 0
  let at = 1
  for (; at < ledger.length; at += lengthOf(ledger[at])) {
    const entry = ledger[at]
    const kind = entry & 7
    if ((kind === PLACE || kind === PLACE_WITH) && !isChoice(board, entry)) return undefined
    if (kind === GAIN && Math.abs(gainIn(entry)) > MOST_TENS) return undefined
    if (kind === PRINT) {
      const { stars, notes } = printIn(entry)
      if (stars === 0) return undefined
      traced[stars - 1] += notes
    } else if (kind === SELL) for (const [quality, count] of saleIn(entry).notes.entries()) traced[quality] -= count
    else if (kind === DINE) turned += dinerIn(entry).notes
    if (traced.some((count) => count < 0) || turned > traced[0] + traced[1] + traced[2]) return undefined
  }
  return at === ledger.length ? traced : undefined
}

function isChoice({ spaces, improvements }: Board, entry: number): boolean {
  const { chosen, boost } = choiceIn(entry)
  const known =
    chosen < CHOSE_IMPROVEMENT ? chosen < spaces.length || chosen === CHOSE_PASS : chosen - CHOSE_IMPROVEMENT < improvements.length
  return known && boost < improvements.length
}

const ASKS: Readonly<Record<State['stage'], readonly State['ask'][]>> = {
  draft: ['improvement'],
  rounds: ['space', 'notes', 'amount'],
  closing: ['diner'],
  last: ['space', 'notes', 'amount'],
  great: ['henchman', 'space', 'notes', 'amount'],
  bad: ['henchman', 'space', 'notes', 'amount'],
  finale: ['diner'],
  over: ['nothing'],
}

/** `ask` fits the stage, and the unfinished action fits `ask`. */
function askProblems({ board, flights, supermarket, receiver }: Table, state: State): readonly string[] {
  const problems: string[] = []
  const { stage, ask, actor, space } = state
  if (!ASKS[stage].includes(ask)) problems.push(`ask ${ask} does not fit stage ${stage}`)
  const inUse = space === NONE ? 0 : 1 << space
  if (ask === 'notes' ? (inUse & (supermarket | receiver)) === 0 : ask === 'amount' ? (inUse & flights) === 0 : space !== NONE)
    problems.push(`space ${space} does not fit ask ${ask}`)
  if (space !== NONE && (state.standing[actor] & inUse) === 0) problems.push('nobody stands on the space in use')
  if (ask === 'space' && state.lifted === NONE && state.henchmen[actor] === 0) problems.push(`seat ${actor} has no henchman to place`)
  const lawyers = stage === 'great' || stage === 'bad'
  if (lawyers && state.cards[actor][stage === 'great' ? GREAT : BAD] === 0) problems.push(`seat ${actor} has no such lawyer`)
  if (state.lifted !== NONE && !(lawyers && ask === 'space')) problems.push('a henchman is lifted, but no lawyer acts')
  const ending = stage === 'last' || lawyers || stage === 'finale' || stage === 'over'
  if (ending !== (state.trigger !== NONE)) problems.push('the trigger does not fit the stage')
  const atEnd = board.track[state.police] === 'end'
  if (atEnd && !ending) problems.push('the police have arrived, but the game goes on')
  for (let improvement = 0; improvement < state.owners.length; improvement++)
    if ((state.spent & (1 << improvement)) !== 0 && state.owners[improvement] === NONE)
      problems.push(`improvement ${improvement} was used, but nobody owns it`)
  if (state.boost !== NONE && (state.owners[state.boost] !== actor || (state.spent & (1 << state.boost)) === 0))
    problems.push('the improvement in use does not belong to the actor')
  return problems
}
