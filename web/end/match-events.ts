import type { MatchRecord } from '@fairground/kernel'
import { get } from '../lib/api.ts'
import { keptGame } from '../offline/store.ts'
import { isLocal } from '../offline/table-info.ts'
import type { MatchEvents } from './match-events.worker.ts'
import { patiently } from './patiently.ts'

/** All events of a finished match; nothing if it cannot be replayed here. */
export async function matchEvents(table: string): Promise<MatchEvents | undefined> {
  const record = isLocal(table) ? (await keptGame(table))?.record : await patiently(() => get<MatchRecord>(`/api/tables/${table}/record`))
  return record && patiently(() => replayed(record))
}

/** Fails if the worker cannot be loaded. */
async function replayed(record: MatchRecord): Promise<MatchEvents | undefined> {
  const worker = new Worker(new URL('./match-events.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<MatchEvents | undefined>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<MatchEvents | undefined>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('the worker did not load')))
      worker.postMessage(record)
    })
  } finally {
    worker.terminate()
  }
}
