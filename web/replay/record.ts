import { games } from '@fairground/games'
import { type AnyGamePackage, BadRecord, type MatchRecord, recordProblem, verify } from '@fairground/kernel'

/** The result of checking something that claims to be a record. */
export type Judgement =
  | { readonly verdict: 'sound'; readonly record: MatchRecord; readonly gamePackage: AnyGamePackage }
  /** Not shaped like a record at all. */
  | { readonly verdict: 'no-record'; readonly problem: string }
  /** A game that we do not have. */
  | { readonly verdict: 'no-game'; readonly record: MatchRecord }
  /** Played with another version of the rules: it cannot be checked here. */
  | { readonly verdict: 'other-version'; readonly record: MatchRecord; readonly problem: string }
  | { readonly verdict: 'not-over'; readonly record: MatchRecord }
  /** Something differs; `at` is the first such place. */
  | { readonly verdict: 'changed'; readonly record: MatchRecord; readonly at: string; readonly problem: string }

/** Replays a record and compares everything. Accepts any input and never throws. */
export async function judge(given: unknown): Promise<Judgement> {
  const problem = recordProblem(given)
  if (problem !== undefined) return { verdict: 'no-record', problem }
  // `recordProblem` has just checked its shape.
  const record = given as MatchRecord
  const gamePackage = Object.hasOwn(games, record.game) ? await games[record.game]() : undefined
  if (gamePackage === undefined) return { verdict: 'no-game', record }
  try {
    verify(gamePackage.game, record)
    return { verdict: 'sound', record, gamePackage }
  } catch (error) {
    const [at, message] = error instanceof BadRecord ? [error.at, error.message] : ['entries', String(error)]
    if (at === 'version') return { verdict: 'other-version', record, problem: message }
    if (at === 'seed' && record.seed === undefined && record.result === undefined) return { verdict: 'not-over', record }
    return { verdict: 'changed', record, at, problem: message }
  }
}

/** A record from a file. A file that is not JSON is not a record. */
export async function judgeFile(file: Blob): Promise<Judgement> {
  try {
    return await judge(JSON.parse(await file.text()))
  } catch (error) {
    if (error instanceof SyntaxError) return { verdict: 'no-record', problem: error.message }
    throw error
  }
}
