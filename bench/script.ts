import { gamePackage } from '@fairground/games/fair-trade/game.ts'
import { type Move, NONE, type Options } from '@fairground/games/fair-trade/state.ts'
import { fastRandom, type MatchSetting, matchStream, type Random, type Seat, sha256Hex } from '@fairground/kernel'
import type { Deal } from './fair-trade-boardgameio.ts'

/**
 * A recorded game of Fair Trade: all random numbers and all choices. Both engines play it, so they play the same game and must end with
 * the same scores.
 */
export interface Script {
  readonly setting: MatchSetting<Options>
  /** The numbers that the rules draw, in order. */
  readonly chance: readonly number[]
  /** The same randomness as marker and cards. */
  readonly deal: Deal
  readonly plays: readonly Play[]
  /** The index of each move among those offered, packed so that reading it costs nothing compared to a move. */
  readonly offers: Uint8Array
}

interface Play {
  readonly seat: Seat
  /** The move as a client would send it: equal to the offered one, but not the same object. */
  readonly move: Move
  /** The same in boardgame.io's format. */
  readonly player: string
  readonly kind: 'block' | 'bid'
  readonly cards: readonly [number, number]
  /** The first choice of a round: undone and repeated if undo is part of the measurement. */
  readonly wavers: boolean
}

export type SeatCount = 2 | 3 | 4 | 5 | 6

/** The final scores of one game. */
export type Scores = readonly number[]

export const { game: fairTradeGame } = gamePackage

export const OPTIONS: Options = { rounds: 12, hiddenScores: false, edition: 'rulebook-1.3' }

export function writeScripts(seats: SeatCount, count: number): readonly Script[] {
  const rules = fairTradeGame.open(OPTIONS, seats)
  return Array.from({ length: count }, (_, number) => writeScript(rules, seats, number))
}

function writeScript(rules: ReturnType<typeof fairTradeGame.open>, seats: SeatCount, number: number): Script {
  const setting = settingOf(seats, number)
  const choices = fastRandom(`choices of game ${number}`)
  const stream = matchStream(setting.seed, setting.id, setting.words)
  const chance: number[] = []
  const random: Random = {
    below(bound) {
      const drawn = stream.below(bound)
      chance.push(drawn)
      return drawn
    },
  }
  const state = rules.setup(random)
  const deal = { farmer: state.farmer, market: [state.current, state.future] }
  const plays: Play[] = []
  const offers: number[] = []
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    const { round } = state
    const seat = turn[0]
    const offered = rules.moves(state, seat)
    const offerAt = choices.below(offered.length)
    offers.push(offerAt)
    plays.push({ seat, ...asSent(seat, offered[offerAt]), wavers: turn.length === seats })
    rules.play(state, seat, offered[offerAt], random)
    if (state.round > round && state.future !== NONE) deal.market.push(state.future)
  }
  return { setting, chance, deal, plays, offers: Uint8Array.from(offers) }
}

function asSent(seat: Seat, move: Move): Pick<Play, 'move' | 'player' | 'kind' | 'cards'> {
  const sent = { move: structuredClone(move), player: String(seat) }
  return 'block' in move ? { ...sent, kind: 'block', cards: move.block } : { ...sent, kind: 'bid', cards: [move.farmer, move.trader] }
}

function settingOf(seats: SeatCount, number: number): MatchSetting<Options> {
  return {
    id: `bench-${number}`,
    seats,
    options: OPTIONS,
    seed: sha256Hex(`seed of game ${number}`),
    words: new Array(seats).fill(''),
    sitters: new Array(seats).fill('person'),
    waits: false,
  }
}
