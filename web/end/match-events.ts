import type { MatchRecord } from '@fairground/kernel'
import { get } from '../lib/api.ts'
import { keptGame } from '../offline/store.ts'
import { isLocal } from '../offline/table-info.ts'
import type { MatchEvents } from './match-events.worker.ts'

const PATIENCE = 1500

/** All events of a finished match; nothing if it cannot be replayed here. */
export async function matchEvents(table: string): Promise<MatchEvents | undefined> {
  const record = isLocal(table) ? (await keptGame(table))?.record : await recordOf(table)
  if (record === undefined) return undefined
  const worker = new Worker(new URL('./match-events.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<MatchEvents | undefined>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<MatchEvents | undefined>) => resolve(data))
      worker.addEventListener('error', () => resolve(undefined))
      worker.postMessage(record)
    })
  } finally {
    worker.terminate()
  }
}

/** Asked for twice: the first request comes with the last move, when much else is on its way. */
async function recordOf(table: string): Promise<MatchRecord> {
  const ask = () => get<MatchRecord>(`/api/tables/${table}/record`)
  try {
    return await ask()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE))
    return ask()
  }
}
