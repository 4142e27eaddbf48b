import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openApp } from '../http/app.ts'
import { openServer } from '../server.ts'
import type { StorePlace } from '../store/open.ts'

/** How to call the running server from its own machine; requires read access to the data folder. */
export interface KeyFile {
  readonly url: string
  readonly key: string
}

export const KEY_FILE = 'host-key.json'

/** Sends requests that only the host may send. */
export interface HostApi {
  ask(method: string, path: string, body?: unknown): Promise<Response>
  close(): Promise<void>
}

/** The running server of that folder, if there is one; otherwise a server opened just for this, which does nothing by itself. */
export async function openHostApi({ data, database }: StorePlace): Promise<HostApi> {
  const running = await runningServer(data)
  if (running !== undefined)
    return {
      ask: (method, path, body) => fetch(running.url + path, requestOf(method, running.key, body)),
      close: async () => {},
    }
  const server = await openServer({ data, database, asleep: true, logLevel: 'error' })
  const app = openApp(server, { baseUrl: undefined, trustProxy: false, page: '', openMetrics: false, checkAnswers: false })
  return {
    ask: async (method, path, body) => app.request(path, requestOf(method, server.key, body)),
    close: () => server.close(),
  }
}

function requestOf(method: string, key: string, body: unknown): RequestInit {
  return {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

/** The key file remains if its server was killed: only a response proves that it runs. */
async function runningServer(data: string): Promise<KeyFile | undefined> {
  try {
    const file: KeyFile = JSON.parse(await readFile(join(data, KEY_FILE), 'utf8'))
    const { ok } = await fetch(`${file.url}/api/host/settings`, requestOf('GET', file.key, undefined))
    return ok ? file : undefined
  } catch {
    return undefined
  }
}
