import {
  type AnyGamePackage,
  type AnyMatch,
  BadRecord,
  commitment,
  load as loadRecord,
  Match,
  type MatchRecord,
  type MatchSetting,
  type Outcome,
  readOptions,
  recordProblem,
  verify,
} from '@fairground/kernel'
import { messageOf } from '../failure.ts'
import { findGame, inWords, noSuchGame } from '../games.ts'
import { matchSeedOf, Refused, type Request } from './request.ts'
import type { Tables } from './tables.ts'

/** Requests that open a match or prepare one. */

export async function open(tables: Tables, request: Request): Promise<object> {
  tables.checkRoom()
  const gamePackage = await gameOf(request)
  const match: AnyMatch = new Match(gamePackage.game, settingOf(gamePackage, request))
  return { match: tables.add({ gamePackage, match, put: false }), ...standing(match) }
}

/** Opens a match that begins from a given position: its rules return that position as the setup. */
export async function put(tables: Tables, request: Request): Promise<object> {
  tables.checkRoom()
  const gamePackage = await gameOf(request)
  const setting = settingOf(gamePackage, request)
  const rules = gamePackage.game.open(setting.options, setting.seats)
  const problems = rules.check(request.state)
  if (problems.length > 0) throw new Refused('bad-state', problems.join('; '), { problems })
  const match: AnyMatch = new Match(gamePackage.game, setting, { ...rules, setup: () => rules.copy(request.state) })
  return { match: tables.add({ gamePackage, match, put: true }), ...standing(match) }
}

export async function load(tables: Tables, request: Request): Promise<object> {
  tables.checkRoom()
  const problem = recordProblem(request.record)
  if (problem !== undefined) throw new Refused('bad-record', problem)
  // Its shape has just been checked; its content is checked by replaying it.
  const written = request.record as MatchRecord
  const gamePackage = await gameOf(written)
  const match = replayed(gamePackage, written, request)
  return { match: tables.add({ gamePackage, match, put: false }), ...standing(match) }
}

function replayed({ game }: AnyGamePackage, written: MatchRecord, request: Request): AnyMatch {
  try {
    if (written.seed !== undefined) return verify(game, written)
    const seed = matchSeedOf(request)
    if (request.seed === undefined || commitment(seed) !== written.commitment)
      throw new BadRecord('seed', 'the match is not over: send the seed that it was opened with')
    return loadRecord(game, written, seed)
  } catch (error) {
    throw new Refused('bad-record', messageOf(error), error instanceof BadRecord ? { at: error.at } : {})
  }
}

export async function campaign(_tables: Tables, request: Request): Promise<object> {
  const { game } = await gameOf(request)
  const rules = game.campaign
  if (rules === undefined) throw new Refused('no-campaign', `${game.id} has no campaign`)
  const given = request.campaign ?? rules.start()
  const problems = rules.check(given)
  if (problems.length > 0) throw new Refused('malformed', `campaign: ${problems.join('; ')}`)
  const { outcome, choice } = request
  if (outcome !== undefined && !isOutcome(outcome))
    throw new Refused('malformed', 'outcome: must hold places, scores and breakdown, by seat')
  if (choice !== undefined && typeof choice !== 'string') throw new Refused('malformed', 'choice: must be a text')
  const now = outcome === undefined ? given : rules.after(given, outcome, choice)
  return { campaign: now, options: rules.options(now) }
}

async function gameOf({ game }: { readonly game?: unknown }): Promise<AnyGamePackage> {
  if (typeof game !== 'string') throw new Refused('malformed', 'game: must be the name of a game')
  const found = await findGame(game)
  if (found === undefined) throw new Refused('bad-setting', noSuchGame(game))
  return found
}

function settingOf({ game }: AnyGamePackage, request: Request): MatchSetting<unknown> {
  // Any other type becomes NaN, which is refused with the same message as a wrong number.
  const seats = typeof request.seats === 'number' ? request.seats : Number.NaN
  const read = readOptions<unknown>(game, request.options, seats)
  if ('problems' in read) throw new Refused('bad-setting', read.problems.map(inWords).join('; '), { problems: read.problems })
  const seed = matchSeedOf(request)
  return {
    // The id is part of the random stream, so the same seed must give the same id.
    id: `stdio-${commitment(seed).slice(0, 12)}`,
    seats,
    options: read.options,
    seed,
    words: new Array(seats).fill(''),
    sitters: new Array(seats).fill('person'),
    waits: false,
  }
}

/** The status of a match: whose turn it is, and the outcome if it is over. */
export function standing(match: AnyMatch): { turn: readonly number[]; outcome?: Outcome } {
  const outcome = match.result?.outcome
  return outcome === undefined ? { turn: match.turn } : { turn: match.turn, outcome }
}

function isOutcome(value: unknown): value is Outcome {
  if (typeof value !== 'object' || value === null) return false
  const { places, scores, breakdown } = value as Record<string, unknown>
  const numbers = (list: unknown) => Array.isArray(list) && list.length > 0 && list.every((each) => typeof each === 'number')
  return numbers(places) && numbers(scores) && Array.isArray(breakdown)
}
