import { games } from '@fairground/games'
import { BadRecord, type MatchRecord, recordProblem, verify as verifyRecord } from '@fairground/kernel'
import type { StorePlace } from '@fairground/server/store/open.ts'
import type { Checked } from '@fairground/server/tables/storage/check.ts'
import type { Command } from '../command.ts'
import { EXIT_FAILURE, EXIT_OK, Failure, messageOf, misuse } from '../failure.ts'
import { readJson } from '../files.ts'
import { findGame, noSuchGame } from '../games.ts'
import { print, printJson } from '../output.ts'
import { openForCommand, storeFlags, storeFrom } from '../store.ts'

/** The result for one file. */
type Verdict =
  | {
      readonly record: string
      readonly sound: true
      readonly game: string
      readonly match: string
      readonly seats: number
      readonly entries: number
    }
  | { readonly record: string; readonly sound: false; readonly at?: string; readonly problem: string }

export const verify: Command = {
  name: 'verify',
  takes: 'RECORD… | --live',
  summary: 'replays recorded matches and names the place where anything was changed',
  about: `A record is a JSON file, - for stdin. The seed must be the one that the table committed to, and dealing and playing with it must lead
to the same result. That proves that all chance was fixed beforehand, not that the host did not look at it.`,
  flags: {
    live: { help: 'instead of files: replays every running match of the store, before an upgrade' },
    ...storeFlags,
    json: { help: 'prints JSON: a list, one object per record' },
  },
  async run(given) {
    if (given.has('live')) return verifyLive(storeFrom(given), given.has('json'))
    if (given.words.length === 0) throw misuse('verify needs a RECORD: fairground verify record.json.')
    const verdicts: Verdict[] = []
    for (const file of given.words) {
      const verdict = await judge(file)
      verdicts.push(verdict)
      if (!given.has('json')) print(inWords(verdict))
    }
    if (given.has('json')) printJson(verdicts)
    return verdicts.every(({ sound }) => sound) ? EXIT_OK : EXIT_FAILURE
  },
}

/** A server would freeze the tables that differ, instead of changing them. */
async function verifyLive(place: StorePlace, json: boolean): Promise<number> {
  const { checkRunning } = await import('@fairground/server/tables/storage/check.ts')
  const store = await openForCommand(place)
  const checked: Checked[] = []
  try {
    for await (const each of checkRunning(store, games)) {
      checked.push(each)
      if (!json && each.differs !== undefined) print(`${each.table}: DIFFERS. ${each.game}, ${each.entries} entries: ${each.differs}`)
    }
  } finally {
    await store.close()
  }
  const differing = checked.filter(({ differs }) => differs !== undefined).length
  if (json) printJson(checked)
  else print(`${checked.length} running matches replayed, ${differing} differ`)
  return differing === 0 ? EXIT_OK : EXIT_FAILURE
}

async function judge(file: string): Promise<Verdict> {
  try {
    const written = asRecord(readJson(file))
    const gamePackage = await findGame(written.game)
    if (gamePackage === undefined) throw new BadRecord('game', noSuchGame(written.game))
    verifyRecord(gamePackage.game, written)
    return { record: file, sound: true, game: written.game, match: written.id, seats: written.seats, entries: written.entries.length }
  } catch (error) {
    if (error instanceof BadRecord) return { record: file, sound: false, at: error.at, problem: error.message }
    if (error instanceof Failure) return { record: file, sound: false, problem: error.message }
    // A malformed record may fail anywhere; the other records are still checked.
    return { record: file, sound: false, problem: `cannot be replayed: ${messageOf(error)}` }
  }
}

function asRecord(value: unknown): MatchRecord {
  const problem = recordProblem(value)
  if (problem !== undefined) throw new Failure(`not a record: ${problem}`)
  // The shape of what `verify` does not compare has just been checked.
  return value as MatchRecord
}

function inWords(verdict: Verdict): string {
  if (!verdict.sound) return `${verdict.record}: WRONG. ${verdict.problem}`
  const { record, game, match, seats, entries } = verdict
  return `${record}: sound. ${game}, match ${match}, ${seats} seats, ${entries} entries`
}
