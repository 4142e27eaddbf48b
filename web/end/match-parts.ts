import type { Change, Seat } from '@fairground/kernel'

/** An entry of a finished match, with all its events, nothing hidden. */
export interface EntryEvents {
  readonly n: number
  readonly events: readonly unknown[]
}

/** A round or, if a game has none, a part of the match: its name, its first entry, and everybody's score at its end. */
export interface MatchPart {
  readonly label: string
  readonly from: number
  readonly scores: readonly number[]
}

interface Stretches {
  readonly stretches: readonly MatchPart[]
  readonly inRounds: boolean
}

interface Reading {
  changes(event: unknown): readonly Change[]
  /** The name of the round that begins with this event. */
  heading(event: unknown): string | undefined
  /** The counts that make up the score. */
  readonly counts: readonly string[]
  /** The name of the first round if no event announces it. */
  readonly first: string
  /** The name of a part of a match without rounds, by its last entry. */
  part(n: number): string
}

const MOST_PARTS = 12

/** Splits the match into rounds or parts by its own events: debts count from when they were made. */
export function matchParts(told: readonly EntryEvents[], opening: readonly number[], reading: Reading): Stretches {
  const scores = [...opening]
  const rounds: MatchPart[] = []
  const parts: MatchPart[] = []
  let round: Omit<MatchPart, 'scores'> = { label: reading.first, from: 0 }
  const last = told.at(-1)?.n ?? 0
  const size = Math.max(1, Math.ceil(last / MOST_PARTS))
  for (const { n, events } of told) {
    for (const event of events) {
      const label = reading.heading(event)
      if (label !== undefined) {
        // What comes before the first heading is not a round.
        if (n > 0) rounds.push({ ...round, scores: [...scores] })
        round = { label, from: n }
      }
      for (const { count, seat, by } of reading.changes(event)) if (reading.counts.includes(count)) scores[seat] += by
    }
    if (n > 0 && (n % size === 0 || n === last))
      parts.push({ label: reading.part(n), from: Math.max(1, n - size + 1), scores: [...scores] })
  }
  rounds.push({ ...round, scores: [...scores] })
  const inRounds = rounds.length > 1
  return { stretches: inRounds ? rounds : parts, inRounds }
}

/** Where the match was decided, according to the scores. */
export interface DecidingPart {
  /** The part in which the winner took the final lead. */
  readonly at: number
  readonly winner: Seat
  /** Who led until then; missing if the winner always led. */
  readonly rival?: Seat
  /** What each of them gained in it. */
  readonly gained: number
  readonly rivalGained: number
  /** It brought the winner a good part of the final distance between first and last. */
  readonly clear: boolean
}

/** A swing is clear if it is at least this share of the final distance between first and last. */
const CLEAR = 0.25
const FEWEST = 3

/** The last change of the lead; a winner who always led also counts. Nothing if the score did not decide. */
export function turningPoint(parts: readonly MatchPart[], opening: readonly number[], places: readonly number[]): DecidingPart | undefined {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (winners.length !== 1 || places.length < 2 || parts.length < FEWEST) return undefined
  const [winner] = winners
  const scores = [opening, ...parts.map((part) => part.scores)]
  const leads = scores.map((each) => each[winner] - Math.max(...each.filter((_, seat) => seat !== winner)))
  if ((leads.at(-1) ?? 0) <= 0) return undefined
  const at = leads.findLastIndex((lead) => lead <= 0) + 1
  const before = scores[at - 1]
  const after = scores[at]
  if (before === undefined || after === undefined) return undefined
  const gained = after[winner] - before[winner]
  if (at === 1) return { at: 0, winner, gained, rivalGained: 0, clear: true }
  const end = scores.at(-1) ?? []
  const apart = Math.max(...end) - Math.min(...end)
  const others = before.map((score, seat) => ({ score, seat })).filter(({ seat }) => seat !== winner)
  const rival = others.reduce((best, each) => (each.score > best.score ? each : best)).seat
  return { at: at - 1, winner, rival, gained, rivalGained: after[rival] - before[rival], clear: leads[at] - leads[at - 1] >= CLEAR * apart }
}
