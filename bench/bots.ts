import { openSearcher } from '@fairground/bots'
import { gamePackage } from '@fairground/games/fair-trade/game.ts'
import { type AnyGamePackage, type AnyRules, type Bot, fastRandom, pick, type SeenBy } from '@fairground/kernel'
import type { Game } from 'boardgame.io'
import { Replay } from './bare.ts'
import { CreateGameReducer, InitializeGame, MCTSBot, ProcessGameConfig } from './boardgameio.ts'
import { collectGarbage, cpuSeconds, type Speed, speedOf } from './contest.ts'
import { speedText } from './engine.ts'
import { type Deal, fairTrade } from './fair-trade-boardgameio.ts'
import { fairTradeGame, OPTIONS, type Script, writeScripts } from './script.ts'

/**
 * Compares searches at Fair Trade for four: our race and boardgame.io's MCTSBot, in the same positions, both with random playouts to the
 * end of the game. An iteration is one such playout. Theirs searches the true state; ours gets a view and samples a matching state for
 * every playout.
 */
export interface BotsReport {
  readonly positions: number
  readonly runs: number
  /** Iterations per second of CPU time. */
  readonly ours: Speed
  readonly theirs: Speed
  /** Our median over theirs. */
  readonly ratio: number
  readonly floor: number
  /** Positions that our Merchant samples per second of CPU time as it plays: with good playouts, not to the end. */
  readonly merchant: Speed
}

interface Effort {
  readonly quick?: boolean
  readonly progress?: (text: string) => void
}

const SEATS = 4
const FLOOR = 1000
const GAMES = 4
/** Choices made before the search: the first bid, one in the middle, one near the end. */
const INTO = [4, 24, 44] as const
/** A game has fewer plays than this, so their playouts end with it. */
const PLAYOUT_DEPTH = 100
const WARM_UP_SECONDS = 2

export async function benchBots({ quick = false, progress = () => undefined }: Effort = {}): Promise<BotsReport> {
  const runs = quick ? 3 : 7
  const positions = writeScripts(SEATS, GAMES).flatMap((script) => INTO.map((plays) => ({ script, plays })))
  const theirs = theirSearch(positions, quick ? 4 : 12)
  const ours = await ourSearch(positions, randomPlayer(quick ? 60_000 : 240_000), 'merchant')
  const merchant = await ourSearch(positions, gamePackage, 'merchant')
  const speeds = { ours: [] as number[], theirs: [] as number[], merchant: [] as number[] }
  for (const search of [theirs, ours, merchant]) {
    progress('warming up')
    for (let seconds = 0; seconds < WARM_UP_SECONDS; ) seconds += cpuSeconds(() => search())
  }
  for (let run = 1; run <= runs; run++) {
    progress(`run ${run} of ${runs}`)
    speeds.theirs.push(timed(theirs))
    speeds.ours.push(timed(ours))
    speeds.merchant.push(timed(merchant))
  }
  const [our, their] = [speedOf(speeds.ours), speedOf(speeds.theirs)]
  return {
    positions: positions.length,
    runs,
    ours: our,
    theirs: their,
    ratio: our.median / their.median,
    floor: FLOOR,
    merchant: speedOf(speeds.merchant),
  }
}

function timed(search: () => number): number {
  let iterations = 0
  collectGarbage()
  const seconds = cpuSeconds(() => {
    iterations = search()
  })
  return iterations / seconds
}

interface Position {
  readonly script: Script
  readonly plays: number
}

/** Searches every position once, and returns the number of iterations. */
type Search = () => number

async function ourSearch(positions: readonly Position[], player: AnyGamePackage, level: 'merchant'): Promise<Search> {
  const rules: AnyRules = fairTradeGame.open(OPTIONS, SEATS)
  let dealt = 0
  const counting: AnyRules = {
    ...rules,
    sampler(view, choices) {
      const sampler = rules.sampler(view, choices)
      return {
        deal(random, into) {
          dealt++
          return sampler.deal(random, into)
        },
      }
    },
  }
  const searcher = await openSearcher(player, level, counting)
  if (searcher === undefined) throw new Error('this level does not search')
  const asked = positions.map(({ script: { chance, offers }, plays }) => {
    const random = new Replay(chance)
    const state = rules.setup(random)
    for (let play = 0; play < plays; play++) {
      const [seat] = rules.turn(state)
      rules.play(state, seat, rules.moves(state, seat)[offers[play]], random)
    }
    const [seat] = rules.turn(state)
    return { view: rules.view(state, seat), moves: rules.moves(state, seat) }
  })
  return () => {
    dealt = 0
    for (const [index, { view, moves }] of asked.entries())
      searcher.think(view, moves, { iterations: Number.MAX_SAFE_INTEGER }, fastRandom(index))
    return dealt
  }
}

/** Fair Trade without any knowledge: random moves and playouts, and no move drops out of the race. */
function randomPlayer(iterations: number): AnyGamePackage {
  const fastBot: Bot<unknown, SeenBy> = { choose: (_view, moves, _budget, random) => pick(moves, random) }
  const race = { kind: 'race', iterations, drop: Number.POSITIVE_INFINITY, reward: { margin: 0.3, lead: 3 } } as const
  return {
    ...gamePackage,
    bot: async () => ({
      greedy: () => fastBot,
      search: () => ({ playout: (_state, _seat, moves, random) => pick(moves, random) }),
      thinking: () => ({ trader: race, merchant: race }),
    }),
  }
}

/** Their bot needs the legal moves and the winner. */
function theirSearch(positions: readonly Position[], iterations: number): Search {
  let deal: Deal = { farmer: 0, market: [] }
  const written = fairTrade(SEATS, OPTIONS.rounds, () => deal)
  const game: Game = ProcessGameConfig({
    ...written,
    disableUndo: true,
    endIf(context) {
      const over = written.endIf?.(context)
      return over && { ...over, winner: String(over.scores.indexOf(Math.max(...over.scores))) }
    },
  })
  const reducer = CreateGameReducer({ game })
  const asked = positions.map(({ script, plays }) => {
    deal = script.deal
    let state = InitializeGame({ game, numPlayers: SEATS })
    for (const { kind, cards, player } of script.plays.slice(0, plays))
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: kind, args: cards, playerID: player } })
    return { state, player: Object.keys(state.ctx.activePlayers ?? {})[0] }
  })
  const bot = new MCTSBot({ game, enumerate, seed: 'bench', iterations, playoutDepth: PLAYOUT_DEPTH })
  return () => {
    // It returns a promise, but has done its work by then.
    for (const { state, player } of asked) void bot.play(state, player)
    return iterations * asked.length
  }
}

const PAIRS = Array.from({ length: 13 * 13 }, (_, index) => [1 + Math.floor(index / 13), 1 + (index % 13)] as const)

/** Every pair of cards that may be laid aside or bid. */
export function enumerate(G: { blocked: (readonly number[] | null)[] }, ctx: { phase: string | null }, player: string) {
  if (ctx.phase === 'block') return PAIRS.flatMap(([low, high]) => (low < high ? [{ move: 'block', args: [low, high] }] : []))
  const blocked = G.blocked[Number(player)]
  return PAIRS.flatMap(([farmer, trader]) =>
    farmer === trader || blocked?.includes(farmer) || blocked?.includes(trader) ? [] : [{ move: 'bid', args: [farmer, trader] }],
  )
}

export function formatBotsReport({ positions, runs, ours, theirs, ratio, floor, merchant }: BotsReport): string {
  return [
    `Fair Trade with 4 players, ${positions} positions, ${runs} alternating runs each, random playouts to the end`,
    'iterations per second of CPU time: median (slowest – fastest)',
    '',
    `  ${'Fairground race'.padEnd(36)} ${speedText(ours)}`,
    `  ${'boardgame.io MCTSBot'.padEnd(36)} ${speedText(theirs)}`,
    `  ratio ${Math.round(ratio)}×, at least ${floor}× wanted${ratio < floor ? ': MISSED' : ''}`,
    '',
    `The Merchant as it plays imagines ${speedText(merchant)} positions a second.`,
  ].join('\n')
}
