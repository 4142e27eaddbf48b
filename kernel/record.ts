import { sha256Hex } from './bytes.ts'
import { type Edition, editionOf } from './edition.ts'
import { type Command, type Entry, isBy, type Sitter } from './entry.ts'
import { commitment } from './fairness.ts'
import type { AnyGame, Game, SeenBy } from './game.ts'
import { canonical } from './json.ts'
import { type AnyMatch, Match, type Result } from './match.ts'
import { BadRecord, replay } from './replay.ts'
import { BadSetting } from './setting.ts'
import { addNumber, addText, START } from './sum.ts'

/** A match as a file: everything needed to replay it from the deal, nothing about people. */
export interface MatchRecord {
  readonly fairground: 1
  readonly id: string
  readonly game: string
  readonly version: number
  readonly seats: number
  /** Includes the whole edition if it is not built in. */
  readonly options: unknown
  readonly edition: { readonly id: string; readonly sha256: string }
  readonly sitters: readonly Sitter[]
  readonly waits: boolean
  readonly commitment: string
  readonly words: readonly string[]
  /** A short checksum of each field above: it shows which one was changed. */
  readonly sums: Readonly<Record<string, number>>
  readonly entries: readonly SummedEntry[]
  /** Included once the match has ended. */
  readonly seed?: string
  readonly result?: Result
  /** SHA-256 of the last position, as canonical JSON. */
  readonly state?: string
}

/** An entry with a checksum over it and all entries before: the first wrong one names the changed entry. */
interface SummedEntry extends Entry<unknown> {
  readonly sum: number
}

/** n, at, seat, by, do, sum. */
const ENTRY_KEYS = 6

const HEAD = ['fairground', 'id', 'game', 'version', 'seats', 'options', 'edition', 'sitters', 'waits', 'commitment', 'words'] as const

/** The record of a match. It includes the seed once the match is over. */
export function record<S, M, V extends SeenBy, E, O>(match: Match<S, M, V, E, O>): MatchRecord {
  const { game, setting } = match
  const head = {
    fairground: 1,
    id: setting.id,
    game: game.id,
    version: game.version,
    seats: setting.seats,
    options: setting.options,
    edition: editionMark(game, setting.options),
    sitters: setting.sitters,
    waits: setting.waits,
    commitment: commitment(setting.seed),
    words: setting.words,
  } as const
  const sums = sumsOf(head)
  const entries: SummedEntry[] = []
  let sum = startOf(sums)
  for (const entry of match.entries) {
    sum = link(sum, entry)
    entries.push({ n: entry.n, at: entry.at, seat: entry.seat, by: entry.by, do: entry.do, sum })
  }
  const { result } = match
  if (result === undefined) return { ...head, sums, entries }
  return { ...head, sums, entries, seed: setting.seed, result, state: sha256Hex(canonical(match.state)) }
}

/** A match from its record. The seed comes from the record once it is included there. */
export function load<S, M, V extends SeenBy, E, O>(
  game: Game<S, M, V, E, O>,
  written: MatchRecord,
  seed = written.seed,
): Match<S, M, V, E, O> {
  if (seed === undefined) throw new BadRecord('seed', 'the match is not over, and no seed is given')
  const match = dealt(game, written, seed)
  for (const _ of replay(match, written.entries));
  return match
}

function dealt<S, M, V extends SeenBy, E, O>(game: Game<S, M, V, E, O>, written: MatchRecord, seed: string): Match<S, M, V, E, O> {
  try {
    return new Match(game, {
      id: written.id,
      seats: written.seats,
      options: written.options as O,
      seed,
      words: written.words,
      sitters: written.sitters,
      waits: written.waits,
    })
  } catch (error) {
    if (error instanceof BadSetting) throw new BadRecord('setting', error.message)
    throw error
  }
}

/** Replays a recorded match and compares all of it. Throws `BadRecord` with the first difference. */
export function verify(game: AnyGame, written: MatchRecord): AnyMatch {
  const steps = verifying(game, written)
  for (;;) {
    const { done, value } = steps.next()
    if (!done) continue
    if (value.result === undefined) throw new BadRecord('result', 'the match is not over after the last entry')
    return value
  }
}

/**
 * The same, one entry at a time, so that a server can do other work in between; yields the number of each correct entry. Also accepts a
 * running match, whose seed is not in its record but passed separately.
 */
export function* verifying(game: AnyGame, written: MatchRecord, seed = written.seed): Generator<number, AnyMatch> {
  for (const name of HEAD) if (written.sums?.[name] !== sumOf(name, written[name])) throw new BadRecord(name, 'does not agree with its sum')
  if (written.game !== game.id) throw new BadRecord('game', `is ${written.game}, not ${game.id}`)
  if (written.version !== game.version)
    throw new BadRecord('version', `was played under version ${written.version} of the rules; these are version ${game.version}`)
  if (seed === undefined) throw new BadRecord('seed', 'is not shown yet: the match is not over')
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new BadRecord('seed', 'is not 64 hexadecimal digits')
  if (commitment(seed) !== written.commitment) throw new BadRecord('seed', 'is not the one the table committed to')
  if (written.seed !== undefined && written.seed !== seed) throw new BadRecord('seed', 'is not the one that was given separately')
  let sum = startOf(written.sums)
  for (const [index, entry] of written.entries.entries()) {
    sum = link(sum, entry)
    if (entry.n !== index + 1) throw new BadRecord(`entry ${index + 1}`, `is numbered ${entry.n}`)
    if (entry.sum !== sum) throw new BadRecord(`entry ${index + 1}`, 'does not agree with its sum')
    if (Object.keys(entry).length > ENTRY_KEYS) throw new BadRecord(`entry ${index + 1}`, 'has unknown fields')
    if (!isBy(entry.by)) throw new BadRecord(`entry ${index + 1}`, 'has an unknown author')
  }
  const match = dealt(game, written, seed)
  if (canonical(editionMark(game, match.setting.options)) !== canonical(written.edition))
    throw new BadRecord('edition', 'is not the one that was played')
  for (const { entry } of replay(match, written.entries)) {
    if (canonical(entry.do) !== canonical(written.entries[entry.n - 1].do))
      throw new BadRecord(`entry ${entry.n}`, 'differs from what the match writes')
    yield entry.n
  }
  if (canonical(match.result ?? null) !== canonical(written.result ?? null))
    throw new BadRecord('result', 'is not what the entries lead to')
  if (match.result !== undefined && sha256Hex(canonical(match.state)) !== written.state)
    throw new BadRecord('state', 'is not the position the entries lead to')
  return match
}

/** Is this JSON shaped like a record? Says what is missing. */
export function recordProblem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'a record is a JSON object'
  const given = value as Record<string, unknown>
  if (given.fairground !== 1) return 'fairground: must be 1, the version of the record format'
  const kinds = { id: 'string', game: 'string', version: 'number', seats: 'number', waits: 'boolean', commitment: 'string' }
  for (const [name, kind] of Object.entries(kinds)) if (typeof given[name] !== kind) return `${name}: must be a ${kind}`
  for (const name of ['words', 'sitters', 'entries']) if (!Array.isArray(given[name])) return `${name}: must be a list`
  for (const name of ['options', 'edition', 'sums'])
    if (typeof given[name] !== 'object' || given[name] === null) return `${name}: must be an object`
  for (const [index, entry] of (given.entries as unknown[]).entries())
    if (typeof entry !== 'object' || entry === null || typeof (entry as { do?: unknown }).do !== 'object')
      return `entries.${index}: must be an object with n, at, seat, by, do and sum`
  return undefined
}

const marks = new WeakMap<Edition, { readonly id: string; readonly sha256: string }>()

/** An edition by id and fingerprint. */
export function editionMark(game: Pick<AnyGame, 'editions'>, options: unknown): MatchRecord['edition'] {
  const option = (options as { readonly edition: string | Edition }).edition
  const edition = editionOf(game.editions, option)
  let mark = marks.get(edition)
  if (mark === undefined) {
    mark = { id: edition.id, sha256: sha256Hex(canonical(edition)) }
    marks.set(edition, mark)
  }
  return mark
}

function sumOf(name: string, value: unknown): number {
  return addText(addText(START, name), typeof value === 'string' ? value : canonical(value ?? null))
}

function sumsOf(head: Readonly<Record<(typeof HEAD)[number], unknown>>): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const name of HEAD) sums[name] = sumOf(name, head[name])
  return sums
}

/** The start of the chain of checksums. */
function startOf(sums: Readonly<Record<string, number>>): number {
  let sum = START
  for (const name of HEAD) sum = addNumber(sum, sums[name])
  return sum
}

const LOW_HALF = 2 ** 32

/** The checksum of an entry, chained to the one before. It takes 32 bits at a time, and a timestamp has more. */
function link(before: number, { n, at, seat, by, do: command }: Entry<unknown>): number {
  const timed = addNumber(addNumber(addNumber(before, n), at), at / LOW_HALF)
  return addNumber(addText(addNumber(timed, seat), by), commandSum(command))
}

function commandSum(command: Command<unknown>): number {
  // In a file it may have any fields, or be null.
  const fields: Readonly<Record<string, unknown>> = command
  let sum = START
  for (const name in fields) sum = addNumber(addText(sum, name), valueSum(fields[name]))
  return sum
}

/** Rules share their move objects, so most occur again and again. */
const moveSums = new WeakMap<object, number>()

function valueSum(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null) return addText(START, canonical(value ?? null))
  let sum = moveSums.get(value)
  if (sum === undefined) {
    sum = addText(START, canonical(value))
    moveSums.set(value, sum)
  }
  return sum
}
