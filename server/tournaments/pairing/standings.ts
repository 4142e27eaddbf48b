import { fastRandom } from '@fairground/kernel'
import type { Entrant } from './history.ts'

/** One point in our units: so that every share at a table of two to six is a whole number. */
export const POINT = 120

/** The result of one seat. */
export interface Line {
  readonly entrant: Entrant
  /** Missing for people who did not come, and if the match had no ranking. */
  readonly place?: number | undefined
  readonly how: 'played' | 'left' | 'absent' | 'bye'
}

export interface Finished {
  readonly round: number
  readonly lines: readonly Line[]
}

/** The tie-breaks, in the announced order; a lot drawn in advance comes last. */
export type TieBreak = 'met' | 'wins'

export interface Standing {
  readonly entrant: Entrant
  readonly rank: number
  /** In units. */
  readonly points: number
  /** The points of all opponents, in units. */
  readonly met: number
  readonly wins: number
  readonly games: number
}

/**
 * Points for the seats of a table, in units: the first gets one point less than a full table has seats, the last none, those between
 * them even steps, whatever the table's size; players who share a place share its points. People who did not come get none and are
 * not counted; a player who came alone, or had a bye, has won.
 */
export function pointsOf(lines: readonly Line[], size: number): readonly number[] {
  const most = (size - 1) * POINT
  const came = lines.filter(({ how }) => how === 'played' || how === 'left')
  const ordered = came.map((line) => orderOf(line))
  return lines.map((line) => {
    if (line.how === 'absent') return 0
    if (line.how === 'bye' || came.length === 1) return most
    const own = orderOf(line)
    const before = ordered.filter((order) => order < own).length
    const alike = ordered.filter((order) => order === own).length
    // The middle of the shared places, from 0.
    const place = before + (alike - 1) / 2
    return (most * (came.length - 1 - place)) / (came.length - 1)
  })
}

/** Players who left are behind all who stayed; without a ranking all are equal. */
function orderOf({ place, how }: Line): number {
  return (how === 'left' ? 1000 : 0) + (place ?? 1)
}

export function standings(
  entrants: readonly Entrant[],
  finished: readonly Finished[],
  { size, tieBreaks, lot }: { readonly size: number; readonly tieBreaks: readonly TieBreak[]; readonly lot: string },
): readonly Standing[] {
  const points = new Map<Entrant, number>()
  const wins = new Map<Entrant, number>()
  const games = new Map<Entrant, number>()
  const opponents = new Map<Entrant, Entrant[]>()
  const add = (to: Map<Entrant, number>, entrant: Entrant, more: number) => to.set(entrant, (to.get(entrant) ?? 0) + more)
  for (const { lines } of finished) {
    const shares = pointsOf(lines, size)
    const played = lines.filter(({ how }) => how === 'played' || how === 'left')
    for (const [index, { entrant, how }] of lines.entries()) {
      add(points, entrant, shares[index])
      if (how === 'absent' || how === 'bye') continue
      add(games, entrant, 1)
      if (shares[index] === (size - 1) * POINT) add(wins, entrant, 1)
      const met = played.filter((other) => other.entrant !== entrant).map((other) => other.entrant)
      opponents.set(entrant, [...(opponents.get(entrant) ?? []), ...met])
    }
  }
  const drawnBy = (entrant: Entrant) => fastRandom(`${lot} ${entrant}`).below(2 ** 32)
  const rows = entrants.map((entrant) => ({
    entrant,
    rank: 0,
    points: points.get(entrant) ?? 0,
    met: (opponents.get(entrant) ?? []).reduce((sum, other) => sum + (points.get(other) ?? 0), 0),
    wins: wins.get(entrant) ?? 0,
    games: games.get(entrant) ?? 0,
  }))
  rows.sort((a, b) => {
    const byPoints = b.points - a.points
    if (byPoints !== 0) return byPoints
    for (const tieBreak of tieBreaks) if (a[tieBreak] !== b[tieBreak]) return b[tieBreak] - a[tieBreak]
    return drawnBy(a.entrant) - drawnBy(b.entrant)
  })
  return rows.map((row, index) => ({ ...row, rank: index + 1 }))
}

/** The seats of a table in the order in which they advance: by place, and by seed if a place is shared. */
export function finishingOrder(lines: readonly Line[], seed: (entrant: Entrant) => number): readonly Entrant[] {
  const worth = ({ how, place }: Line) => (how === 'absent' ? 2000 : how === 'left' ? 1000 : 0) + (place ?? 1)
  return lines.toSorted((a, b) => worth(a) - worth(b) || seed(a.entrant) - seed(b.entrant)).map(({ entrant }) => entrant)
}
