import { playRandomly, playWith } from '@fairground/bots'
import { type AnyRules, fastRandom, type Random } from '@fairground/kernel'
import { type Progress, SILENT } from '../progress.ts'
import { type Made, playAgain, witness } from './again.ts'
import { cpuSecondsSince } from './cpu.ts'
import type { Plan } from './plan.ts'
import { Tally } from './tally.ts'
import { Yardstick } from './yardstick.ts'

/** The yardstick is played after each of so many parts. */
const PARTS = 10
const PLAYED_AGAIN = 100
const WARM_UP_SECONDS = 1
const WARM_UP_CHUNK = 20

export interface Run {
  readonly tally: Tally
  /** Of the playing alone: neither the start of the process, nor the warming up, nor what is played again is in it. */
  readonly cpuSeconds: number
  /** Decisions of Goofspiel a second of CPU time, played in between. */
  readonly yardstick: number
}

/** Plays all games of a plan. Each has a seed of its own, so it goes the same way whatever was played before it. */
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
    const line: Made[] = []
    const state = playOne(witness(rules, line), play, `${seed}/${game}`, uncounted)
    playAgain(plan, { line, state, seed: `${seed}/${game}` })
  }
  bar.end()
  return { tally, cpuSeconds, yardstick: yardstick.speed }
}

/** Deals and plays one game, counts it and hands back how it ended. */
function playOne(rules: AnyRules, play: Play, seed: string, tally: Tally): unknown {
  const draws = fastRandom(seed)
  const state = rules.setup(draws)
  const decisions = play(rules, state, draws, fastRandom(`${seed}/choices`))
  const outcome = rules.outcome(state)
  if (outcome === undefined) throw new Error('nobody owes a move and there is no outcome')
  tally.add(outcome, decisions)
  return state
}

function playMany(rules: AnyRules, play: Play, seed: string, from: number, to: number, tally: Tally, bar: Progress): void {
  for (let game = from; game < to; game++) {
    playOne(rules, play, `${seed}/${game}`, tally)
    bar.at(game)
  }
}

/** Lets the compiler see the rules, so that the speed is that of a long run. Bots take their time anyway. */
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
