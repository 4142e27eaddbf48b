import { isLevel } from '@fairground/bots'
import { type AnyEntry, type AnyMatch, type MatchRecord, type Seat, sha256Hex } from '@fairground/kernel'
import { Conflict } from '../../store/store.ts'
import type { ArrivedRecord, CheckedRecord, RefusedRecord } from '../../uploads/record.ts'
import { UploadCheckBusy, UploadCheckFailure } from '../../uploads/upload-check.ts'
import { type DeviceGameUpload, type Person, type PersonId, type TableId, TableRefusal } from '../api.ts'
import type { TablesContext } from '../context.ts'
import { ended } from '../delivery/events.ts'
import { countUnfinished } from '../lobby/lists.ts'
import { AWAY, HANDOVER } from '../lobby/new-table.ts'
import { dueOf } from '../match/advance.ts'
import { ABSENCE_LEVEL, byBot, NO_VOTES, type Place, ratedAt, type Table } from '../table.ts'
import { insertTable, readTable, writeEntries } from './sql.ts'

/** Matches imported from records: a host's, and games that people started on their own devices. */

const HANDED = 'offline-'
const HANDED_PER_PERSON = 200

interface Arrival {
  readonly table: TableId
  readonly added: boolean
}

/** A finished match as a table of its own, without names. */
export async function imported(context: TablesContext, text: string): Promise<Arrival> {
  const { checked } = await checkedRecord(context, 'the host', text, true)
  if ('refused' in checked) throw new TableRefusal(checked.refused, checked.because)
  const match = await matchOf(context, checked)
  const { result } = match
  if (result === undefined) throw new TableRefusal('bad-record', 'the match is not over after the last entry')
  const at = endsOf(match.entries, context.time.now())
  const table = tableOf(match, checked, { id: match.setting.id, state: 'over', created: at.first, started: at.first, touched: at.last })
  return arrived(context, { ...table, ended: at.last, result }, match, match.entries)
}

/**
 * Turns a game that somebody started without the server into their table. Its seed was on their device, so it is never rated. They get the
 * seat of the first person. Bots play for the others who sat at the device, so that nobody waits for people who cannot come; with the
 * invite link these can take their seats back.
 */
export async function importDeviceGame(
  context: TablesContext,
  person: Person,
  given: DeviceGameUpload,
  code: string,
  most: number,
): Promise<Arrival> {
  await checkHanded(context, person.id)
  const { head, checked } = await checkedRecord(context, person.id, given.text, false)
  const id = head && handedId(person.id, head)
  // Imported before: it has gone on here since.
  if (id !== undefined && (await readTable(context.store, id)) !== undefined) return { table: id, added: false }
  if ('refused' in checked || id === undefined) throw refusalOf(checked)
  const match = await matchOf(context, checked)
  const over = match.result !== undefined
  if (!over && (await countUnfinished(context.store, person.id)) >= most)
    throw new TableRefusal('too-many', `you can have at most ${most} tables at once`)
  const now = context.time.now()
  const own = ownSeat(match)
  const guests = peopleIn(match).filter((seat) => seat !== own)
  if (!over) seatBots(match, guests, now)
  const { result } = match
  const at = endsOf(match.entries, now)
  const base = tableOf(match, checked, {
    id,
    code,
    owner: person.id,
    state: over ? 'over' : 'running',
    created: now,
    started: at.first,
    touched: over ? at.last : now,
  })
  const places = base.places.map((place): Place => {
    if (place.seat === own) return { ...place, person: person.id, name: person.name }
    const name = checked.names[place.seat]
    return { ...place, name: typeof name === 'string' ? given.nameOf(name) : undefined, wanted: !over && guests.includes(place.seat) }
  })
  const { setting, begun } = base
  const here: Table = {
    ...base,
    setting: { ...setting, away: AWAY, handover: match.setting.waits ? HANDOVER : 0, offline: true },
    begun: begun && { ...begun, match: match.setting.id },
    places,
    turn: match.turn,
    ...(over && { ended: at.last }),
  }
  const table = { ...here, due: dueOf(here, match, () => undefined), ...(result !== undefined && { result: ratedAt(here, result) }) }
  const arrival = await arrived(context, table, match, notLater(match.entries, now))
  if (arrival.added && over) context.emit({ kind: 'ended', ended: ended(table) })
  return arrival
}

/** The same game of the same person gets the same table id, however often it is sent. */
function handedId(person: PersonId, { id, commitment }: Pick<MatchRecord, 'id' | 'commitment'>): TableId {
  return HANDED + sha256Hex(JSON.stringify([person, id, commitment])).slice(0, 24)
}

async function checkHanded({ store }: TablesContext, person: PersonId): Promise<void> {
  const [handed] = await store.all(`SELECT count(*) AS many FROM game_table WHERE owner = $1 AND id LIKE '${HANDED}%'`, [person])
  if (Number(handed.many) >= HANDED_PER_PERSON)
    throw new TableRefusal('too-many', `you can move at most ${HANDED_PER_PERSON} games to the server`)
}

/** A record is parsed and replayed where that can be aborted. */
async function checkedRecord({ uploadCheck }: TablesContext, person: PersonId, text: string, whole: boolean): Promise<ArrivedRecord> {
  try {
    return await uploadCheck.record(person, text, whole)
  } catch (error) {
    if (error instanceof UploadCheckBusy) throw new TableRefusal('too-many', error.message)
    if (error instanceof UploadCheckFailure) throw new TableRefusal('bad-record', `this record cannot be replayed: ${error.message}`)
    throw error
  }
}

function refusalOf(checked: CheckedRecord | RefusedRecord): TableRefusal {
  return 'refused' in checked
    ? new TableRefusal(checked.refused, checked.because)
    : new TableRefusal('bad-record', 'this record has no match id')
}

/** The match of a record at its last position, without replaying it here. */
async function matchOf({ rulesCache }: TablesContext, { game: id, setting, mark, entries }: CheckedRecord): Promise<AnyMatch> {
  const game = await rulesCache.game(id)
  if (game === undefined) throw new TableRefusal('no-game', `this server has no game ${id}`)
  const match = rulesCache.match(game, setting)
  match.resumeAt(mark, entries)
  return match
}

/** Seats that people play at the end of the record. */
function peopleIn(match: AnyMatch): readonly Seat[] {
  return match.sitters.flatMap((sitter, seat) => (sitter === 'person' && !match.conceded.includes(seat) ? [seat] : []))
}

/** The first seat that a person plays; if there is none, one that was given up. */
function ownSeat(match: AnyMatch): Seat | undefined {
  const first = match.setting.sitters.indexOf('person')
  return peopleIn(match)[0] ?? (first < 0 ? undefined : first)
}

/** Puts bots into the seats of people who are not here, and of bots that this server does not know. */
function seatBots(match: AnyMatch, guests: readonly Seat[], at: number): void {
  const strange = match.sitters.flatMap((sitter, seat) => (sitter === 'person' || isLevel(sitter.slice('bot:'.length)) ? [] : [seat]))
  for (const seat of [...guests, ...strange]) match.enter(seat, 'host', { sit: byBot(ABSENCE_LEVEL) }, at)
}

function endsOf(entries: readonly AnyEntry[], now: number): { readonly first: number; readonly last: number } {
  return { first: Math.min(now, entries[0]?.at ?? now), last: Math.min(now, entries.at(-1)?.at ?? now) }
}

/** A device's clock may be fast; nothing here happened later than now. */
function notLater(entries: readonly AnyEntry[], now: number): readonly AnyEntry[] {
  return entries.map((entry) => (entry.at > now ? { ...entry, at: now } : entry))
}

type Kept = Pick<Table, 'id' | 'code' | 'owner' | 'state' | 'created' | 'started' | 'touched'>

function tableOf({ game, setting, entries, sitters, conceded }: AnyMatch, checked: CheckedRecord, kept: Kept): Table {
  return {
    ...kept,
    game: game.id,
    visibility: 'private',
    n: entries.length,
    turn: [],
    setting: {
      version: game.version,
      seats: setting.seats,
      options: setting.options,
      edition: checked.edition,
      clock: { kind: 'none' },
      away: { do: 'concede' },
      handover: Number(setting.waits),
      commitment: checked.commitment,
    },
    seed: setting.seed,
    begun: { words: setting.words, sitters: setting.sitters },
    votes: NO_VOTES,
    sentAway: [],
    changes: 0,
    places: sitters.map((sitter, seat) => ({ seat, sitter, ready: true, conceded: conceded.includes(seat), wanted: false })),
  }
}

/** Stored with a checkpoint, so that opening the table replays nothing. */
async function arrived({ store, quota }: TablesContext, table: Table, match: AnyMatch, entries: readonly AnyEntry[]): Promise<Arrival> {
  try {
    const stored = entries.map((entry) => ({ entry }))
    const bytes = JSON.stringify(entries).length
    await quota.take(table.owner, bytes + JSON.stringify(table.setting).length)
    await store.commit([...insertTable(table, bytes), ...writeEntries(table, table, stored, { mark: match.checkpoint() })])
    return { table: table.id, added: true }
  } catch (error) {
    if (error instanceof Conflict) return { table: table.id, added: false }
    throw error
  }
}
