import { fastRandom, type Rules, type Seat, type Viewer } from '@fairground/kernel'
import { members, size } from '../rules/cards.ts'
import type { Event, Move, State, View } from '../state.ts'

type AnyFaifo = Rules<State, Move, View, Event>

/** All positions that look the same to a viewer, with their probabilities. */
export interface PossibleStates {
  readonly view: View
  readonly states: readonly State[]
  readonly weights: readonly number[]
}

/** A first round up to some point: its start and all moves. */
interface PlayedRound {
  readonly start: State
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[]
  readonly state: State
}

const chance = fastRandom(0)

/** Plays random first rounds until one reaches a wanted position. */
export function firstRound(rules: AnyFaifo, wanted: (state: State) => boolean): PlayedRound {
  for (let seed = 0; ; seed++) {
    const random = fastRandom(seed)
    const start = rules.setup(random)
    const state = rules.copy(start)
    const moves: { seat: Seat; move: Move }[] = []
    while (state.round === 1 && state.phase !== 'over') {
      if (wanted(state)) return { start, moves, state }
      const turn = rules.turn(state)
      const seat = turn[random.below(turn.length)]
      const offered = rules.moves(state, seat)
      const move = offered[random.below(offered.length)]
      moves.push({ seat, move })
      rules.play(state, seat, move, chance)
    }
  }
}

/**
 * Every position that a viewer cannot distinguish from this one, with the probability that a fair deal and random play lead there:
 * we replay the same moves with each possible deal, and the probability of each move is one over the number of legal moves.
 */
export function consistent(rules: AnyFaifo, line: PlayedRound, viewer: Viewer): PossibleStates {
  const view = rules.view(line.state, viewer)
  const viewKey = JSON.stringify(view)
  const found = new Map<string, { readonly state: State; weight: number }>()
  for (const start of possibleStarts(rules, line, view)) {
    const prior = start.ships.reduce((share, ships) => share / factorial(ships - 1), 1)
    replay(rules, line, viewer, rules.copy(start), 0, prior, (state, weight) => {
      if (JSON.stringify(rules.view(state, viewer)) !== viewKey) return
      const key = JSON.stringify(state)
      const known = found.get(key)
      if (known === undefined) found.set(key, { state, weight })
      else known.weight += weight
    })
  }
  const all = [...found.values()]
  return { view, states: all.map(({ state }) => state), weights: all.map(({ weight }) => weight) }
}

/** The start with other hands: cards that the viewer has not seen are dealt in every possible way. */
function possibleStarts(rules: AnyFaifo, { start, state }: PlayedRound, view: View): readonly State[] {
  const starts: State[] = []
  const fill = (seat: Seat, merchants: readonly number[], ships: number, candidate: State): void => {
    if (seat === view.held.length) {
      if (merchants.length === 0 && ships === 0 && candidate.ships.every((count) => count > 0)) starts.push(candidate)
      return
    }
    if (seat === view.viewer) {
      fill(seat + 1, merchants, ships, candidate)
      return
    }
    const open = view.held[seat] - size(view.known[seat])
    for (let own = 0; own <= Math.min(open, ships); own++)
      for (const hand of choose(merchants, open - own)) {
        const next = rules.copy(candidate)
        next.hand[seat] = (start.hand[seat] & ~(state.hand[seat] & view.unseen)) | hand.reduce((set, card) => set | (1 << card), 0)
        next.ships[seat] = start.ships[seat] - state.ships[seat] + own
        fill(
          seat + 1,
          merchants.filter((card) => !hand.includes(card)),
          ships - own,
          next,
        )
      }
  }
  fill(0, members(view.unseen), view.unseenShips, start)
  return starts
}

function choose(cards: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, index) => choose(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]))
}

/** Replays the moves from an index. The last choices of others are still hidden, so all their legal moves are tried. */
function replay(
  rules: AnyFaifo,
  line: PlayedRound,
  viewer: Viewer,
  state: State,
  from: number,
  weight: number,
  found: (state: State, weight: number) => void,
): void {
  if (from === line.moves.length) {
    found(state, weight)
    return
  }
  const { seat, move } = line.moves[from]
  const offered = rules.moves(state, seat)
  const hidden = seat !== viewer && isStillHidden(rules, line, from)
  for (const each of hidden ? offered : offered.filter((other) => JSON.stringify(other) === JSON.stringify(move))) {
    const next = rules.copy(state)
    rules.play(next, seat, each, chance)
    replay(rules, line, viewer, next, from + 1, weight / offered.length, found)
  }
}

/** Choices at the end that wait for other players. */
function isStillHidden(rules: AnyFaifo, { moves, state }: PlayedRound, from: number): boolean {
  if (!['lay', 'discard', 'throw'].includes(state.phase)) return false
  const owing = rules.turn(state)
  const choosing = state.phase === 'throw' ? 2 : state.hand.length
  return from >= moves.length - (choosing - owing.length)
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}
