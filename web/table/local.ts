import { type AnyGamePackage, Match, readOptions, record, type Sitter, toHex, type Viewer } from '@fairground/kernel'
import type { Answer, Answers, HostRequest, SentHostRequest, Standing } from '@fairground/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'
import { Refused } from '../lib/api.ts'
import { SPEEDS, settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { keepGame } from '../offline/store.ts'
import { LOCAL } from '../offline/table-info.ts'
import type { TableConnection } from './live.ts'

export interface NewGame {
  readonly seats: number
  readonly options: unknown
  readonly sitters: readonly Sitter[]
  /** By seat; bots have none. */
  readonly names: readonly (string | undefined)[]
}

/** Deals a new game on this device and saves it; returns its id. */
export async function dealOffline({ game }: AnyGamePackage, { seats, options, sitters, names }: NewGame): Promise<string> {
  const read = readOptions(game, options, seats)
  if ('problems' in read) throw new Refused('bad-input', read.problems.map(({ path, reason }) => `${path}: ${reason}`).join('; '))
  const seed = toHex(crypto.getRandomValues(new Uint8Array(32)))
  const id = `${LOCAL}${seed.slice(-12)}`
  const words = sitters.map(() => '')
  const match = new Match(game, { id, seats, options: read.options, seed, words, sitters, waits: true })
  const now = Date.now()
  await keepGame({ id, record: record(match), seed, names, began: now, touched: now })
  return id
}

/** Milliseconds before each move of a bot; longer if animations on this page are slower. */
const SHORTEST_PAUSE = 60
const USUAL_PAUSE = 300

/** A table within this page: a worker holds the match, the page receives only what the viewer may see. */
export interface LocalTable {
  /** What everybody at the device may know. */
  readonly standing: ReadonlySignal<Standing>
  /** The connection to the table for one viewer; only one at a time. */
  connectionFor(viewer: Viewer): TableConnection
  close(): void
}

export async function openLocal(game: string): Promise<LocalTable> {
  const worker = new Worker(new URL('../offline/table.worker.ts', import.meta.url), { type: 'module' })
  const standing = signal<Standing>({ game: '', names: [], turn: [], people: [], over: false })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>()
  let hear: { readonly viewer: Viewer; readonly listener: Parameters<TableConnection['listen']>[0] } | undefined
  let asked = 0

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if ('standing' in data) standing.value = data.standing
    else if ('delivery' in data) {
      // Messages for the previous viewer must not reach this one.
      if (hear?.viewer === data.to) hear.listener(data.delivery)
    } else if ('ok' in data) waiting.get(data.id)?.resolve(data.ok)
    else waiting.get(data.id)?.reject(new Refused(data.error.code, data.error.message, data.error.rule))
  })
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
  })

  function ask<A extends HostRequest>(request: A): Promise<Answers[A['do']]> {
    const id = ++asked
    return new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...request, id } satisfies SentHostRequest)
    }).finally(() => waiting.delete(id)) as Promise<Answers[A['do']]>
  }

  standing.value = await ask({ do: 'open', game, pause: SHORTEST_PAUSE + USUAL_PAUSE * SPEEDS[settings.peek().speed] })
  return {
    standing,
    connectionFor: (viewer) => ({
      listen(listener, state) {
        hear = { viewer, listener }
        state('live')
        void ask({ do: 'look', as: viewer })
        return () => {
          if (hear?.listener !== listener) return
          hear = undefined
          void ask({ do: 'look', as: 'nobody' })
        }
      },
      act(act, after) {
        if (viewer === 'spectator') throw new Refused('not-seated', t.value.errors.refused)
        return ask({ do: 'act', seat: viewer, act, after })
      },
      moments: (from, count) => ask({ do: 'moments', as: viewer, from, count }),
      async say() {
        throw new Refused('nothing', t.value.offline.alone)
      },
    }),
    close: () => worker.terminate(),
  }
}
