import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod'
import { FAULTS, Fault } from '../fault.ts'
import type { Log } from '../log.ts'
import { Conflict, StoreFailure } from '../store/store.ts'
import { type TableCode, TableRefusal } from '../tables/api.ts'

/** The HTTP status of each refusal of a table. */
const REFUSALS: Readonly<Record<TableCode, ContentfulStatusCode>> = {
  malformed: 400,
  'bad-input': 400,
  'not-owner': 403,
  'not-seated': 403,
  'sent-away': 403,
  'no-table': 404,
  'no-game': 404,
  'no-seat': 404,
  'not-your-turn': 409,
  over: 409,
  stale: 409,
  barrier: 409,
  nothing: 409,
  'seat-taken': 409,
  'already-seated': 409,
  begun: 409,
  'not-begun': 409,
  'not-full': 409,
  'not-ready': 409,
  'not-over': 409,
  rated: 409,
  'not-absent': 409,
  frozen: 409,
  paused: 409,
  'not-offered': 422,
  'bad-record': 422,
  'too-many': 429,
  'not-stored': 503,
  closing: 503,
}

export const CODES = [...new Set([...Object.keys(FAULTS), ...Object.keys(REFUSALS)])]

const facts = z.record(z.string(), z.union([z.number(), z.string()]))
const problem = z.strictObject({
  path: z.string(),
  reason: z.string(),
  rule: z.string().optional().describe('An identifier of the problem, for clients that translate it'),
  facts: facts.optional(),
})
const rule = z.strictObject({ rule: z.string(), facts: facts.optional() })

/** Every refusal, over HTTP and over the socket, has this shape. */
export const failure = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(CODES as [string, ...string[]]),
      message: z.string().describe('A sentence for people'),
      problems: z.array(problem).optional().describe('What is wrong and where, for malformed input'),
      rule: rule.optional().describe("The rule of the game that forbids the move; the game's text explains it"),
      retryAfter: z.number().optional().describe('Seconds'),
    }),
  })
  .meta({ id: 'Failure' })

export type Failure = z.output<typeof failure>

/** The response for anything thrown. Unexpected errors are logged, and the response reveals nothing about them. */
export function failureOf(error: unknown, log: Log): { status: ContentfulStatusCode; failure: Failure } {
  if (error instanceof Fault) {
    const { code, message, problems, retryAfter } = error
    return { status: FAULTS[code], failure: { error: { code, message, problems: problems && [...problems], retryAfter } } }
  }
  if (error instanceof TableRefusal) {
    const { code, message, rule, problems } = error
    return { status: REFUSALS[code], failure: { error: { code, message, rule, problems: problems && [...problems] } } }
  }
  if (error instanceof StoreFailure) {
    log.error({ err: error }, 'the store failed')
    return simple('store-failed', 'nothing can be written at the moment; try again later')
  }
  if (error instanceof Conflict) return simple('conflict', 'somebody else was faster; fetch it again')
  // The client disconnected in the middle of its body.
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return simple('malformed', 'the request was cut off')
  log.error({ err: error }, 'a request failed unexpectedly')
  return simple('internal', 'internal error of the server; the host can find it in the log')
}

function simple(code: keyof typeof FAULTS, message: string): { status: ContentfulStatusCode; failure: Failure } {
  return { status: FAULTS[code], failure: { error: { code, message } } }
}

export function answerFailure(context: Context, error: unknown, log: Log): Response {
  const { status, failure } = failureOf(error, log)
  const { retryAfter } = failure.error
  if (retryAfter !== undefined) context.header('retry-after', String(retryAfter))
  return context.json(failure, status)
}

/** The most problems that we list, and the longest text of each. */
const MOST_PROBLEMS = 20
const LONGEST_REASON = 300

/** Turns a schema's errors into our format. */
export function malformed(where: string, error: z.ZodError): Fault {
  const problems = error.issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => ({
    path: [where, ...path].map(String).join('.').slice(0, LONGEST_REASON),
    reason: message.slice(0, LONGEST_REASON),
  }))
  return new Fault('malformed', `malformed input: ${problems.map(({ path, reason }) => `${path}: ${reason}`).join('; ')}`, {
    problems,
  })
}
