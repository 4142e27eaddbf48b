import { canonical } from '@fairground/kernel'
import type { OpeningCount, OpeningPlayed, PackedOpenings } from './types.ts'

/** Which openings are played and how well they do: counts over finished matches, by the questions of the game's coach. */

/** A win shared by two to six players is a whole number of sixtieths, and whole numbers add up exactly. */
export const SIXTIETHS = 60

/** Adds up the openings of several matches; the order of the result is always the same. */
export function countOpenings(matches: readonly (readonly OpeningPlayed[])[]): readonly OpeningCount[] {
  const counts = new Map<string, OpeningCount>()
  for (const { place, question, answer, won } of matches.flat()) {
    const key = canonical([question, answer, place])
    const before = counts.get(key)
    counts.set(key, { place, question, answer, games: (before?.games ?? 0) + 1, won: (before?.won ?? 0) + won })
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count)
}

export function packOpenings(counts: readonly OpeningCount[]): PackedOpenings {
  const packed: Record<string, Record<string, number[]>> = {}
  for (const { question, answer, place, games, won } of counts) {
    packed[question] ??= {}
    packed[question][answer] ??= []
    const places = packed[question][answer]
    while (places.length < 2 * place + 2) places.push(0)
    places[2 * place] = games
    places[2 * place + 1] = won
  }
  return packed
}

export function unpackOpenings(packed: PackedOpenings): readonly OpeningCount[] {
  return Object.entries(packed).flatMap(([question, answers]) =>
    Object.entries(answers).flatMap(([answer, places]) =>
      Array.from({ length: places.length / 2 }, (_, place) => ({
        question,
        answer,
        place,
        games: places[2 * place],
        won: places[2 * place + 1],
      })).filter(({ games }) => games > 0),
    ),
  )
}

/** One answer to a question: how often it was played and how well it did. */
export interface OpeningLine {
  readonly answer: string
  readonly games: number
  /** Among all answers to the question, 0 to 1. */
  readonly share: number
  /** The share of wins, and its bounds in nine of ten cases. */
  readonly wins: number
  readonly low: number
  readonly high: number
}

/** The answers to a question, the most frequent first; for one place, or for all. */
export function openingLines(counts: readonly OpeningCount[], question: string, place?: number): readonly OpeningLine[] {
  const sums = new Map<string, { games: number; won: number }>()
  let all = 0
  for (const count of counts) {
    if (count.question !== question || (place !== undefined && count.place !== place)) continue
    const sum = sums.get(count.answer) ?? { games: 0, won: 0 }
    sums.set(count.answer, { games: sum.games + count.games, won: sum.won + count.won })
    all += count.games
  }
  return [...sums]
    .map(([answer, { games, won }]) => ({ answer, games, share: games / all, ...winsOf(won / SIXTIETHS, games) }))
    .sort((a, b) => b.games - a.games || (a.answer < b.answer ? -1 : 1))
}

/** So many standard errors cover nine of ten cases, as everywhere in reviews. */
const SURE = 1.645

/** Wilson's interval, which is also sensible for few games. */
function winsOf(won: number, games: number): { readonly wins: number; readonly low: number; readonly high: number } {
  const wins = won / games
  const square = SURE ** 2 / games
  const middle = (wins + square / 2) / (1 + square)
  const reach = (SURE / (1 + square)) * Math.sqrt((wins * (1 - wins)) / games + square / (4 * games))
  return { wins, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}
