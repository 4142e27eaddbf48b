import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'vitest'
import { Client } from './serving.ts'

const FAIRGROUND = join(import.meta.dirname, '..', '..', 'cli', 'fairground.js')

interface Ran {
  readonly code: number
  readonly out: string
  readonly complaint: string
}

/** Runs the real command. */
export function fairground(...args: string[]): Promise<Ran> {
  return new Promise((resolve) =>
    execFile(process.execPath, [FAIRGROUND, ...args], { maxBuffer: 2 ** 26 }, (error, out, complaint) =>
      resolve({ code: error === null ? 0 : Number(error.code), out: out.trim(), complaint: complaint.trim() }),
    ),
  )
}

/** The real server in its own process, while `play` runs. */
export async function fairgroundServe(
  flags: readonly string[],
  play: (client: Client, url: string) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
): Promise<{ line: string; logged: string }> {
  const args = [FAIRGROUND, 'serve', '--port', '0', '--host', '127.0.0.1', ...flags]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let logged = ''
  server.stderr.on('data', (text) => {
    logged += text
  })
  const [line] = await once(server.stdout, 'data')
  const url = /http:\/\/\S+/.exec(line.toString())?.[0] ?? ''
  try {
    await play(new Client(() => url), url)
  } finally {
    const exited = server.exitCode === null ? once(server, 'exit') : undefined
    server.kill('SIGTERM')
    await exited
  }
  expect(server.exitCode, logged).toBe(0)
  return { line: line.toString(), logged }
}
