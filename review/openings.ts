import { type AnyGamePackage, type By, canonical, type MatchRecord, readOptions, type Seat } from '@fairground/kernel'
import { sharesOf } from './chances.ts'
import { lineOf } from './line.ts'
import { SIXTIETHS } from './opening-counts.ts'
import type { OpeningPlayed } from './types.ts'

/**
 * The openings of the seats of a finished match that `whose` asks for. None for games without such questions, solo games, matches without
 * places, and matches with other options or another version than the current: those cannot be compared.
 */
export async function openingsOf(
  gamePackage: AnyGamePackage,
  record: MatchRecord,
  whose: (by: By, seat: Seat) => boolean = () => true,
): Promise<readonly OpeningPlayed[]> {
  const { game } = gamePackage
  const openings = (await gamePackage.coach?.())?.openings
  if (openings === undefined || record.seats < 2 || record.version !== game.version || !isUsual(gamePackage, record)) return []
  const { rules, opening, played, result } = lineOf(game, record)
  if (result.places === undefined) return []
  const shares = sharesOf(result.places, result.outcome, 1)
  const first = openings.first?.(rules.view(opening, 'spectator'))
  const found = new Map<string, OpeningPlayed>()
  const asked = record.seats * openings.questions.length
  const answered = new Set<string>()
  for (const { seat, by, before, move } of played) {
    if (answered.size === asked) break
    for (const [question, answer] of openings.of(rules.facts, rules.view(before, seat), move)) {
      const key = `${seat} ${question}`
      if (answered.has(key)) continue
      answered.add(key)
      const place = first === undefined ? 0 : (seat - first + record.seats) % record.seats
      if (whose(by, seat)) found.set(key, { seat, place, question, answer, won: Math.round(shares[seat] * SIXTIETHS) })
    }
  }
  return [...found.values()]
}

function isUsual({ game }: AnyGamePackage, { options, seats }: MatchRecord): boolean {
  const usual = readOptions(game, {}, seats)
  return 'options' in usual && canonical(usual.options) === canonical(options)
}
