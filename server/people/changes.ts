import { afterMatch, type Belief, NEWCOMER } from './rating.ts'

/** A seat of a finished match, as ratings need it. */
export interface RatedSeat {
  readonly person?: string | undefined
  /** The level, if the seat belonged to a bot. */
  readonly bot?: string | undefined
  readonly place?: number | undefined
  /** Did a bot finish the match for the person? */
  readonly left?: boolean
}

export interface KnownRating {
  readonly belief: Belief
  readonly games: number
}

export interface Change {
  readonly before: Belief
  readonly after: Belief
  readonly games: number
}

export const UNKNOWN: KnownRating = { belief: NEWCOMER, games: 0 }

/** Ratings of bots are stored with those of people, under an id that no person can have. */
export function botKey(level: string): string {
  return `bot:${level}`
}

/**
 * Who is rated by a match, by seat, with their places. Players who left are rated behind all who stayed: the bot's result is not theirs.
 * At least one person must play, and nobody may hold two seats; otherwise nobody is rated.
 */
export function ratedIn(seats: readonly RatedSeat[]): readonly { readonly who: string; readonly place: number }[] {
  const players = seats.flatMap(({ person, bot, place, left }) => {
    const who = person ?? (bot === undefined ? undefined : botKey(bot))
    return who === undefined || place === undefined ? [] : [{ who, place: person !== undefined && left ? seats.length + 1 : place }]
  })
  const people = seats.flatMap(({ person }) => person ?? [])
  return people.length === 0 || players.length < 2 || new Set(people).size < people.length ? [] : players
}

/** The new ratings after a match. */
export function changesOf(players: ReturnType<typeof ratedIn>, known: (who: string) => KnownRating): ReadonlyMap<string, Change> {
  if (players.length === 0) return new Map()
  const after = afterMatch(
    players.map(({ who }) => known(who).belief),
    players.map(({ place }) => place),
  )
  return new Map(
    [...new Set(players.map(({ who }) => who))].map((who) => {
      const { belief, games } = known(who)
      return [who, { before: belief, games, after: together(after.filter((_, index) => players[index].who === who)) }]
    }),
  )
}

/** One level may have several seats: it counts as one player with their average result. */
function together(beliefs: readonly Belief[]): Belief {
  return {
    mean: beliefs.reduce((sum, { mean }) => sum + mean, 0) / beliefs.length,
    deviation: beliefs.reduce((sum, { deviation }) => sum + deviation, 0) / beliefs.length,
  }
}
