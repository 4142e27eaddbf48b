import type { PreviewAnswer, PreviewRequest } from './preview.worker.ts'

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, (events: readonly unknown[]) => void>()

/** The events that a move would cause; none if it is only a secret commitment. */
export function preview(request: Omit<PreviewRequest, 'id'>): Promise<readonly unknown[]> {
  worker ??= started()
  const id = ++asked
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    worker?.postMessage({ ...request, id } satisfies PreviewRequest)
  })
}

function started(): Worker {
  const made = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<PreviewAnswer>) => {
    waiting.get(data.id)?.(data.events)
    waiting.delete(data.id)
  })
  return made
}
