import { games } from '@fairground/games'
import { type AnyGamePackage, BadRecord, type MatchRecord, recordProblem, verify } from '@fairground/kernel'

/** What was found about something that claims to be a record. */
export type Judgement =
  | { readonly verdict: 'sound'; readonly record: MatchRecord; readonly gamePackage: AnyGamePackage }
  /** Not shaped like a record at all. */
  | { readonly verdict: 'no-record'; readonly problem: string }
  /** A game that we do not have. */
  | { readonly verdict: 'no-game'; readonly record: MatchRecord }
  /** Played under another version of the rules: nothing can be said about it here. */
  | { readonly verdict: 'other-version'; readonly record: MatchRecord; readonly problem: string }
  | { readonly verdict: 'not-over'; readonly record: MatchRecord }
  /** Something does not agree; `at` names the first such place. */
  | { readonly verdict: 'changed'; readonly record: MatchRecord; readonly at: string; readonly problem: string }

/** Deals a record again and compares all of it. Takes anything, never throws for what it is given. */
export async function judge(given: unknown): Promise<Judgement> {
  const problem = recordProblem(given)
  if (problem !== undefined) return { verdict: 'no-record', problem }
  // `recordProblem` has just looked at its shape.
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

/** A record from a file. What is no JSON is no record. */
export async function judgeFile(file: Blob): Promise<Judgement> {
  try {
    return await judge(JSON.parse(await file.text()))
  } catch (error) {
    if (error instanceof SyntaxError) return { verdict: 'no-record', problem: error.message }
    throw error
  }
}
