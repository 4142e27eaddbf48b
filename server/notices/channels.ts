import { Fault } from '../fault.ts'
import { hashOf, newToken } from '../people/secrets.ts'
import { maybeWhole, text, whole } from '../row.ts'
import { raw, sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import type { Row, Statement } from '../store/store.ts'
import type { PushAddress } from './push.ts'
import type { Webhook } from './webhook.ts'

const CONFIRM_HOURS = 48
const MOST_DEVICES = 10

/** How a person wants to be notified. */
export interface Channels {
  readonly push: readonly PushAddress[]
  readonly webhook: (Webhook & { readonly failures: number }) | undefined
  readonly mail: { readonly address: string; readonly confirmed: boolean } | undefined
}

/** Who wants to be notified of turns, and where. */
export class ChannelRepository extends Repository {
  async of(person: string): Promise<Channels> {
    const [push, webhook, mail] = await Promise.all([
      this.store.all('SELECT endpoint, p256dh, auth FROM notice_push WHERE person = $1 ORDER BY created_at', [person]),
      this.store.all('SELECT url, secret, failures FROM notice_webhook WHERE person = $1', [person]),
      this.store.all('SELECT address, confirmed_at FROM notice_mail WHERE person = $1', [person]),
    ])
    return { push: push.map(pushOf), webhook: webhook.map(webhookOf)[0], mail: mail.map(mailOf)[0] }
  }

  /** A browser is notified as long as the session lasts in which it subscribed. */
  async addPush(person: string, to: PushAddress, session?: string): Promise<void> {
    const own = await this.store.all('SELECT endpoint FROM notice_push WHERE person = $1 AND endpoint <> $2', [person, to.endpoint])
    if (own.length >= MOST_DEVICES) throw new Fault('too-many', `at most ${MOST_DEVICES} devices can get notices; remove one first`)
    await this.store.commit([
      // A browser has one address: it notifies the person who signed in last.
      sql`INSERT INTO notice_push (endpoint, person, p256dh, auth, created_at, session)
        VALUES (${to.endpoint}, ${person}, ${to.p256dh}, ${to.auth}, ${this.now()}, ${session ?? null})
        ON CONFLICT (endpoint) DO UPDATE SET
          person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth, session = excluded.session`,
    ])
  }

  /** Stops notifying browsers that have been signed out. */
  async forgetSessions(sessions: readonly string[]): Promise<void> {
    await this.store.commit(sessions.map((session) => sql`DELETE FROM notice_push WHERE session = ${session}`))
  }

  /** A browser that signs in again keeps its subscription. */
  async movePush(from: string, to: string): Promise<void> {
    await this.store.commit([sql`UPDATE notice_push SET session = ${to} WHERE session = ${from}`])
  }

  /** Browsers that subscribed in an older release, which did not store the session: any of them may be the one that signs out. */
  async forgetUnbound(person: string): Promise<void> {
    await this.store.commit([sql`DELETE FROM notice_push WHERE person = ${person} AND session IS NULL`])
  }

  async removePush(person: string, endpoint: string): Promise<void> {
    await this.store.commit([sql`DELETE FROM notice_push WHERE person = ${person} AND endpoint = ${endpoint}`])
  }

  /** Sets the webhook; returns the secret that signs its notices, only this once. */
  async setWebhook(person: string, url: string): Promise<string> {
    const secret = newToken()
    await this.store.commit([
      sql`INSERT INTO notice_webhook (person, url, secret, failures, created_at) VALUES (${person}, ${url}, ${secret}, 0, ${this.now()})
        ON CONFLICT (person) DO UPDATE SET url = excluded.url, secret = excluded.secret, failures = 0`,
    ])
    return secret
  }

  async removeWebhook(person: string): Promise<void> {
    await this.store.commit([sql`DELETE FROM notice_webhook WHERE person = ${person}`])
  }

  async countWebhook(person: string, success: boolean): Promise<void> {
    const failures = raw(success ? '0' : 'failures + 1')
    await this.store.commit([sql`UPDATE notice_webhook SET failures = ${failures} WHERE person = ${person}`])
  }

  /** Stores an address; its owner gets the secret that confirms it by email. */
  async setMail(person: string, address: string): Promise<string> {
    const secret = newToken()
    await this.store.commit([
      sql`INSERT INTO notice_mail (person, address, hash, expires_at)
        VALUES (${person}, ${address}, ${hashOf(secret)}, ${this.now() + CONFIRM_HOURS * 60 * 60 * 1000})
        ON CONFLICT (person) DO UPDATE SET
          address = excluded.address, hash = excluded.hash, expires_at = excluded.expires_at, confirmed_at = NULL`,
    ])
    return secret
  }

  async confirmMail(secret: string): Promise<void> {
    const [rows] = await this.store.commit([
      sql`UPDATE notice_mail SET confirmed_at = ${this.now()} WHERE hash = ${hashOf(secret)} AND expires_at > ${this.now()}
        RETURNING person`,
    ])
    if (rows.length === 0) throw new Fault('expired', 'this confirmation has expired; set the address again')
  }

  async removeMail(person: string): Promise<void> {
    await this.store.commit([sql`DELETE FROM notice_mail WHERE person = ${person}`])
  }

  /** Records that a person is being notified of a turn. False if they already were. */
  async markNotified(person: string, table: string, n: number): Promise<boolean> {
    const [rows] = await this.store.commit([
      sql`INSERT INTO notice_sent (person, at_table, n) VALUES (${person}, ${table}, ${n})
        ON CONFLICT (person, at_table) DO UPDATE SET n = excluded.n WHERE notice_sent.n < excluded.n RETURNING n`,
    ])
    return rows.length > 0
  }

  /** Was the person notified since their last action at the table? Then it is still the same turn, whatever others have done since. */
  async wasNotified(person: string, table: string, seat: number): Promise<boolean> {
    const rows = await this.store.all(
      `SELECT n FROM notice_sent WHERE person = $1 AND at_table = $2
        AND n >= (SELECT coalesce(max(n), 0) FROM game_entry WHERE table_id = $2 AND seat = $3)`,
      [person, table, seat],
    )
    return rows.length > 0
  }
}

export function forgetChannels(person: string): readonly Statement[] {
  return ['notice_push', 'notice_webhook', 'notice_mail', 'notice_sent'].map(
    (name) => sql`DELETE FROM ${raw(name)} WHERE person = ${person}`,
  )
}

function pushOf(row: Row): PushAddress {
  return { endpoint: text(row, 'endpoint'), p256dh: text(row, 'p256dh'), auth: text(row, 'auth') }
}

function webhookOf(row: Row): Webhook & { failures: number } {
  return { url: text(row, 'url'), secret: text(row, 'secret'), failures: whole(row, 'failures') }
}

function mailOf(row: Row): { address: string; confirmed: boolean } {
  return { address: text(row, 'address'), confirmed: maybeWhole(row, 'confirmed_at') !== undefined }
}
