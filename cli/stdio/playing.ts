import {
  type AddressedEvent,
  fastRandom,
  type GameText,
  type Language,
  type Names,
  type Refusal,
  record as recordOf,
  type SeenBy,
} from '@fairground/kernel'
import { standing } from './opening.ts'
import { afterOf, isRefusal, languageOf, Refused, type Request, seatOf, seedOf, viewerOf } from './request.ts'
import type { Table, Tables } from './tables.ts'

/** Requests to an open match. */

type AnyText = GameText<unknown, SeenBy, unknown>

export async function moves(tables: Tables, request: Request): Promise<object> {
  const table = tables.find(request)
  const { match } = table
  const seat = seatOf(request, match)
  const { text, names } = await wordsFor(table, request)
  const offered = match.moves(seat)
  const view = match.view(seat)
  return {
    moves: offered.map((move) => ({ move, text: text.move(move, view, names, match.rules.facts) })),
    secret: offered.length > 0 && match.rules.secret(match.state, seat),
  }
}

export async function play(tables: Tables, request: Request): Promise<object> {
  const table = tables.find(request)
  const { match } = table
  const { text, names } = await wordsFor(table, request)
  const entered = match.play(seatOf(request, match), request.move, 'person', 0, afterOf(request))
  if (isRefusal(entered)) throw refused(entered, text)
  return { n: entered.entry.n, events: entered.events.map((each) => withText(each, text, names, match.rules.facts)), ...standing(match) }
}

export function view(tables: Tables, request: Request): object {
  const { match } = tables.find(request)
  return { view: match.view(viewerOf(request, match)) }
}

export function imagine(tables: Tables, request: Request): object {
  const { match } = tables.find(request)
  return { state: match.rules.sampler(match.view(viewerOf(request, match))).deal(fastRandom(seedOf(request) ?? 0)) }
}

export async function undo(tables: Tables, request: Request): Promise<object> {
  const table = tables.find(request)
  const { match } = table
  const entered = match.undo(seatOf(request, match))
  if (isRefusal(entered)) throw refused(entered)
  return { n: entered.entry.n, ...standing(match) }
}

export function record(tables: Tables, request: Request): object {
  const { match, put } = tables.find(request)
  if (put) throw new Refused('no-record', 'a match that began from a position has no record; ask for its state')
  return { record: recordOf(match) }
}

export function state(tables: Tables, request: Request): object {
  return { state: tables.find(request).match.state }
}

export function free(tables: Tables, request: Request): object {
  tables.free(request)
  return {}
}

async function wordsFor({ gamePackage }: Table, request: Request): Promise<{ text: AnyText; names: Names }> {
  const lang = languageOf(request)
  return { text: await gamePackage.text[lang](), names: (seat) => `${SEAT[lang]} ${seat}` }
}

const SEAT: Readonly<Record<Language, string>> = { en: 'Seat', de: 'Platz', vi: 'Ghế' }

function withText(addressed: AddressedEvent<unknown, unknown>, text: AnyText, names: Names, facts: unknown): object {
  return 'event' in addressed ? { ...addressed, text: text.event(addressed.event, names, facts) } : addressed
}

function refused({ refused, because, rule }: Refusal, text?: AnyText): Refused {
  if (rule === undefined) return new Refused(refused, because)
  return new Refused(refused, text === undefined ? because : `${because}: ${text.reason(rule)}`, { rule })
}
