import type { ClientMessage } from '@fairground/protocol/socket.ts'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { QueueDepth } from './cluster/jobs.ts'
import type { Tables } from './tables/api.ts'

/** How long we wait for figures of the database, in milliseconds. */
const PATIENCE = 1000

type Outcome = 'ok' | 'refused'

/** Metrics for Prometheus. Persons, tables and addresses are never labels. */
export class Metrics {
  readonly registry = new Registry()
  readonly requests = new Counter({
    name: 'fairground_http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  })
  readonly seconds = new Histogram({
    name: 'fairground_http_request_seconds',
    help: 'How long requests take; long polls are not counted',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  })
  readonly notices = new Counter({
    name: 'fairground_notices_total',
    help: 'Notices by channel and how they fared',
    labelNames: ['channel', 'outcome'],
    registers: [this.registry],
  })

  /** Socket messages by kind and result. The hottest counter, hence plain numbers. */
  private readonly messages: Record<Outcome, Record<string, number>> = { ok: {}, refused: {} }

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    const { messages } = this
    new Counter({
      name: 'fairground_socket_messages_total',
      help: 'Messages from sockets by what they ask for and how it went',
      labelNames: ['do', 'outcome'],
      registers: [this.registry],
      collect() {
        this.reset()
        for (const [outcome, counts] of Object.entries(messages))
          for (const [asked, count] of Object.entries(counts)) this.inc({ do: asked, outcome }, count)
      },
    })
  }

  countMessage(asked: ClientMessage['do'] | 'malformed', outcome: Outcome): void {
    const counts = this.messages[outcome]
    counts[asked] = (counts[asked] ?? 0) + 1
  }

  /** Figures that are computed only when they are read. */
  watch(tables: Tables, open: { readonly sockets: () => number; readonly connections: () => number }): void {
    this.gauge('fairground_sockets', 'Open sockets', open.sockets)
    this.gauge('fairground_connections', 'Open connections, sockets among them', open.connections)
    const figures = {
      live: 'Tables in memory',
      subscribers: 'Who looks at them',
      botsThinking: 'Bots at work',
      botsWaiting: 'Bot turns in the queue',
      accepted: 'Commands accepted since the start',
      refused: 'Commands refused since the start',
      botsKilled: 'Bots killed for overrunning since the start',
      botsShare: 'Part of its thinking time that a bot gets: 1 unless too many want to think at once',
    } as const
    // `Object.entries` forgets which keys there are.
    for (const [name, help] of Object.entries(figures))
      this.gauge(`fairground_tables_${snake(name)}`, help, () => tables.figures()[name as keyof typeof figures])
  }

  /** The length of each queue; one that does not answer is left out. */
  watchQueues(queues: Readonly<Record<string, () => Promise<QueueDepth>>>): void {
    const jobs: Gauge = new Gauge({
      name: 'fairground_jobs',
      help: 'Jobs that wait and are at work, by queue; every process on one database tells the same',
      labelNames: ['queue', 'state'],
      registers: [this.registry],
      async collect() {
        jobs.reset()
        await Promise.all(
          Object.entries(queues).map(async ([queue, depth]) => {
            const found = await Promise.race([depth().catch(() => undefined), late()])
            for (const [state, count] of Object.entries(found ?? {})) jobs.set({ queue, state }, count)
          }),
        )
      },
    })
  }

  private gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => gauge.set(read()) })
  }
}

/** Resolves at the time limit: figures that take longer are left out. */
function late(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, undefined).unref())
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
