import { playRandomly, playWith } from '@fairground/bots'
import { type AnyRules, fastRandom, type Random } from '@fairground/kernel'
import { type Progress, SILENT } from '../progress.ts'
import { type PlayedMove, playAgain, witness } from './again.ts'
import { cpuSecondsSince } from './cpu.ts'
import type { Plan } from './plan.ts'
import { Tally } from './tally.ts'
import { Yardstick } from './yardstick.ts'

/** A simulation has so many parts, and the yardstick is played after each. */
const PARTS = 10
const PLAYED_AGAIN = 100
const WARM_UP_SECONDS = 1
const WARM_UP_CHUNK = 20

export interface Run {
  readonly tally: Tally
  /** For the games alone, without starting, warming up and replaying. */
  readonly cpuSeconds: number
  /** Decisions of Goofspiel per second of CPU time, played in between. */
  readonly yardstick: number
}

/** Plays all games of a plan. Each has its own seed, so it does not depend on the games before it. */
export function run(plan: Plan, bar: Progress): Run {
  const { rules, seats, seed, games } = plan
  const play = playerOf(plan)
  if (play === playRandomly) warmUp(plan)
  const tally = new Tally(seats)
  const yardstick = new Yardstick()
  let cpuSeconds = 0
  for (let part = 0; part < PARTS; part++) {
    const started = process.cpuUsage()
    playMany(rules, play, seed, Math.floor((games * part) / PARTS), Math.floor((games * (part + 1)) / PARTS), tally, bar)
    cpuSeconds += cpuSecondsSince(started)
    yardstick.play()
  }
  const uncounted = new Tally(seats)
  for (let game = 0; game < Math.min(PLAYED_AGAIN, games); game++) {
    const line: PlayedMove[] = []
    const state = playOne(witness(rules, line), play, `${seed}/${game}`, uncounted)
    playAgain(plan, { line, state, seed: `${seed}/${game}` })
  }
  bar.end()
  return { tally, cpuSeconds, yardstick: yardstick.speed }
}

/** Sets up and plays one game, counts it and returns the final state. */
function playOne(rules: AnyRules, play: Play, seed: string, tally: Tally): unknown {
  const draws = fastRandom(seed)
  const state = rules.setup(draws)
  const decisions = play(rules, state, draws, fastRandom(`${seed}/choices`))
  const outcome = rules.outcome(state)
  if (outcome === undefined) throw new Error('the game is over but has no outcome')
  tally.add(outcome, decisions)
  return state
}

function playMany(rules: AnyRules, play: Play, seed: string, from: number, to: number, tally: Tally, bar: Progress): void {
  for (let game = from; game < to; game++) {
    playOne(rules, play, `${seed}/${game}`, tally)
    bar.at(game)
  }
}

/** Lets the compiler optimize the rules first, so that the speed is that of a long run. With bots this makes no difference. */
function warmUp({ rules, seats, seed, games }: Plan): void {
  const tally = new Tally(seats)
  const started = process.cpuUsage()
  for (let game = 0; game < games && cpuSecondsSince(started) < WARM_UP_SECONDS; game += WARM_UP_CHUNK)
    playMany(rules, playRandomly, `${seed}/warm-up`, game, game + WARM_UP_CHUNK, tally, SILENT)
}

type Play = (rules: AnyRules, state: unknown, draws: Random, choices: Random) => number

function playerOf({ levels, bots }: Plan): Play {
  if (levels.every((level) => level === 'random')) return playRandomly
  return (rules, state, draws, choices) => playWith(bots, rules, state, draws, choices)
}
