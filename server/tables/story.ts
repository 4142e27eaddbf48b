import type { Refusal, Seat, Viewer } from '@fairground/kernel'
import type { Heard } from './api.ts'
import type { House } from './house.ts'
import { dealHeardBy, heardBy, type Lived } from './seeing.ts'
import { readEntries, type StoredEntry } from './sql.ts'
import type { AnyMatch, Table } from './table.ts'

/** A match as far as it is on disk: its last position and how it came to be. */
export class Story {
  private here: AnyMatch
  private readonly history: Lived[] = []
  /** Numbers of entries by the seat and the client id that they came with. */
  private readonly clients = new Map<string, number>()

  constructor(match: AnyMatch) {
    this.here = match
  }

  get match(): AnyMatch {
    return this.here
  }

  get lastAt(): number {
    return this.history.at(-1)?.entry.at ?? 0
  }

  /** Goes on with entries that are written now, up to a match in which they are done. */
  goOn(match: AnyMatch, lived: readonly Lived[], client?: string): void {
    this.here = match
    if (client !== undefined) this.clients.set(clientKey(lived[0].entry.seat, client), lived[0].entry.n)
    this.history.push(...lived)
  }

  /** Takes an entry from the store, on the match itself or on a fork of it. */
  take({ entry, client }: StoredEntry, match: AnyMatch): Lived | Refusal {
    const entered = match.enter(entry.seat, entry.by, entry.do, entry.at)
    if (!('refused' in entered)) this.goOn(match, [entered], client)
    return entered
  }

  /** What a seat did before under this client id. */
  doneBefore(seat: Seat, client: string): Lived | undefined {
    const n = this.clients.get(clientKey(seat, client))
    return n === undefined ? undefined : this.history[n - 1]
  }

  /** When a person in that seat last did something. */
  lastDeedOf(seat: Seat): number | undefined {
    return this.history.findLast(({ entry }) => entry.seat === seat && entry.by === 'person')?.entry.at
  }

  /** The match as a viewer heard it, after a number; with the deal when that is left out. */
  log(table: Table, viewer: Viewer, since = -1): readonly Heard[] {
    const heard = this.history.slice(Math.max(0, since)).map((lived) => heardBy(lived, viewer))
    return since < 0 ? [dealHeardBy(table, this.here.opening, viewer), ...heard] : heard
  }
}

/** Deals a match and plays all its entries; or says why these rules do not play it as it was played. */
export async function readStory({ shelf, store }: House, table: Table): Promise<Story | string> {
  const [game, entries] = await Promise.all([shelf.game(table.game), readEntries(store, table.id, 0)])
  if (game === undefined) return `this house has no game ${table.game}`
  const { version } = table.setting
  if (game.version !== version) return `it began under version ${version} of the rules, and these are version ${game.version}`
  const story = new Story(shelf.deal(game, table))
  for (const stored of entries) {
    const lived = story.take(stored, story.match)
    if ('refused' in lived) return differing(stored, lived)
  }
  return story
}

export function differing({ entry }: StoredEntry, { because }: Refusal): string {
  return `these rules do not play entry ${entry.n} as it was played: ${because}`
}

function clientKey(seat: Seat, client: string): string {
  return `${seat}|${client}`
}
