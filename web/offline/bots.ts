import type { BotTask } from '@fairground/bots'

/** What the bots' worker returns: the index of the chosen move, or why there is none. */
export type Thought = { readonly id: number } & ({ readonly choice: number } | { readonly failed: string })
export type Thinking = { readonly id: number; readonly task: BotTask }

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, PromiseWithResolvers<number>>()

/** Bots think in a separate worker: table and page stay responsive. */
export function think(task: BotTask): Promise<number> {
  worker ??= opened()
  const id = ++asked
  const answer = Promise.withResolvers<number>()
  waiting.set(id, answer)
  worker.postMessage({ id, task } satisfies Thinking)
  return answer.promise
}

function opened(): Worker {
  const made = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
    const answer = waiting.get(data.id)
    waiting.delete(data.id)
    if ('choice' in data) answer?.resolve(data.choice)
    else answer?.reject(new Error(data.failed))
  })
  made.addEventListener('error', ({ message }) => {
    // The next bot gets another worker.
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  })
  return made
}
