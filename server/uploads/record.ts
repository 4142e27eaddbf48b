import {
  type AnyEntry,
  type AnyGame,
  BadRecord,
  type Checkpoint,
  type MatchRecord,
  type MatchSetting,
  recordProblem,
  verifying,
} from '@fairground/kernel'
import { optionProblems } from './option-problems.ts'

/** A record that was replayed and verified: only what a match needs to go on, nothing else of the upload. */
export interface CheckedRecord {
  readonly game: string
  readonly setting: MatchSetting<unknown>
  readonly edition: { readonly id: string; readonly sha256: string }
  readonly commitment: string
  readonly entries: readonly AnyEntry[]
  readonly mark: Checkpoint<unknown>
  /** The names of the people at the device, by seat. */
  readonly names: readonly (string | null)[]
}

export interface RefusedRecord {
  readonly refused: 'malformed' | 'no-game' | 'bad-record'
  readonly because: string
}

export interface ArrivedRecord {
  /** The match that it claims to be. */
  readonly head: { readonly id: string; readonly commitment: string } | undefined
  readonly checked: CheckedRecord | RefusedRecord
}

export type Games = (id: string) => Promise<AnyGame | undefined>

/** Several times the longest game. */
const MOST_ENTRIES = 10_000
const MOST_NAMES = 32
const LONGEST_NAME = 200

/**
 * Parses a record, replays it from the deal and compares everything. Accepts any text and never throws: every error is blamed on the
 * record. `whole`: the text is the record itself; otherwise an object with the record, its seed and its people's names.
 */
export async function readRecord(
  games: Games,
  { text, whole }: { readonly text: string; readonly whole: boolean },
): Promise<ArrivedRecord> {
  let head: ArrivedRecord['head']
  try {
    const body: unknown = JSON.parse(text)
    const { record, seed, names } = whole ? { record: body, seed: undefined, names: [] } : handed(body)
    const problem = recordProblem(record)
    if (problem !== undefined) throw new Malformed(`this is not a record: ${problem}`)
    const written = record as MatchRecord // `recordProblem` has just checked it
    head = { id: written.id.slice(0, 100), commitment: written.commitment.slice(0, 100) }
    const game = await games(written.game)
    if (game === undefined)
      return { head, checked: { refused: 'no-game', because: `this server has no game ${written.game.slice(0, 100)}` } }
    return { head, checked: { ...replayed(game, written, seed), names } }
  } catch (error) {
    return { head, checked: refusalOf(error) }
  }
}

class Malformed extends Error {}

function handed(body: unknown): { readonly record: unknown; readonly seed: string; readonly names: readonly (string | null)[] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Malformed('the body is not an object')
  const { record, seed, names = [], ...more } = body as Readonly<Record<string, unknown>>
  for (const name in more) throw new Malformed(`${name.slice(0, 100)}: unknown; there are record, seed and names`)
  if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed)) throw new Malformed('seed: must be 64 hexadecimal digits')
  if (!Array.isArray(names) || names.length > MOST_NAMES || !names.every(isName))
    throw new Malformed('names: must be a list of names or null, by seat')
  return { record, seed, names }
}

function isName(name: unknown): name is string | null {
  return name === null || (typeof name === 'string' && name.length <= LONGEST_NAME)
}

function refusalOf(error: unknown): RefusedRecord {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  if (error instanceof Malformed) return { refused: 'malformed', because: message }
  if (error instanceof SyntaxError) return { refused: 'malformed', because: 'the body is not JSON' }
  if (error instanceof BadRecord) return { refused: 'bad-record', because: `this record does not replay; ${message}` }
  // Also for endless nesting, or something else where a number should be.
  return { refused: 'bad-record', because: `this record cannot be read: ${message}` }
}

function replayed(game: AnyGame, written: MatchRecord, seed: string | undefined): Omit<CheckedRecord, 'names'> {
  const { entries, options, seats, commitment } = written
  if (entries.length > MOST_ENTRIES) throw new BadRecord('entries', `there are ${entries.length}, and a record has at most ${MOST_ENTRIES}`)
  const [problem] = carriesEdition(options) ? optionProblems(game, options, seats) : []
  if (problem !== undefined) throw new BadRecord(problem.path, problem.reason)
  const steps = verifying(game, written, seed)
  let step = steps.next()
  while (!step.done) step = steps.next()
  const match = step.value
  const { id, sha256 } = written.edition
  return { game: game.id, setting: match.setting, edition: { id, sha256 }, commitment, entries: match.entries, mark: match.checkpoint() }
}

/** Do the options contain a custom edition? */
export function carriesEdition(options: unknown): boolean {
  if (typeof options !== 'object' || options === null) return false
  for (const name in options) if (typeof (options as Readonly<Record<string, unknown>>)[name] === 'object') return true
  return false
}
