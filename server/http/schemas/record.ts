import { type MatchRecord, recordProblem } from '@fairground/kernel'
import { Fault } from '../../fault.ts'

/** A body that is shaped like a record. What it says is judged by playing it. */
export function recordIn(body: unknown): MatchRecord {
  const problem = recordProblem(body)
  if (problem !== undefined) throw new Fault('malformed', `this is not a record: ${problem}`)
  return body as MatchRecord
}
