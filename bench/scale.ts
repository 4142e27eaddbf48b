import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { LocalPostgres } from '@fairground/server/soak/local-postgres.ts'
import { WebSocket } from 'ws'
import { ServerChild } from './server/child.ts'
import { fullLoad, type LoadFigures, percentile } from './server/load.ts'
import { beginTable, Guest, OUR_SCRIPT, openPlayers } from './server/ours.ts'
import { databaseCpuSeconds } from './server/process-cpu.ts'
import { forEach, pause } from './server/side.ts'

/** From one process to several on one database, and how much fits into one process. */

export interface ScaleReport {
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string }
  readonly tables: number
  readonly rounds: number
  readonly runs: readonly ScaleRun[]
  readonly idle: IdleFigures
  readonly held: HeldFigures
}

interface ScaleRun {
  readonly store: 'embedded' | 'PostgreSQL'
  readonly webs: number
  readonly load: LoadFigures
  /** The database's share of all CPU time. */
  readonly databaseShare: number
  /** Moves per CPU-second, the database's included. */
  readonly perCpuSecondInAll: number
}

interface IdleFigures {
  readonly tableKilobytes: number
  readonly socketKilobytes: number
}

interface HeldFigures {
  readonly tables: number
  readonly sockets: number
  readonly minutes: number
  readonly megabytes: number
  /** Sockets that were still open in the end. */
  readonly open: number
  /** Milliseconds from a move to its answer, during that time. */
  readonly p99: number
  readonly movesPerSecond: number
}

interface Setting {
  readonly quick: boolean
  readonly progress: (text: string) => void
}

const TABLES_A_PAIR = 4
/** No game is over by then. */
const MOVES_PER_TABLE = 24
const LONGEST = 60

export async function benchScale({ quick, progress }: Setting): Promise<ScaleReport> {
  const tables = quick ? 20 : 500
  const rounds = quick ? 1 : 3
  const found: ScaleRun[][] = []
  for (let round = 0; round < rounds; round++) {
    const runs: ScaleRun[] = []
    for (const webs of [0, 1, 2, 3]) {
      progress(`round ${round + 1}: ${webs === 0 ? 'embedded store' : `${webs} processes on PostgreSQL`}`)
      runs.push(await loaded(webs, tables))
    }
    found.push(runs)
  }
  const runs = found[0].map((_, index) => median(found.map((each) => each[index])))
  progress('idle tables and sockets')
  const idle = await idleCost(quick ? 200 : 2000)
  const held = await hold(quick ? 200 : 10_000, quick ? 0.1 : 5, progress)
  return { machine: { cpu: cpus()[0].model, cores: cpus().length, node: process.version }, tables, rounds, runs, idle, held }
}

/** 0 web processes: one with the embedded store. */
async function loaded(webs: number, tables: number): Promise<ScaleRun> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-scale-'))
  // Acknowledged moves are on disk, as in production.
  const database = webs === 0 ? undefined : await LocalPostgres.open(['shared_buffers=256MB'])
  const children: ServerChild[] = []
  try {
    for (let n = 0; n < Math.max(1, webs); n++)
      children.push(await ServerChild.start(OUR_SCRIPT, join(folder, String(n)), { database: database?.url(), role: 'web' }))
    const side = await openPlayers(children, tables)
    const dealt = await side.deal()
    const before = database === undefined ? 0 : databaseCpuSeconds(database.pid)
    const load = await fullLoad(side, dealt, { seconds: LONGEST, movesPerTable: MOVES_PER_TABLE })
    const spent = database === undefined ? 0 : databaseCpuSeconds(database.pid) - before
    const ours = load.accepted / load.acceptedPerCpuSecond
    return {
      store: database === undefined ? 'embedded' : 'PostgreSQL',
      webs: Math.max(1, webs),
      load,
      databaseShare: spent / (spent + ours),
      perCpuSecondInAll: load.accepted / (spent + ours),
    }
  } finally {
    for (const child of children) await child.kill()
    await database?.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

function median(runs: readonly ScaleRun[]): ScaleRun {
  return runs.toSorted((a, b) => a.load.acceptedPerSecond - b.load.acceptedPerSecond)[runs.length >> 1]
}

/** The memory of an idle table and of an idle socket. */
async function idleCost(count: number): Promise<IdleFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-scale-'))
  const child = await ServerChild.start(OUR_SCRIPT, folder)
  try {
    const [url] = child.urls
    const guests = await forEach(count / TABLES_A_PAIR, (n) => Guest.enter(url, `player ${n}`))
    const empty = await child.heapBytes()
    const sockets = await forEach(count, (n) => opened(url, guests[n % guests.length]))
    const withSockets = await child.heapBytes()
    await forEach(count, (n) => {
      const pair = 2 * Math.floor(n / (2 * TABLES_A_PAIR))
      return beginTable({ game: 'fair-trade', seats: 2 }, [guests[pair], guests[pair + 1]])
    })
    const withTables = await child.heapBytes()
    for (const socket of sockets) socket.terminate()
    return { socketKilobytes: (withSockets - empty) / count / 1024, tableKilobytes: (withTables - withSockets) / count / 1024 }
  } finally {
    await child.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Many tables and half as many sockets, each watching two, in one process for some minutes, while some people play. */
async function hold(tables: number, minutes: number, progress: (text: string) => void): Promise<HeldFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-scale-'))
  const child = await ServerChild.start(OUR_SCRIPT, folder)
  try {
    const [url] = child.urls
    const people = tables / 2
    const guests = await forEach(people, (n) => Guest.enter(url, `player ${n}`))
    progress(`${people} guests`)
    const sockets = await forEach(people, (n) => opened(url, guests[n]))
    const ids = await forEach(tables, async (n) => {
      const pair = 2 * Math.floor(n / TABLES_A_PAIR)
      const id = await beginTable({ game: 'fair-trade', seats: 2, handover: 0 }, [guests[pair], guests[pair + 1]])
      if (n % 1000 === 999) progress(`${n + 1} tables`)
      sockets[pair + (n % 2)].send(JSON.stringify({ id: n + 1, do: 'watch', table: id, brief: true }))
      return id
    })
    const latencies: number[] = []
    const until = Date.now() + minutes * 60_000
    const begun = Date.now()
    for (let n = 0; Date.now() < until; n++) {
      const table = (n * 7919) % tables
      const pair = 2 * Math.floor(table / TABLES_A_PAIR)
      for (const guest of [guests[pair], guests[pair + 1]]) {
        const { position } = await guest.ask<{ position: { n: number; moves: readonly unknown[] } }>('GET', `/api/tables/${ids[table]}`)
        if (position.moves.length === 0) continue
        const sent = performance.now()
        await guest.ask('POST', `/api/tables/${ids[table]}/acts`, { act: { choice: 0 }, after: position.n })
        latencies.push(performance.now() - sent)
        break
      }
      await pause(10)
    }
    const seconds = (Date.now() - begun) / 1000
    const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
    const megabytes = (await child.residentBytes()) / 1024 / 1024
    for (const socket of sockets) socket.terminate()
    return { tables, sockets: people, minutes, megabytes, open, p99: percentile(latencies, 99), movesPerSecond: latencies.length / seconds }
  } finally {
    await child.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function opened(url: string, { cookie }: Guest): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie }, perMessageDeflate: false })
  socket.on('error', () => {})
  await once(socket, 'open')
  return socket
}

export function formatScaleReport({ machine, tables, rounds, runs, idle, held }: ScaleReport): string {
  const lines = runs.map(({ store, webs, load, databaseShare, perCpuSecondInAll }) =>
    [
      `${store}, ${webs} web`.padEnd(20),
      `${Math.round(load.acceptedPerSecond)} moves/s`.padStart(14),
      `${Math.round(perCpuSecondInAll)} per CPU-second`.padStart(22),
      `p50 ${load.p50.toFixed(1)} ms`.padStart(14),
      `p99 ${load.p99.toFixed(1)} ms`.padStart(14),
      store === 'embedded' ? '' : `database ${Math.round(100 * databaseShare)} % of the CPU`,
    ].join('  '),
  )
  return [
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; ${tables} tables, median of ${rounds}`,
    ...lines,
    `an idle table: ${idle.tableKilobytes.toFixed(1)} KB, an idle socket: ${idle.socketKilobytes.toFixed(1)} KB`,
    `${held.tables} tables and ${held.sockets} sockets for ${held.minutes} minutes: ${held.open} sockets open in the end, ${Math.round(held.megabytes)} MB, ` +
      `${held.movesPerSecond.toFixed(0)} moves/s meanwhile, p99 ${held.p99.toFixed(1)} ms`,
  ].join('\n')
}
