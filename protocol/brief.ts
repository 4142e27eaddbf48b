import { same } from '@fairground/kernel'
import type { Delivery, Position } from './match.ts'

/**
 * The brief encoding: a viewer receives only what has changed; a missing field is the same as in the position before. Moves of one shape
 * are sent as columns, so that the names of their fields are sent once. This file encodes and decodes.
 */

/** What a seat sees. */
interface SeatPosition {
  readonly n: number
  readonly view: unknown
  readonly moves: readonly unknown[]
}

/** The new parts of a position; `gone` names removed fields, with the prefix `view.` for those of the view. */
export type Brief<P extends SeatPosition> = Partial<Omit<P, 'n' | 'view' | 'moves'>> & {
  readonly n: number
  readonly view?: Fields
  readonly moves?: P['moves'] | Columns
  readonly gone?: readonly string[]
}

/** An entry in brief encoding. */
export type BriefEntry = Omit<Extract<Delivery, { kind: 'entry' }>, 'position'> & { readonly position: Brief<Position> }

/** A list of objects that all have the same fields: for each field, the list of its values. */
export interface Columns {
  readonly columns: Readonly<Record<string, readonly unknown[]>>
}

type Fields = Readonly<Record<string, unknown>>

const VIEW = 'view.'
const NOTHING: Fields = {}

/** Encodes a position as JSON for a viewer who last received another one, or none. */
export function briefText<P extends SeatPosition>(position: P, before: P | undefined, seen = fieldsOf(before?.view)): string {
  const gone: string[] = []
  const changes: News = { n: position.n }
  addNews(changes, fieldsOf(position), fieldsOf(before), gone, '')
  const view: News = {}
  if (addNews(view, fieldsOf(position.view), seen, gone, VIEW) || before === undefined) changes.view = view
  if (gone.length > 0) changes.gone = gone
  const text = JSON.stringify(changes)
  if (before !== undefined && same(position.moves, before.moves)) return text
  return `${text.slice(0, -1)},"moves":${packedText(position.moves)}}`
}

/** What a viewer receives of an entry, step by step. */
interface Steps {
  readonly events: readonly Step[]
}

interface Step {
  readonly event?: unknown
  readonly view?: unknown
}

/** A step with the changes of the view only. */
interface BriefStep extends Step {
  readonly gone?: readonly string[]
}

/** Encodes an entry as two JSON texts: each step holds its changes to the view before, the position whatever else changed. */
export function briefEntry<P extends SeatPosition, H extends Steps>(
  received: H,
  position: P,
  before: P | undefined,
): readonly [entry: string, position: string] {
  if (before === undefined || received.events.every(({ view }) => view === undefined))
    return [textOnce(received), briefText(position, before)]
  let seen = fieldsOf(before.view)
  const [first, ...rest] = received.events.map((step): BriefStep => {
    if (step.view === undefined) return step
    const gone: string[] = []
    const view: News = {}
    const sees = fieldsOf(step.view)
    addNews(view, sees, seen, gone, VIEW)
    seen = sees
    return gone.length > 0 ? { ...step, view, gone } : { ...step, view }
  })
  const events = rest.length === 0 ? textOf([first], firstText) : `${textOf([first], firstText)},${textOf(rest, restText)}`
  const head = JSON.stringify({ ...received, events: undefined })
  return [`${head.slice(0, -1)},"events":[${events}]}`, briefText(position, before, seen)]
}

/** The steps turned into JSON last, and their text without brackets. */
interface StepsText {
  steps: readonly BriefStep[]
  text: string
}

/** The first step is apart, since who has made the move often sees more of it. */
const firstText: StepsText = { steps: [], text: '' }
const restText: StepsText = { steps: [], text: '' }

/** Viewers receive an entry one after the other, and what most steps change is the same for all: then the last text is used again. */
function textOf(steps: readonly BriefStep[], last: StepsText): string {
  if (!areAlike(steps, last.steps)) {
    last.steps = steps
    last.text = JSON.stringify(steps).slice(1, -1)
  }
  return last.text
}

function areAlike(these: readonly BriefStep[], those: readonly BriefStep[]): boolean {
  if (these.length !== those.length) return false
  for (let i = 0; i < these.length; i++) {
    const [one, other] = [these[i], those[i]]
    if (one.event === undefined || one.event !== other.event || !same(one.gone, other.gone)) return false
    if (!sameNews(fieldsOf(one.view), fieldsOf(other.view))) return false
  }
  return true
}

/** Like `same`, but without lists of names: most steps change few fields. */
function sameNews(these: Fields, those: Fields): boolean {
  let more = 0
  for (const name in these) {
    if (these[name] !== those[name] && !same(these[name], those[name])) return false
    more++
  }
  for (const _ in those) more--
  return more === 0
}

let lastReceived: Steps | undefined
let lastText = ''

/** Viewers who receive the same follow one another, so the last text is cached. */
function textOnce(received: Steps): string {
  if (received !== lastReceived) {
    lastReceived = received
    lastText = JSON.stringify(received)
  }
  return lastText
}

type News = Record<string, unknown>

/** Adds changed fields and lists removed ones. True if anything was added. */
function addNews(changes: News, now: Fields, before: Fields, gone: string[], prefix: typeof VIEW | ''): boolean {
  let news = false
  // Number of shared fields: if it equals the number before, nothing was removed, and we can skip the search.
  let both = 0
  for (const name in now) {
    const value = now[name]
    if (value === undefined) continue
    const was = before[name]
    if (was !== undefined) both++
    if (value === was || (prefix === '' && isApart(name)) || same(value, was)) continue
    changes[name] = value
    news = true
  }
  for (const name in before) if (before[name] !== undefined) both--
  if (both < 0) for (const name in before) if (now[name] === undefined && before[name] !== undefined) gone.push(prefix + name)
  return news
}

/** Fields that are encoded separately. */
function isApart(name: string): boolean {
  return name === 'n' || name === 'view' || name === 'moves'
}

/** Rules that offer the same moves again use the same frozen list: its JSON is cached. */
const texts = new WeakMap<readonly unknown[], string>()

function packedText(moves: readonly unknown[]): string {
  const known = texts.get(moves)
  if (known !== undefined) return known
  const text = JSON.stringify(packed(moves))
  if (Object.isFrozen(moves)) texts.set(moves, text)
  return text
}

/** A list of moves as sent: as columns if all have the same fields. */
export function packed(moves: readonly unknown[]): readonly unknown[] | Columns {
  const [first] = moves
  if (moves.length < 2 || typeof first !== 'object' || first === null || Array.isArray(first)) return moves
  const names = Object.keys(first)
  if (names.length === 0) return moves
  const columns: Record<string, unknown[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (const move of moves as readonly Fields[]) {
    if (Object.keys(move ?? {}).join() !== names.join()) return moves
    for (const name of names) columns[name].push(move[name])
  }
  return { columns }
}

function unpacked(moves: readonly unknown[] | Columns): readonly unknown[] {
  if (!('columns' in moves)) return moves
  const columns = Object.entries(moves.columns)
  return columns[0][1].map((_, row) => Object.fromEntries(columns.map(([name, values]) => [name, values[row]])))
}

/** Decodes a position, given the one before. */
export function filled<P extends SeatPosition>({ gone = [], view, moves, ...rest }: Brief<P>, before: P | undefined): P {
  const fields: Record<string, unknown> = { ...before, ...rest, moves: moves ? unpacked(moves) : (before?.moves ?? []) }
  const seen: Record<string, unknown> = { ...fieldsOf(before?.view), ...view }
  for (const name of gone) {
    if (name.startsWith(VIEW)) delete seen[name.slice(VIEW.length)]
    else delete fields[name]
  }
  return { ...fields, view: seen } as unknown as P // everything left out is filled in again
}

/** Decodes an entry: its steps become views again, one after the other. */
export function filledEntry<P extends SeatPosition, H extends Steps, D extends { readonly entry: H; readonly position: Brief<P> }>(
  delivery: D,
  before: P | undefined,
): Omit<D, 'position'> & { readonly position: P } {
  let seen = before?.view
  const events = delivery.entry.events.map((step) => {
    if (step.view === undefined || before === undefined) return step
    const { gone = [], ...rest } = step as { readonly gone?: readonly string[]; readonly view: Fields }
    const view: Record<string, unknown> = { ...fieldsOf(seen), ...rest.view }
    for (const name of gone) delete view[name.slice(VIEW.length)]
    seen = view
    return { ...rest, view }
  })
  const from = before && { ...before, view: seen }
  return { ...delivery, entry: { ...delivery.entry, events }, position: filled(delivery.position, from) }
}

function fieldsOf(value: unknown): Fields {
  return (value ?? NOTHING) as Fields // positions and views are objects
}
