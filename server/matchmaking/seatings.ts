/** Who plays with whom: a pure function of who waits. */

/** A person who waits for a game. */
export interface Waiting {
  readonly person: string
  readonly game: string
  /** Accepted numbers of players, preferred first. */
  readonly seats: readonly number[]
  readonly pace: 'live' | 'slow'
  readonly rated: boolean
  /** May bots fill the free seats? */
  readonly bots: boolean
  readonly since: number
}

/** A table to create: these people, and bots in the other seats. */
export interface Seating<W extends Waiting = Waiting> {
  readonly people: readonly W[]
  readonly seats: number
}

/**
 * The person who has waited longest comes first, with the next in the queue who want the same and whom nobody at the table has blocked.
 * Full tables of people come before bots; bots join only people who have agreed to that. Nobody is in two seatings.
 */
export function seatings<W extends Waiting>(
  waiting: readonly W[],
  refuses: (one: string, other: string) => boolean,
): readonly Seating<W>[] {
  const line = waiting.toSorted((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1))
  const found: Seating<W>[] = []
  for (const group of Map.groupBy(line, ({ game, pace, rated }) => `${game} ${pace} ${rated}`).values()) {
    const seated = new Set<W>()
    const take = (seating: Seating<W>) => {
      for (const person of seating.people) seated.add(person)
      found.push(seating)
    }
    for (const first of group) {
      if (seated.has(first)) continue
      const full = first.seats
        .map((seats) => ({ people: companions(first, group, seats, seated, refuses), seats }))
        .find(({ people, seats }) => people.length === seats)
      if (full !== undefined) take(full)
    }
    const withBots = group.filter(({ bots }) => bots)
    for (const first of withBots) {
      if (seated.has(first)) continue
      const tables = first.seats.map((seats) => ({ people: companions(first, withBots, seats, seated, refuses), seats }))
      take(tables.reduce((best, each) => (each.people.length > best.people.length ? each : best)))
    }
  }
  return found
}

/** A person and the next in the queue who fit, up to a number. */
function companions<W extends Waiting>(
  first: W,
  group: readonly W[],
  seats: number,
  seated: ReadonlySet<W>,
  refuses: (one: string, other: string) => boolean,
): readonly W[] {
  const people = [first]
  for (const next of group) {
    if (people.length === seats) break
    if (next === first || seated.has(next) || !next.seats.includes(seats)) continue
    if (people.every(({ person }) => !refuses(person, next.person) && !refuses(next.person, person))) people.push(next)
  }
  return people
}
