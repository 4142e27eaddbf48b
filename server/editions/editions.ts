import type { EditionKind, KeptEditionInfo, OwnEdition, SharedEdition } from '@fairground/protocol'
import { Fault } from '../fault.ts'
import { newId } from '../people/secrets.ts'
import { fields, flag, maybeText, text, whole } from '../row.ts'
import { must, sql } from '../sql.ts'
import { Conflict, type Row, type Store } from '../store/store.ts'
import { TableRefusal } from '../tables/api.ts'
import { QUOTA, Quota, type QuotaSetting } from '../tables/storage/quota.ts'
import { type UploadCheck, UploadCheckBusy, UploadCheckFailure } from '../uploads/upload-check.ts'

interface Setting {
  readonly store: Store
  readonly uploadCheck: UploadCheck
  readonly now: () => number
  readonly quota?: QuotaSetting | undefined
  /** The minimum number of players; `undefined` if there is no such game. */
  seatsOf(game: string): Promise<{ readonly min: number; readonly max: number } | undefined>
}

/** An edition that somebody wants to store. */
interface Draft {
  readonly game: string
  readonly version: number
  /** The version that it is based on; missing for a new edition. */
  readonly after?: number | undefined
  readonly kind?: EditionKind | undefined
  readonly edition: Readonly<Record<string, unknown>>
}

/** More than anybody needs. */
const MOST_KEPT = 100
const USUAL_TABLE = 4

/** Editions in accounts: validated before they are stored, as for a table, so that every stored edition can be played. */
export class Editions {
  private readonly setting: Setting
  private readonly quota: Quota

  constructor(setting: Setting) {
    this.setting = setting
    this.quota = new Quota(setting.store, setting.quota ?? QUOTA)
  }

  async mine(person: string): Promise<readonly KeptEditionInfo[]> {
    const rows = await this.setting.store.all(
      'SELECT id, game, name, version, code, offered, touched_at FROM kept_edition WHERE person = $1 ORDER BY touched_at DESC, id',
      [person],
    )
    return rows.map(infoOf)
  }

  /** One of the person's own editions, whole. */
  async get(person: string, id: string): Promise<OwnEdition> {
    const [row] = await this.setting.store.all('SELECT game, name, version, kind, body FROM kept_edition WHERE person = $1 AND id = $2', [
      person,
      id,
    ])
    return { ...wholeOf(row), kind: row.kind === 'variant' ? 'variant' : 'box' }
  }

  /** Replaces the version that it is based on. If another device has stored one in the meantime, that one stays. */
  async keep(person: string, id: string, { game, version, after, kind = 'box', edition }: Draft): Promise<void> {
    await this.checkEdition(person, game, edition)
    const body = JSON.stringify(edition)
    const { store, now } = this.setting
    const [before] = await store.all('SELECT version, bytes, body FROM kept_edition WHERE person = $1 AND id = $2', [person, id])
    // A retry, because the answer was lost.
    if (before !== undefined && Number(before.version) === version && before.body === body) return
    if ((before === undefined ? undefined : Number(before.version)) !== after) throw changedElsewhere()
    const [count] = await store.all('SELECT count(*) AS kept FROM kept_edition WHERE person = $1', [person])
    if (before === undefined && Number(count.kept) >= MOST_KEPT)
      throw new Fault('too-many', `you can store at most ${MOST_KEPT} editions here`)
    const grown = body.length - Number(before?.bytes ?? 0)
    if (grown > 0) await this.roomFor(person, grown)
    const name = String(edition.name)
    const at = now()
    try {
      await store.commit([
        after === undefined
          ? sql`INSERT INTO kept_edition (person, id, game, name, version, body, bytes, kind, created_at, touched_at)
              VALUES (${person}, ${id}, ${game}, ${name}, ${version}, ${body}, ${body.length}, ${kind}, ${at}, ${at})`
          : must(sql`UPDATE kept_edition SET game = ${game}, name = ${name}, version = ${version}, body = ${body}, bytes = ${body.length},
              kind = ${kind}, touched_at = ${at} WHERE person = ${person} AND id = ${id} AND version = ${after}`),
      ])
    } catch (error) {
      // If two devices store at once, the first wins.
      if (error instanceof Conflict) throw changedElsewhere()
      throw error
    }
  }

  async remove(person: string, id: string): Promise<void> {
    await this.setting.store.commit([sql`DELETE FROM kept_edition WHERE person = ${person} AND id = ${id}`])
  }

  /** Creates its link, or removes it; an edition without a link is not offered either. */
  async share(person: string, id: string, shared: boolean): Promise<string | undefined> {
    const { store } = this.setting
    const [row] = await store.all('SELECT code FROM kept_edition WHERE person = $1 AND id = $2', [person, id])
    if (row === undefined) throw notHere()
    if (!shared) {
      await store.commit([sql`UPDATE kept_edition SET code = NULL, offered = 0 WHERE person = ${person} AND id = ${id}`])
      return undefined
    }
    if (typeof row.code === 'string') return row.code
    // If two requests come at once, the first code wins.
    await store.commit([sql`UPDATE kept_edition SET code = ${newId()} WHERE person = ${person} AND id = ${id} AND code IS NULL`])
    const [now] = await store.all('SELECT code FROM kept_edition WHERE person = $1 AND id = $2', [person, id])
    return String(now.code)
  }

  /** The host offers one of their own editions to everybody, or stops offering it. */
  async offer(person: string, id: string, offered: boolean): Promise<void> {
    if (offered) await this.share(person, id, true)
    await this.setting.store.commit([sql`UPDATE kept_edition SET offered = ${offered ? 1 : 0} WHERE person = ${person} AND id = ${id}`])
  }

  /** Anybody with the code may read it. */
  async shared(code: string): Promise<SharedEdition> {
    const [row] = await this.setting.store.all('SELECT game, name, version, body FROM kept_edition WHERE code = $1', [code])
    return wholeOf(row)
  }

  /** What the server offers in addition to the built-in editions. */
  async offered(game: string): Promise<readonly { readonly code: string; readonly name: string; readonly version: number }[]> {
    const rows = await this.setting.store.all(
      'SELECT code, name, version FROM kept_edition WHERE offered = 1 AND game = $1 ORDER BY name, code LIMIT 50',
      [game],
    )
    return rows.map((row) => fields(row, { code: text, name: text, version: whole }))
  }

  private async checkEdition(person: string, game: string, edition: unknown): Promise<void> {
    const seats = await this.setting.seatsOf(game)
    if (seats === undefined) throw new Fault('not-found', `there is no game ${game}`)
    const table = Math.max(seats.min, Math.min(seats.max, USUAL_TABLE))
    try {
      const problems = await this.setting.uploadCheck.options(person, game, table, { edition })
      if (problems.length === 0) return
      throw new Fault('malformed', problems.map(({ path, reason }) => `${path}: ${reason}`).join('; '), { problems })
    } catch (error) {
      if (error instanceof UploadCheckBusy) throw new Fault('too-many', error.message)
      if (error instanceof UploadCheckFailure) throw new Fault('malformed', `this edition cannot be played: ${error.message}`)
      throw error
    }
  }

  private async roomFor(person: string, bytes: number): Promise<void> {
    try {
      await this.quota.take(person, bytes)
    } catch (error) {
      if (error instanceof TableRefusal) throw new Fault('too-many', error.message)
      throw error
    }
  }
}

function notHere(): Fault {
  return new Fault('not-found', 'there is no such edition')
}

function changedElsewhere(): Fault {
  return new Fault('conflict', 'another device has changed this edition in the meantime; nothing was replaced')
}

function infoOf(row: Row): KeptEditionInfo {
  return {
    ...fields(row, { id: text, game: text, name: text, version: whole, code: maybeText, offered: flag, touchedAt: whole }),
  }
}

function wholeOf(row: Row | undefined): SharedEdition {
  if (row === undefined) throw notHere()
  // Written by `keep`, after validation.
  return { ...fields(row, { game: text, name: text, version: whole }), edition: JSON.parse(text(row, 'body')) }
}
