import { isLevel, levelOf } from '@fairground/bots'
import type { Reason } from '@fairground/kernel'
import type { CatalogueEntry, Moment, TableInfo, TableSummary } from '@fairground/protocol'
import { guestName } from './guest.ts'
import { settings } from './settings.ts'
import { wordFor } from './word.ts'

/** An error response of the server, with its message and code. */
export class Refused extends Error {
  readonly code: string
  readonly rule: Reason | undefined

  constructor(code: string, message: string, rule?: Reason) {
    super(message)
    this.code = code
    this.rule = rule
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Unreachable()
  }
  const answer = await response.json().catch(() => undefined)
  if (response.ok) return answer as T
  const { code = 'server', message = response.statusText, rule } = answer?.error ?? {}
  if (response.status >= 502) throw new Unreachable()
  throw new Refused(code, message, rule)
}

export const get = <T>(path: string) => request<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body)
export const put = <T>(path: string, body: unknown) => request<T>('PUT', path, body)
export const patch = <T>(path: string, body: unknown) => request<T>('PATCH', path, body)
export const remove = <T>(path: string, body?: unknown) => request<T>('DELETE', path, body)

export const loadCatalogue = async () => (await get<{ games: readonly CatalogueEntry[] }>('/api/games')).games
export const myTables = async () => (await get<{ tables: readonly TableSummary[] }>('/api/me/tables')).tables

/** What the viewer saw of a table after each of these entries, and after each event. */
export const momentsOf = (path: string) => async (from: number, count: number) =>
  (await get<{ moments: readonly Moment[] }>(`${path}/moments?from=${from}&count=${count}`)).moments

const USUAL_TABLE = 4

/** The best number of players for a game, or the nearest possible one. */
export function usualSeats({ seats }: Pick<CatalogueEntry, 'seats'>): number {
  return Math.max(seats.min, Math.min(seats.max, USUAL_TABLE))
}

/** A running table against bots. */
export function playNow(game: Pick<CatalogueEntry, 'id' | 'seats'>): Promise<TableInfo> {
  return playWithBots({ game: game.id, seats: usualSeats(game) })
}

/** A running table against bots. A new guest gets a name. First the commitment, then this browser's word, then the match begins. */
export async function playWithBots(setup: {
  readonly game: string
  readonly seats: number
  readonly options?: unknown
}): Promise<TableInfo> {
  const { bot } = settings.peek()
  const level = bot !== undefined && isLevel(bot) ? levelOf(bot) : undefined
  return begin(await post<TableInfo>('/api/play', { ...setup, ...(level !== undefined && { level }), name: guestName(), begin: false }))
}

/** Begins at a full table that the person owns. */
export function begin(table: TableInfo): Promise<TableInfo> {
  return post(`/api/tables/${table.id}/start`, wordFor(table))
}
