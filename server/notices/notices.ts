import { games } from '@fairground/games'
import { LANGUAGES, type Language } from '@fairground/kernel'
import type { TableSummary } from '@fairground/protocol'
import { Fault } from '../fault.ts'
import type { Settings } from '../host/settings.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { People } from '../people/people.ts'
import type { TableEvent, Tables } from '../tables/api.ts'
import type { ChannelRepository } from './channels.ts'
import type { Mailer } from './mail.ts'
import { BadAnswer } from './post.ts'
import { type PushKeys, sendPush } from './push.ts'
import { callWebhook } from './webhook.ts'
import { words } from './words.ts'

/** After so many failures in a row a webhook is switched off until its owner sets it again. */
const MOST_FAILURES = 20
const PAGE = 200

export interface NoticesParts {
  readonly book: ChannelRepository
  readonly people: People
  readonly settings: Settings
  readonly tables: Tables
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
  /** How long we wait for a person to come by themselves before we notify them, in milliseconds. */
  readonly patience: number
  /** A page's address as people outside see it. */
  readonly link: (path: string) => string
  readonly push: PushKeys | undefined
  readonly mail: Mailer | undefined
}

/** The content of a webhook or push message. */
interface Notice {
  readonly kind: 'turn' | 'seat' | 'test'
  readonly title: string
  readonly text: string
  readonly link: string
  readonly table?: string
  readonly game?: string
  readonly n?: number
  readonly until?: number
}

type Turn = Extract<TableEvent, { kind: 'turn' }>

/** Notifies people who are away that a slow table waits for them. Failures here never affect a table. */
export class Notices {
  private readonly parts: NoticesParts
  private readonly pending = new Map<string, NodeJS.Timeout>()
  private readonly sending = new Set<Promise<void>>()
  private closed = false

  constructor(parts: NoticesParts) {
    this.parts = parts
  }

  happened(event: TableEvent): void {
    if (event.kind === 'turn' && event.slow && !event.present) this.plan(event)
  }

  /** After a restart: notices for turns that began while the server was down. Nobody is notified twice. */
  async catchUp(): Promise<void> {
    const { tables } = this.parts
    for (let before: number | undefined; ; ) {
      const page: readonly TableSummary[] = await tables.all({ state: 'running', limit: PAGE, before })
      for (const table of page) if (table.clock.kind === 'slow') for (const turn of turnsAt(table)) this.plan(turn, true)
      if (page.length < PAGE) return
      before = page[page.length - 1].created
    }
  }

  /** A slow tournament has opened a table for a person, who must come before it begins without them. */
  async notifyOfGame(person: string, tournament: { readonly id: string; readonly name: string }, until: number): Promise<void> {
    const { people, link } = this.parts
    const who = await people.find(person)
    if (who === undefined || this.closed) return
    const { seatWaits, seatBody, until: untilWords } = words[await this.languageOf(person)]
    const address = link(`/tournaments/${tournament.id}`)
    const notice: Notice = { kind: 'seat', title: tournament.name, text: seatWaits(tournament.name), link: address, until }
    await this.deliver(person, notice, `${seatBody(who.name, tournament.name, address)}\n\n${untilWords(new Date(until).toUTCString())}`)
  }

  /** Sends a test notice by every channel and returns how each went. */
  async test(person: string): Promise<Readonly<Record<string, string>>> {
    const language = await this.languageOf(person)
    const text = words[language].test
    const sent = await this.deliver(person, { kind: 'test', title: 'Fairground', text, link: this.parts.link('/') }, text)
    return Object.fromEntries(sent.map(({ channel, failure }) => [channel, failure === undefined ? 'sent' : failure]))
  }

  /** Stores an address and asks its owner for confirmation by email. */
  async setMail(person: string, address: string): Promise<void> {
    const { mail, book, link } = this.parts
    if (mail === undefined) throw new Fault('not-available', 'this server sends no email')
    const { confirmSubject, confirmBody } = words[await this.languageOf(person)]
    const secret = await book.setMail(person, address)
    // In the fragment, which browsers do not send, so no log contains it.
    await mail.send({ to: address, subject: confirmSubject, text: confirmBody(link(`/confirm-mail#${secret}`)) }).catch((error) => {
      this.parts.log.warn({ err: error }, 'an email could not be sent')
      throw new Fault('not-available', 'the email could not be sent; try again later')
    })
  }

  /** Waits for notices that are being sent; `catchUp` finds planned ones again. */
  async close(): Promise<void> {
    this.closed = true
    for (const timer of this.pending.values()) clearTimeout(timer)
    await Promise.allSettled(this.sending)
    this.parts.mail?.close()
  }

  private plan(turn: Turn, again = false): void {
    const key = `${turn.person} ${turn.table}`
    if (this.closed) return
    clearTimeout(this.pending.get(key))
    const timer = setTimeout(() => {
      this.pending.delete(key)
      const sending = this.tell(turn, again).catch((error) => this.parts.log.warn({ err: error, table: turn.table }, 'a notice failed'))
      this.sending.add(sending)
      sending.finally(() => this.sending.delete(sending))
    }, this.parts.patience)
    timer.unref()
    this.pending.set(key, timer)
  }

  private async tell({ person, table, game, seat, n, until }: Turn, again: boolean): Promise<void> {
    const { tables, people, book, link } = this.parts
    if (again && (await book.wasNotified(person, table, seat))) return
    const summary = (await tables.ofPerson(person)).find(({ id }) => id === table)
    if (summary === undefined || !turnsAt(summary).some((turn) => turn.person === person && !turn.present)) return
    if (!(await book.markNotified(person, table, n))) return
    const who = await people.find(person)
    if (who === undefined) return
    const language = await this.languageOf(person)
    const { title } = await (await games[game]()).text[language]()
    const { yourTurn, body, until: untilWords } = words[language]
    const address = link(`/table/${table}`)
    const clock = until === undefined ? '' : `\n\n${untilWords(new Date(until).toUTCString())}`
    const notice: Notice = { kind: 'turn', title: yourTurn(title), text: yourTurn(title), link: address, table, game, n, until }
    await this.deliver(person, notice, body(who.name, title, address) + clock)
  }

  private async deliver(person: string, notice: Notice, email: string): Promise<readonly { channel: string; failure?: string }[]> {
    const { book, push, mail, now, settings } = this.parts
    const channels = await book.of(person)
    const { privateWebhooks } = await settings.read()
    const tasks: [string, Promise<void>][] = []
    if (push !== undefined)
      for (const to of channels.push)
        tasks.push(['push', this.pushOrDrop(person, to.endpoint, sendPush(push, to, notice, notice.table ?? 'test', privateWebhooks))])
    const { webhook } = channels
    if (webhook !== undefined && webhook.failures < MOST_FAILURES)
      tasks.push(['webhook', this.counted(person, callWebhook(webhook, notice, now(), privateWebhooks))])
    if (mail !== undefined && channels.mail?.confirmed === true)
      tasks.push(['mail', mail.send({ to: channels.mail.address, subject: notice.title, text: email })])
    const settled = await Promise.allSettled(tasks.map(([, task]) => task))
    return settled.map((result, index) => {
      const [channel] = tasks[index]
      this.parts.metrics.notices.inc({ channel, outcome: result.status })
      if (result.status === 'fulfilled') return { channel }
      this.parts.log.info({ channel, person, err: result.reason }, 'a notice did not arrive')
      // The reason of a failed connection would reveal the host's network; a status comes from the address that the person gave.
      return { channel, failure: result.reason instanceof BadAnswer ? result.reason.message : 'it could not be reached' }
    })
  }

  /** A push service returns 404 or 410 for a subscription that no longer exists. */
  private async pushOrDrop(person: string, endpoint: string, sending: Promise<void>): Promise<void> {
    try {
      await sending
    } catch (error) {
      if (error instanceof BadAnswer && (error.status === 404 || error.status === 410)) await this.parts.book.removePush(person, endpoint)
      throw error
    }
  }

  private async counted(person: string, sending: Promise<void>): Promise<void> {
    const success = await sending.then(
      () => true,
      (error) => error,
    )
    await this.parts.book.countWebhook(person, success === true)
    if (success !== true) throw success
  }

  private async languageOf(person: string): Promise<Language> {
    const settings = await this.parts.people.settings(person)
    const given = typeof settings === 'object' && settings !== null && 'language' in settings ? settings.language : undefined
    return LANGUAGES.find((language) => language === given) ?? 'en'
  }
}

function turnsAt({ id, game, n, turn, seats }: TableSummary): readonly Turn[] {
  return seats.flatMap(({ seat, person, sitter, present }) =>
    turn.includes(seat) && person !== undefined && sitter === 'person'
      ? [{ kind: 'turn', table: id, game, person, seat, n, slow: true, present } as const]
      : [],
  )
}
