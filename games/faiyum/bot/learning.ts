import type { Learning, Seat } from '@fairground/kernel'
import { GOODS, PIECES } from '../edition/vocabulary.ts'
import { buyable } from '../rules/market.ts'
import { CHOOSE, NAME } from '../rules/plan.ts'
import { planOfAction, tableFor } from '../rules/table.ts'
import { EMPTY, type Facts, type Move, NONE, type Phase, type State } from '../state.ts'
import { evaluationFor, FEATURES, stageOf } from './evaluation.ts'
import { Mind } from './mind.ts'

const PHASES: readonly Phase[] = ['turn', 'action', 'workers', 'back', 'replace', 'over']
const OPERATIONS = CHOOSE + 1
const MOST_BACK = 8
const RESOURCES = 3
const OTHERS = 5

/** A large value of each fact about a seat, in the order of `Mind.read`; inputs are divided by it. */
const SCALES = [100, 1, 20, 9, 8, 10, 5, 5, 3, 3, 8, 100, 6, 5, 8, 10, 30, 15, 20, 20, 20, 20, 1]
/**
 * Inputs per seat: those facts, three about the expected final reputation (the number itself, and how far it is behind the best, in two
 * scales), and the goods.
 */
const PER_SEAT = FEATURES + 3 + GOODS.length
/** A large lead in reputation, and about the most that a seat ends with. */
const AHEAD = 20
const MOST = 200

/** A large difference between two moves, in dollars. Further behind the best than HOPELESS, all moves count the same. */
const SCALE = 3
const HOPELESS = -8

/** Solo: a score that a good player beats half of the time, and the margin that means odds of e to one. */
const SOLO = { usual: 360, spread: 60 }

/**
 * The inputs of the network: every seat, starting with the one that chooses; its cards, the others' cards, the market, a summary of the
 * map, the card being played.
 */
export function learningOf(facts: Facts): Learning<State, Move> {
  const { seats } = facts
  const table = tableFor(facts)
  const mind = new Mind(table, {})
  const evaluation = evaluationFor(seats)
  const features = new Float64Array(FEATURES)
  const ends = new Float64Array(seats)
  const cards = table.cards.length
  const all = table.blue.length + table.yellow.length + table.disasters.length

  const MARKET = seats * PER_SEAT + (seats + 1) * cards
  const MAP = MARKET + cards
  const DOING = MAP + PIECES.length + RESOURCES + 2
  const REST = DOING + PHASES.length + cards + OPERATIONS
  const inputs = REST + OTHERS

  const BUYS = cards
  const PLACES = BUYS + cards
  const CASHES = PLACES + NAME + 1
  const BACKS = CASHES + 1
  /** Kinds of moves that all belong to the same sort. */
  const KINDS: readonly Move['do'][] = ['administer', 'quit', 'join', 'enough', 'pay', 'give', 'swap', 'choose', 'take', 'lay', 'replace']
  const PLAIN = BACKS + MOST_BACK
  const REMOVES = PLAIN + KINDS.length
  const sorts = REMOVES + 1

  function readSeat(state: State, seat: Seat, stage: number, into: Float32Array, from: number): void {
    mind.read(state, seat, features)
    const weights = evaluation.weights[stage]
    let end = 0
    for (let i = 0; i < FEATURES; i++) {
      end += weights[i] * features[i]
      into[from + i] = features[i] / SCALES[i]
    }
    ends[seat] = end
    into[from + FEATURES] = end / MOST
    for (let good = 0; good < GOODS.length; good++) into[from + FEATURES + 3 + good] = state.goods[seat * GOODS.length + good] / 4
  }

  function readMap({ board, linked }: State, into: Float32Array): void {
    for (let piece = 0; piece < PIECES.length; piece++) into[MAP + piece] = board.supply[piece] / Math.max(1, table.supply[piece])
    const free = MAP + PIECES.length
    let crocodiles = 0
    for (let space = 0; space < board.piece.length; space++) {
      crocodiles += board.crocodile[space]
      const terrain = table.land.terrain[space]
      if (terrain < RESOURCES && board.piece[space] === EMPTY && board.worker[space] === 0) into[free + terrain] += 0.1
    }
    into[free + RESOURCES] = crocodiles / 15
    into[free + RESOURCES + 1] = linked.length / 40
  }

  function sortOf(state: State, move: Move): number {
    switch (move.do) {
      case 'use':
        return move.card
      case 'buy':
        return BUYS + move.card
      case 'cash':
        return CASHES
      case 'back':
        return BACKS + Math.min(move.cards, MOST_BACK - 1)
      case 'space':
        return state.phase === 'workers' ? REMOVES : PLACES + planOfAction(table, state).operations[state.action.at].code
      default:
        return PLAIN + KINDS.indexOf(move.do)
    }
  }

  return {
    version: 1,
    facts,
    inputs,
    sorts,
    alone: SOLO,
    unsettled: ({ phase }) => phase !== 'turn',
    read(state, me, into) {
      into.fill(0)
      const stage = stageOf(table, state)
      let best = Number.NEGATIVE_INFINITY
      for (let next = 0; next < seats; next++) {
        const seat = (me + next) % seats
        readSeat(state, seat, stage, into, next * PER_SEAT)
        if (ends[seat] > best) best = ends[seat]
      }
      for (let next = 0; next < seats; next++) {
        const behind = ends[(me + next) % seats] - best
        into[next * PER_SEAT + FEATURES + 1] = behind / AHEAD
        into[next * PER_SEAT + FEATURES + 2] = Math.max(HOPELESS, behind / (evaluation.spread[stage] ?? 1)) / 4
      }
      // Our own hand and stack. Cards in the others' stacks count half.
      let from = seats * PER_SEAT
      for (const card of state.hands[me]) into[from + card]++
      from += cards
      const stack = state.stacks[me]
      for (let i = 0; i < stack.length; i++) into[from + stack[i]] += i + table.cardsBack >= stack.length ? 1 : 0.5
      for (let next = 1; next < seats; next++) {
        from += cards
        const seat = (me + next) % seats
        if (state.quit[seat] !== 0) continue
        for (const card of state.hands[seat]) into[from + card]++
        for (const card of state.stacks[seat]) into[from + card] += 0.5
      }
      const open = buyable(table, state)
      for (let place = 0; place < state.market.length; place++) {
        const card = state.market[place]
        if (card < cards) into[MARKET + card] = place < open ? 1 : 0.4
      }
      readMap(state, into)
      into[DOING + PHASES.indexOf(state.phase)] = 1
      if (state.phase === 'action') {
        const { operations } = planOfAction(table, state)
        into[DOING + PHASES.length + state.action.card] = 1
        if (state.action.at < operations.length) into[DOING + PHASES.length + cards + operations[state.action.at].code] = 1
      }
      const rest = state.pile.length + state.last.length
      into[REST] = rest / all
      into[REST + 1] = state.pile.length / all
      into[REST + 2] = state.ending ? 1 : 0
      into[REST + 3] = (state.market.length - open) / 8
      into[REST + 4] = state.quit.reduce((sum, each) => sum + (each === 0 ? 0 : 1), 0) / 4
    },
    sort(state, seat, moves, into, rating) {
      mind.order(state, seat, moves, rating)
      let most = Number.NEGATIVE_INFINITY
      for (let i = 0; i < moves.length; i++) if (rating[i] > most) most = rating[i]
      for (let i = 0; i < moves.length; i++) {
        const move = moves[i]
        rating[i] = rating[i] === most ? 0 : Math.max(HOPELESS, (rating[i] - most) / SCALE)
        into[2 * i] = sortOf(state, move)
        into[2 * i + 1] = move.do === 'take' ? BUYS + move.card : NONE
      }
    },
  }
}
