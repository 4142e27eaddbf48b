import type { Measured, Result } from './result.ts'

/** Something that looks broken, as a key for the texts. `card` links to its card. */
export type Finding =
  | { readonly kind: 'unended'; readonly games: number; readonly of: number }
  | { readonly kind: 'longer' | 'shorter' | 'richer' | 'poorer'; readonly times: number }
  | { readonly kind: 'seat'; readonly seat: number; readonly share: number; readonly error: number }
  | { readonly kind: 'unused'; readonly card: string }
  | { readonly kind: 'wins'; readonly card: string; readonly share: number; readonly error: number }
  | { readonly kind: 'everywhere'; readonly card: string; readonly times: number }

const MOST_FINDINGS = 5
/** A difference of so many standard errors is significant. */
const FAR = 3
/** Twice as often as before, and at least in every second game. */
const MUCH = 2
const LEAST_PLAYS = 20

/** At most five findings, the most serious first; nothing within its error. */
export function findingsOf(mine: Result, builtIn: Result): readonly Finding[] {
  const found: Finding[] = []
  if (mine.unended > 0) found.push({ kind: 'unended', games: mine.unended, of: mine.games })
  const length = ratio(mine.lengths, builtIn.lengths)
  if (length > 1.4 && isFar(mine.lengths, builtIn.lengths)) found.push({ kind: 'longer', times: length })
  if (length < 0.7 && isFar(mine.lengths, builtIn.lengths)) found.push({ kind: 'shorter', times: length })
  const score = ratio(mine.scores, builtIn.scores)
  if (score > 1.4 && isFar(mine.scores, builtIn.scores)) found.push({ kind: 'richer', times: score })
  if (score < 0.7 && isFar(mine.scores, builtIn.scores)) found.push({ kind: 'poorer', times: score })
  found.push(...seatFindings(mine, builtIn), ...cardFindings(mine, builtIn))
  return found.slice(0, MOST_FINDINGS)
}

function ratio(mine: Measured, other: Measured): number {
  return other.mean === 0 ? 1 : mine.mean / other.mean
}

function isFar(mine: Measured, other: Measured): boolean {
  return Math.abs(mine.mean - other.mean) > FAR * Math.hypot(mine.error, other.error)
}

/** A seat that wins more than its share, more than it does in the built-in edition. */
function seatFindings({ seats }: Result, builtIn: Result): readonly Finding[] {
  const fair = 1 / Math.max(1, seats.length)
  return seats.flatMap(({ mean, error }, seat) => {
    const before = builtIn.seats[seat]
    return mean - fair > FAR * error && before !== undefined && isFar({ mean, error }, before)
      ? [{ kind: 'seat' as const, seat, share: mean, error }]
      : []
  })
}

function cardFindings(mine: Result, builtIn: Result): readonly Finding[] {
  const fair = 1 / Math.max(1, mine.seats.length)
  const cards = Object.entries(mine.cards)
  const wins = cards.flatMap(([card, { seats, winners }]) => {
    if (seats < LEAST_PLAYS) return []
    const share = winners / seats
    const error = Math.sqrt((share * (1 - share)) / seats)
    const other = builtIn.cards[card]
    const before = other === undefined || other.seats < LEAST_PLAYS ? fair : other.winners / other.seats
    return share - fair > FAR * error && share - before > FAR * error ? [{ kind: 'wins' as const, card, share, error }] : []
  })
  const unused = Object.entries(builtIn.cards).flatMap(([card, { bought, played }]) => {
    const own = mine.cards[card]
    return bought + played >= LEAST_PLAYS && (own === undefined || own.bought + own.played === 0) ? [{ kind: 'unused' as const, card }] : []
  })
  const everywhere = cards.flatMap(([card, { played }]) => {
    const before = builtIn.cards[card]?.played ?? 0
    const times = played / Math.max(1, mine.games)
    return times >= 0.5 && played > MUCH * before + LEAST_PLAYS ? [{ kind: 'everywhere' as const, card, times }] : []
  })
  return [...wins.sort((a, b) => b.share - a.share), ...everywhere.sort((a, b) => b.times - a.times), ...unused]
}
