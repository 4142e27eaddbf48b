import * as z from 'zod/mini'
import { listOf, shapeCheck, whole } from '../../shape.ts'
import { GOODS, PIECES } from '../edition/vocabulary.ts'
import { EXPANDED, GRAND_BRIDGE, NONE, type State } from '../state.ts'
import { boardProblems } from './check-board.ts'
import type { Table } from './table.ts'

const MANY = 100_000
const DISASTERS = 4
const shapeProblems = shapeCheck(shapeOf)

/** Checks the shape first, then the invariants. */
export function checkState(table: Table, state: unknown): readonly string[] {
  const lines = shapeProblems(table, state)
  if (lines.length > 0) return lines
  const valid = state as State // the schema has just checked the shape
  return [...deckProblems(table, valid), ...marketProblems(table, valid), ...playerProblems(table, valid), ...boardProblems(table, valid)]
}

function shapeOf({ seats, cards, disaster, land, disasters, prices, marketSpaces }: Table): z.ZodMiniType {
  const bySeat = (item: z.ZodMiniType) => listOf(item, seats)
  const spaces = land.terrain.length
  const bySpace = (most: number) => listOf(whole(0, most), spaces)
  const card = whole(0, disaster + disasters.length - 1)
  const playable = whole(0, cards.length - 1)
  return z.strictObject({
    phase: z.enum(['turn', 'action', 'workers', 'back', 'replace', 'over']),
    seat: whole(0, seats - 1),
    first: whole(0, seats - 1),
    pile: z.array(playable),
    last: z.array(card),
    market: z.array(card).check(z.maxLength(marketSpaces)),
    discount: z.array(whole(0, 1)),
    box: z.array(card),
    ending: z.boolean(),
    quit: bySeat(whole(0, 1)),
    money: bySeat(whole(0, MANY)),
    goods: listOf(whole(0, MANY), seats * GOODS.length),
    reputation: bySeat(whole(0, MANY)),
    fromLinks: bySeat(whole(0, MANY)),
    fromDisaster: bySeat(whole(0, MANY)),
    hands: bySeat(z.array(playable)),
    stacks: bySeat(z.array(playable)),
    board: z.strictObject({
      crocodile: bySpace(1),
      worker: bySpace(1),
      piece: bySpace(EXPANDED),
      blocks: bySpace(MANY),
      road: listOf(whole(0, GRAND_BRIDGE), land.from.length),
      ends: bySpace(MANY),
      supply: listOf(whole(0, MANY), PIECES.length),
    }),
    linked: z.array(whole(0, spaces * spaces - 1)),
    action: z.strictObject({
      card: whole(NONE, cards.length - 1),
      repeats: whole(NONE, cards.length - 1),
      at: whole(0, MANY),
      done: whole(0, MANY),
      spaces: z.array(whole(0, spaces - 1)),
      ground: z.array(whole(1, 7)),
      crocodiles: whole(0, MANY),
      cleared: whole(0, MANY),
    }),
    count: whole(0, prices.length + spaces),
  })
}

/** Every card is in exactly one place, and starting cards stay with their seat until they leave the game. */
function deckProblems(table: Table, state: State): readonly string[] {
  const problems: string[] = []
  const all = table.disaster + table.disasters.length
  const seen: number[] = new Array(all).fill(0)
  for (const pile of [state.pile, state.last, state.market, state.box, ...state.hands, ...state.stacks])
    for (const card of pile) seen[card]++
  for (let card = 0; card < all; card++) {
    const copies = card < table.starting ? table.cards[card].copies * table.seats : 1
    if (seen[card] !== copies) problems.push(`card ${card} is there ${seen[card]} times, not ${copies}`)
  }
  for (let seat = 0; seat < table.seats; seat++)
    for (let card = 0; card < table.starting; card++) {
      const held = [...state.hands[seat], ...state.stacks[seat]].filter((each) => each === card).length
      if (held > table.cards[card].copies) problems.push(`seat ${seat} has starting cards of somebody else`)
    }
  for (const [name, pile] of [
    ['draw pile', state.pile],
    ['last turns', state.last],
  ] as const)
    if (!isRising(pile)) problems.push(`unseen cards of the ${name} are not in order`)
  if (state.hands.some((hand) => !isSorted(hand))) problems.push('a hand is not in order')
  const blue = new Set(table.blue)
  if (state.pile.some((card) => !blue.has(card))) problems.push('a card of the draw pile is not blue')
  if (state.pile.length > 0 && state.last.length !== lastTurns(table)) problems.push('the last turns began before the draw pile was empty')
  return problems
}

function lastTurns({ shown, marketSpaces, yellow, disasters }: Table): number {
  return shown - marketSpaces + yellow.length + disasters.length
}

function marketProblems(table: Table, state: State): readonly string[] {
  const problems: string[] = []
  const { market, discount, ending } = state
  if (!isRising(market)) problems.push('the market is not sorted')
  if (discount.length !== market.length) problems.push('the discount tokens do not fit the market')
  const tokens = discount.reduce((sum, each) => sum + each, 0)
  if (table.seats === 1 && tokens > 0) problems.push('a solo game has no discount tokens')
  if (discount.some((token, place) => token === 1 && (place >= table.prices.length || market[place] >= table.disaster)))
    problems.push('a card that is not for sale has a discount token')
  if (state.last.filter((card) => card >= table.disaster).length + shownDisasters(table, state) !== DISASTERS)
    problems.push('the number of disasters is wrong')
  const waiting = state.last.some((card) => card >= table.disaster)
  if (ending === waiting)
    problems.push(ending ? 'the end came before the fourth disaster' : 'the fourth disaster is out but the end has not begun')
  const missing = state.phase === 'replace' ? state.count : 0
  if (!ending && market.length !== table.marketSpaces - missing) problems.push(`the market has ${market.length} cards`)
  if (!ending && state.quit.includes(1)) problems.push('somebody quit before the end')
  const all = !state.quit.includes(0)
  if (all !== (state.phase === 'over')) problems.push(all ? 'all have quit and the game goes on' : 'the game is over and not all have quit')
  if (!all && state.quit[state.seat] === 1) problems.push('it is the turn of a seat that has quit')
  return problems
}

function shownDisasters(table: Table, { market, box }: State): number {
  return [...market, ...box].filter((card) => card >= table.disaster).length
}

function playerProblems(table: Table, state: State): readonly string[] {
  const problems: string[] = []
  const links = state.fromLinks.reduce((sum, each) => sum + each, 0)
  if (links !== state.linked.length) problems.push(`${links} reputation for ${state.linked.length} first connections`)
  for (let seat = 0; seat < table.seats; seat++)
    if (state.reputation[seat] < state.fromLinks[seat] + state.fromDisaster[seat]) problems.push(`seat ${seat} has lost reputation`)
  const { action } = state
  const idle = action.card === NONE
  if (idle === (state.phase === 'action')) problems.push(idle ? 'no card is being played' : 'a card is being played at the wrong time')
  if (idle) {
    const parts = action.at + action.done + action.crocodiles + action.cleared + action.spaces.length + action.ground.length
    if (parts > 0 || action.repeats !== NONE) problems.push('the last action was not reset')
  } else if (!state.stacks[state.seat].includes(action.card)) problems.push('the card being played is not on its stack')
  const administering = state.phase === 'workers' || state.phase === 'replace'
  if (state.count > 0 && !administering) problems.push('picks are counted outside of an administration')
  if (state.phase === 'workers' && state.count >= table.workersOff) problems.push('too many workers were taken off')
  if (state.phase === 'replace' && (table.seats > 1 || state.count >= table.replaced)) problems.push('too many market cards were replaced')
  return problems
}

function isRising(cards: readonly number[]): boolean {
  return cards.every((card, i) => i === 0 || card > cards[i - 1])
}

function isSorted(cards: readonly number[]): boolean {
  return cards.every((card, i) => i === 0 || card >= cards[i - 1])
}
