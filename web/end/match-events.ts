import type { MatchRecord } from '@fairground/kernel'
import { get } from '../lib/api.ts'
import { keptGame } from '../offline/store.ts'
import { isLocal } from '../offline/table-info.ts'
import type { MatchEvents } from './match-events.worker.ts'

/** All events of a finished match; nothing if it cannot be replayed here. */
export async function matchEvents(table: string): Promise<MatchEvents | undefined> {
  const record = isLocal(table) ? (await keptGame(table))?.record : await get<MatchRecord>(`/api/tables/${table}/record`)
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
