import { afterMatch, type Belief, NEWCOMER } from './rating.ts'

/** A seat of a finished match, as far as ratings go. */
export interface RatedSeat {
  readonly person?: string | undefined
  /** The level of a bot whose own seat it was. */
  readonly bot?: string | undefined
  readonly place?: number | undefined
  /** Did a bot play it to the end in the person's place? */
  readonly left?: boolean
}

export interface Known {
  readonly belief: Belief
  readonly games: number
}

export interface Change {
  readonly before: Belief
  readonly after: Belief
  readonly games: number
}

export const UNKNOWN: Known = { belief: NEWCOMER, games: 0 }

/** Bots stand among the people whose ratings are kept, under a name that no person has. */
export function botKey(level: string): string {
  return `bot:${level}`
}

/**
 * Who is rated by a match, by seat, with their places. Whoever left is rated behind all who stayed: what the bot made of the seat is not
 * theirs. At least one person must play, and a person who held two seats proves nothing: then nobody is.
 */
export function ratedIn(seats: readonly RatedSeat[]): readonly { readonly who: string; readonly place: number }[] {
  const players = seats.flatMap(({ person, bot, place, left }) => {
    const who = person ?? (bot === undefined ? undefined : botKey(bot))
    return who === undefined || place === undefined ? [] : [{ who, place: person !== undefined && left ? seats.length + 1 : place }]
  })
  const people = seats.flatMap(({ person }) => person ?? [])
  return people.length === 0 || players.length < 2 || new Set(people).size < people.length ? [] : players
}

/** What a match does to the beliefs about those who are rated by it. */
export function changesOf(players: ReturnType<typeof ratedIn>, known: (who: string) => Known): ReadonlyMap<string, Change> {
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

/** One level may sit in several seats: it counts as one player who did as well as they did on average. */
function together(beliefs: readonly Belief[]): Belief {
  return {
    mean: beliefs.reduce((sum, { mean }) => sum + mean, 0) / beliefs.length,
    deviation: beliefs.reduce((sum, { deviation }) => sum + deviation, 0) / beliefs.length,
  }
}
