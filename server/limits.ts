import { isIPv4, isIPv6 } from 'node:net'
import { Fault } from './fault.ts'

/** How many at once, and how many a second after that. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export interface Limits {
  /** Requests of one address, which many people may share. */
  readonly address: Rate
  readonly person: Rate
  /** Messages on one socket. */
  readonly socket: Rate
  /** Guesses of one login's password from one address. */
  readonly guesses: Rate
  /** Guesses per network that do not count against the login: an owner in another network than the guessers can sign in. */
  readonly firstGuesses: Rate
  /** All guesses from one address, and all further guesses at one login. */
  readonly manyGuesses: Rate
  readonly newGuests: Rate
  readonly chat: Rate
  /** Emails, webhooks and reports that one person causes. */
  readonly outgoing: Rate
  /** First emails to an address that is not confirmed yet, whoever requests them. */
  readonly unconfirmedMails: Rate
  /** First emails caused from one network address. */
  readonly unconfirmedPerAddress: Rate
  /** Requests for past positions of a match, one page each. */
  readonly pastPositions: Rate
  /** Tournaments and clubs that one person creates, and commands to those they run. */
  readonly creations: Rate
  /** Games from a device that one person uploads. */
  readonly handovers: Rate
  /** Matchmaking requests. */
  readonly matchmaking: Rate
  /** People whom one person invites to a table. */
  readonly invites: Rate
  /** Reviews that one person requests, and answers to puzzles. */
  readonly reviews: Rate
  readonly answers: Rate
  /** Open connections, and requests in progress, from one address, which many people may share. */
  readonly connectionsPerAddress: number
  readonly socketsPerPerson: number
  readonly socketsPerAddress: number
  readonly watchedPerSocket: number
  readonly pollsPerPerson: number
}

export const LIMITS: Limits = {
  address: { burst: 400, perSecond: 100 },
  person: { burst: 120, perSecond: 30 },
  socket: { burst: 60, perSecond: 20 },
  guesses: { burst: 10, perSecond: 1 / 60 },
  firstGuesses: { burst: 2, perSecond: 1 / 3600 },
  manyGuesses: { burst: 60, perSecond: 1 / 5 },
  newGuests: { burst: 60, perSecond: 1 / 10 },
  chat: { burst: 10, perSecond: 1 / 2 },
  outgoing: { burst: 10, perSecond: 1 / 60 },
  unconfirmedMails: { burst: 3, perSecond: 1 / 28_800 },
  unconfirmedPerAddress: { burst: 30, perSecond: 1 / 300 },
  pastPositions: { burst: 60, perSecond: 5 },
  creations: { burst: 30, perSecond: 1 / 10 },
  handovers: { burst: 10, perSecond: 1 / 30 },
  matchmaking: { burst: 20, perSecond: 1 / 6 },
  invites: { burst: 20, perSecond: 1 / 30 },
  reviews: { burst: 8, perSecond: 1 / 30 },
  answers: { burst: 20, perSecond: 1 / 2 },
  connectionsPerAddress: 400,
  socketsPerPerson: 20,
  socketsPerAddress: 200,
  watchedPerSocket: 20,
  pollsPerPerson: 50,
}

/** A token bucket: tokens come back with time. */
export class Bucket {
  private readonly rate: Rate
  private tokens: number
  private at: number

  constructor(rate: Rate, now: number) {
    this.rate = rate
    this.tokens = rate.burst
    this.at = now
  }

  /** Takes a token. Answers 0, or the seconds after which there is one. */
  take(now: number): number {
    this.tokens = this.filled(now)
    this.at = now
    if (this.tokens < 1) return Math.ceil((1 - this.tokens) / this.rate.perSecond)
    this.tokens--
    return 0
  }

  set(tokens: number, now: number): void {
    this.tokens = Math.min(this.rate.burst, tokens)
    this.at = now
  }

  /** Is more than half of it used? Or does it refill so slowly that every token counts? */
  isWorthSharing(now: number): boolean {
    return this.rate.perSecond < 1 || this.filled(now) < this.rate.burst / 2
  }

  giveBack(): void {
    this.tokens = Math.min(this.rate.burst, this.tokens + 1)
  }

  /** A full bucket is the same as none and need not be kept. */
  isFull(now: number): boolean {
    return this.filled(now) >= this.rate.burst
  }

  private filled(now: number): number {
    const { burst, perSecond } = this.rate
    return Math.min(burst, this.tokens + (Math.max(0, now - this.at) / 1000) * perSecond)
  }
}

const FORGET_AFTER = 10_000

/** A bucket for each key. */
export class Buckets {
  readonly rate: Rate
  private readonly now: () => number
  private readonly buckets = new Map<string, Bucket>()
  private forgetAt = FORGET_AFTER
  /** What was taken by key since the last report to other processes; recorded only once they ask. */
  private taken: Map<string, number> | undefined

  constructor(rate: Rate, now: () => number) {
    this.rate = rate
    this.now = now
  }

  /** Takes a token. Answers 0, or the seconds after which there is one. */
  take(key: string): number {
    const now = this.now()
    let bucket = this.buckets.get(key)
    if (bucket === undefined) {
      bucket = new Bucket(this.rate, now)
      this.buckets.set(key, bucket)
      if (this.buckets.size > this.forgetAt) this.forgetFull(now)
    }
    const wait = bucket.take(now)
    if (wait === 0 && this.taken !== undefined) this.taken.set(key, (this.taken.get(key) ?? 0) + 1)
    return wait
  }

  /** What was taken since the last report, for buckets that are worth reporting. */
  takenSince(): ReadonlyMap<string, number> {
    const now = this.now()
    const taken = new Map<string, number>()
    for (const [key, count] of this.taken ?? []) if (this.buckets.get(key)?.isWorthSharing(now)) taken.set(key, count)
    this.taken = new Map()
    return taken
  }

  /** The report failed: it is included in the next one. */
  notReported(taken: ReadonlyMap<string, number>): void {
    for (const [key, count] of taken) this.taken?.set(key, (this.taken.get(key) ?? 0) + count)
  }

  /** Sets how many tokens are left across all processes. */
  set(key: string, tokens: number): void {
    this.buckets.get(key)?.set(tokens, this.now())
  }

  /** Returns a token that was not needed. */
  giveBack(key: string): void {
    const taken = this.taken?.get(key)
    if (taken !== undefined) this.taken?.set(key, taken - 1)
    this.buckets.get(key)?.giveBack()
  }

  takeOrFault(key: string): void {
    const retryAfter = this.take(key)
    if (retryAfter > 0) throw new Fault('too-many', `too many requests; try again in ${retryAfter} s`, { retryAfter })
  }

  private forgetFull(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key)
    // The next sweep comes when there are twice as many: not at every new key while many stay.
    this.forgetAt = Math.max(FORGET_AFTER, 2 * this.buckets.size)
  }
}

/** What counts as one address, in the form of `readAddress`: an IPv6 customer has a whole /64. */
export function addressKey(address: string): string {
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address
}

/** What counts as one network for password guessing: as much as one customer can easily get. */
export function networkKey(address: string): string {
  if (isIPv6(address)) return groupsOf(address).slice(0, 3).join(':')
  return isIPv4(address) ? address.split('.').slice(0, 3).join('.') : address
}

function groupsOf(address: string): readonly string[] {
  const [head, tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  if (tail === undefined) return front
  const back = tail.split(':').filter(Boolean)
  return [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
}
