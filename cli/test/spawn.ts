import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { temporaryFolder } from '../../test/temporary.ts'
import { type Command, read } from '../command.ts'
import { EXIT_USAGE } from '../failure.ts'

const launcher = fileURLToPath(new URL('../fairground.js', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface Around {
  readonly input?: string
  /** Flags for Node itself. */
  readonly node?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the real command in its own process. */
export function fairground(args: readonly string[], { input = '', node = [], env = {} }: Around = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, launcher, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
  })
  return { code: status, out: stdout, err: stderr }
}

/** The command refuses these arguments with this message. */
export async function expectRefused(command: Command, args: readonly string[], message: string | RegExp): Promise<void> {
  const said = typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message)
  await expect(async () => command.run(read(command, args))).rejects.toMatchObject({ exitCode: EXIT_USAGE, message: said })
}

const folder = temporaryFolder()
let files = 0

/** The path of a new file, which is removed after the tests. */
export function temporary(name: string): string {
  return join(folder, `${++files}-${name}`)
}
