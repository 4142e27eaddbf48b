import type { AnyGamePackage, AnyRules, Random, Seat } from '@fairground/kernel'
import { learnedFor } from '../learned/learned.ts'
import { withNetwork } from '../learned/with-network.ts'
import { openedFor } from '../open.ts'
import { drawn } from '../search/mixer.ts'
import type { AnyHooks, Opened } from '../search/playout.ts'
import type { Candidate } from '../search/search.ts'

/** What mixes are worth against each other where all choose at once: for measurements and tests. */

export type Mix = readonly Candidate<unknown>[]

const DRAWS = 3000

/** A game whose positions the master's network appraises, or its formula where there is no network. */
export async function appraised(gamePackage: AnyGamePackage, rules: AnyRules): Promise<Opened> {
  const gameBot = await gamePackage.bot()
  const opened = openedFor(gameBot, rules, gameBot.greedy(rules))
  const { seats } = opened
  const master = gameBot.thinking?.(seats).master
  const learned = master && (await learnedFor(gamePackage, rules, master))
  return learned === undefined ? opened : withNetwork(learned, opened)
}

/** What each move of a seat is worth, by its key, against rivals who draw from their mixes; these are by seat. */
export function valuesOf(
  rules: AnyRules,
  hooks: AnyHooks,
  hero: Seat,
  state: unknown,
  mixes: readonly Mix[],
  random: Random,
): ReadonlyMap<unknown, number> {
  const moves = rules.moves(state, hero)
  const sampler = rules.sampler(rules.view(state, hero), 'open')
  const worth = new Float64Array(moves.length)
  const sums = new Float64Array(moves.length)
  let work: unknown
  for (let draw = 0; draw < DRAWS; draw++) {
    work = sampler.deal(random, work)
    for (const [seat, candidates] of mixes.entries()) if (seat !== hero) rules.play(work, seat, drawn({ candidates }, random), random)
    hooks.replies?.(work, hero, moves, worth)
    for (let i = 0; i < moves.length; i++) sums[i] += worth[i] / DRAWS
  }
  return new Map(moves.map((move, i) => [rules.key(move), sums[i]]))
}

export function worthOf(rules: AnyRules, mix: Mix, values: ReadonlyMap<unknown, number>): number {
  return mix.reduce((sum, { move, share }) => sum + share * (values.get(rules.key(move)) ?? 0), 0)
}

/** What the best move gains over a seat's own mix. It is chosen by some draws and valued by others: the best of many estimates is too high. */
export function answerGain(rules: AnyRules, hooks: AnyHooks, hero: Seat, state: unknown, mixes: readonly Mix[], random: Random): number {
  const [seen, again] = [0, 1].map(() => valuesOf(rules, hooks, hero, state, mixes, random))
  const [best] = [...seen].reduce((most, each) => (each[1] > most[1] ? each : most))
  return (again.get(best) ?? 0) - worthOf(rules, mixes[hero], again)
}
