import type { LineUp } from './line-ups.ts'
import type { Interval } from './statistics.ts'

export interface Rating {
  readonly bot: string
  /** On the Elo scale: with 400 more, a player is ten times as likely to come in first of two. */
  readonly rating: number
  readonly interval: Interval
}

/** How a table ended, and how many tables ended so. */
export interface Ranking {
  readonly lineUp: LineUp
  readonly places: readonly number[]
  readonly times?: number
}

/** One step of a ranking: among so many copies of each bot that were not placed yet, one came next. */
interface Stage {
  readonly copies: readonly number[]
  readonly next: number
  /** How often this happened. */
  times: number
}

const ELO = 400 / Math.LN10
const Z_95 = 1.96
const ROUNDS = 5000
const ENOUGH = 1e-10

/**
 * Plackett–Luce: each place in turn goes to one of the remaining bots, with probability proportional to its strength. Shared places count as if each
 * had come next. Every pair that met gets one additional tied game, so that a bot that never lost has a finite rating. The anchor is at 0.
 */
export function ratings(tables: readonly Ranking[], anchor: string): readonly Rating[] {
  const bots = [...new Set(tables.flatMap(({ lineUp }) => lineUp))]
  if (bots.length < 2) return []
  const stages = stagesOf(tables, bots)
  const fixed = Math.max(0, bots.indexOf(anchor))
  const strengths = likeliest(stages, bots.length, fixed)
  const errors = errorsOf(stages, strengths, fixed)
  return bots
    .map((bot, index) => {
      const rating = ELO * Math.log(strengths[index])
      return { bot, rating, interval: [rating - Z_95 * ELO * errors[index], rating + Z_95 * ELO * errors[index]] as const }
    })
    .sort((a, b) => b.rating - a.rating)
}

function stagesOf(tables: readonly Ranking[], bots: readonly string[]): readonly Stage[] {
  const stages = new Map<string, Stage>()
  const met = new Set<string>()
  const seen = (copies: readonly number[], next: number, times: number) => {
    const key = `${copies.join()} ${next}`
    const stage = stages.get(key) ?? { copies, next, times: 0 }
    stage.times += times
    stages.set(key, stage)
  }
  for (const { lineUp, places, times = 1 } of tables) {
    const who = lineUp.map((bot) => bots.indexOf(bot))
    for (const [index, bot] of who.entries()) {
      const copies = bots.map(() => 0)
      for (const [other, each] of who.entries()) if (places[other] >= places[index]) copies[each]++
      // Among copies of one bot, who comes next tells nothing.
      if (copies[bot] < copies.reduce((sum, count) => sum + count)) seen(copies, bot, times)
    }
    for (const one of who) for (const other of who) if (one < other) met.add(`${one} ${other}`)
  }
  for (const pair of met) {
    const two = pair.split(' ').map(Number)
    const copies = bots.map((_, bot) => (two.includes(bot) ? 1 : 0))
    for (const next of two) seen(copies, next, 0.5)
  }
  return [...stages.values()]
}

/** Hunter's minorization–maximization: each strength is its number of wins, divided by the number to be expected. */
function likeliest(stages: readonly Stage[], bots: number, fixed: number): readonly number[] {
  const won = new Array<number>(bots).fill(0)
  for (const { next, times } of stages) won[next] += times
  let strengths = new Array<number>(bots).fill(1)
  for (let round = 0; round < ROUNDS; round++) {
    const expected = new Array<number>(bots).fill(0)
    for (const { copies, times } of stages) {
      const all = total(copies, strengths)
      for (const [bot, count] of copies.entries()) expected[bot] += (times * count) / all
    }
    const better = won.map((wins, bot) => wins / expected[bot])
    const scaled = better.map((strength) => strength / better[fixed])
    const change = Math.max(...scaled.map((strength, bot) => Math.abs(Math.log(strength / strengths[bot]))))
    strengths = scaled
    if (change < ENOUGH) break
  }
  return strengths
}

function total(copies: readonly number[], strengths: readonly number[]): number {
  return copies.reduce((sum, count, bot) => sum + count * strengths[bot], 0)
}

/** Standard errors of the logarithms, from the curvature of the likelihood at its maximum. */
function errorsOf(stages: readonly Stage[], strengths: readonly number[], fixed: number): readonly number[] {
  const free = strengths.map((_, bot) => bot).filter((bot) => bot !== fixed)
  const curvature = free.map(() => free.map(() => 0))
  for (const { copies, times } of stages) {
    const all = total(copies, strengths)
    const share = copies.map((count, bot) => (count * strengths[bot]) / all)
    for (const [row, one] of free.entries())
      for (const [column, other] of free.entries()) curvature[row][column] += times * share[one] * ((one === other ? 1 : 0) - share[other])
  }
  const inverse = inverted(curvature)
  return strengths.map((_, bot) => (bot === fixed ? 0 : Math.sqrt(inverse[free.indexOf(bot)][free.indexOf(bot)])))
}

/** Gauss–Jordan; the matrix is small, symmetric and positive. */
function inverted(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))])
  for (let at = 0; at < size; at++) {
    const pivot = rows[at][at]
    for (let column = 0; column < 2 * size; column++) rows[at][column] /= pivot
    for (let row = 0; row < size; row++) {
      if (row === at) continue
      const factor = rows[row][at]
      for (let column = 0; column < 2 * size; column++) rows[row][column] -= factor * rows[at][column]
    }
  }
  return rows.map((row) => row.slice(size))
}
