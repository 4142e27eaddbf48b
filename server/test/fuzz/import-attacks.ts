import { games } from '@fairground/games'
import { type MatchRecord, pick, type Random, type Sitter } from '@fairground/kernel'
import { DeviceMatch } from '../device-match.ts'
import { type Client, type Json, Refused } from '../serving.ts'
import { changed, fromSchema, sampled } from './from-schema.ts'
import { type AttackResult, ServerFailed } from './http-attack.ts'
import { corrupted } from './junk.ts'

/** Hostile uploads: editions by the schema of each game, and records. */

export interface ImportAttacks {
  edition(client: Client, random: Random): Promise<AttackResult>
  record(client: Client, random: Random): Promise<AttackResult>
}

interface Known {
  readonly id: string
  readonly seats: number
  readonly edition: unknown
  readonly shape: Json
}

/** Valid records, some of them long and with many undos. */
const RECORDS = 12
/** Bodies of this length are read only where a record is expected. */
const LARGEST = 200 * 1024

export async function importAttacks(): Promise<ImportAttacks> {
  const known: Known[] = []
  for (const [id, load] of Object.entries(games)) {
    const { game } = await load()
    const shape = game.editions.shape?.()
    if (shape === undefined) throw new Error(`${id} does not say what its editions look like`)
    known.push({ id, seats: game.seats.min, edition: Object.values(game.editions.builtIn)[0], shape })
  }
  const written = await Promise.all(Array.from({ length: RECORDS }, (_, index) => writtenMatch(known[index % known.length], index)))
  return {
    edition: (client, random) => sendEdition(client, pick(known, random), random),
    record: (client, random) => sendRecord(client, pick(written, random), random),
  }
}

async function sendEdition(client: Client, { id, seats, edition, shape }: Known, random: Random): Promise<AttackResult> {
  let made = edition
  if (random.below(8) === 0) made = sampled(fromSchema(shape), random)
  else for (let times = 1 + random.below(3); times > 0; times--) made = changed(made, shape, random)
  if (random.below(4) === 0) made = corrupted(made, random)
  const options = { edition: made }
  const verdict = await send(client, '/api/play', { game: id, seats: Math.max(2, seats), level: 'random', options })
  return `edition-${verdict}`
}

async function sendRecord(client: Client, given: { record: MatchRecord; seed: string }, random: Random): Promise<AttackResult> {
  const { record: whole } = given
  const entries = whole.entries.slice(0, random.below(whole.entries.length + 1))
  const body = pick<() => unknown>(
    [
      () => given,
      () => ({ ...given, record: { ...whole, entries, result: undefined, state: undefined, seed: undefined } }),
      () => corrupted(given, random),
      () => ({ ...given, record: corrupted(whole, random) }),
      () => ({ ...given, record: { ...whole, entries: whole.entries.toReversed() } }),
      () => ({ ...given, record: { ...whole, options: Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, n])) } }),
    ],
    random,
  )()
  return `record-${await send(client, '/api/me/records', body)}`
}

async function send(client: Client, path: string, body: unknown): Promise<string> {
  try {
    await client.post(path, body)
    return 'taken'
  } catch (error) {
    // On a body that is too large the connection is closed before all of it has arrived.
    if (!(error instanceof Refused) && JSON.stringify(body).length > LARGEST) return 'too-large'
    if (!(error instanceof Refused)) throw error
    if (error.status >= 500) throw new ServerFailed(`${error.status} ${error.code} for ${path} ${JSON.stringify(body).slice(0, 1000)}`)
    return error.code
  }
}

/** A match as a device would have stored it; every second one has many undos by its only person. */
async function writtenMatch({ id, seats }: Known, index: number): Promise<{ record: MatchRecord; seed: string }> {
  const bots = new Array<Sitter>(Math.max(2, seats) - 1).fill('bot:greedy')
  const device = new DeviceMatch((await games[id]()).game, ['person', ...bots], { id: `hostile-${index}` })
  const { match } = device
  const choose = (moves: readonly unknown[]) => moves[(match.n * 7) % moves.length]
  for (let moves = 0; moves < 80 && match.result === undefined; moves++) device.play(choose)
  for (let pairs = 0; index % 2 === 0 && pairs < 700 && match.result === undefined; pairs++) device.playAndUndo(choose)
  return device.stored
}
