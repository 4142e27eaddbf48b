import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/** A copy of the sources, for tests that change them. */
export interface Checkout {
  readonly folder: string
  /** Runs a program there, with the tools of the project. */
  run(program: string, args: readonly string[]): { readonly code: number | null; readonly out: string }
  /** Runs a command line in a shell. The commands that `npx` would look for are in the PATH. */
  shell(line: string): { readonly code: number | null; readonly out: string }
  /** Changed and new files. */
  changed(): readonly string[]
  remove(): void
}

/** The source files: those that git tracks, and new ones that are not ignored. */
export function sourceFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' })
  return [...new Set(listed.split('\0'))].filter((file) => file !== '')
}

/** Copies the sources; third-party packages are linked, those of the project are copies. */
export function checkOut(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-checkout-'))
  const files = sourceFiles().filter((file) => !file.startsWith('docs/pictures/'))
  const before = new Map<string, string>()
  for (const file of files) {
    const to = join(folder, file)
    mkdirSync(dirname(to), { recursive: true })
    try {
      cpSync(join(ROOT, file), to)
      before.set(file, readFileSync(to, 'latin1'))
    } catch {
      // Deleted, but git still lists it.
    }
  }
  link(folder, '.')
  for (const room of ['server', 'bench']) link(folder, room)
  const env = { ...process.env, NO_COLOR: '1', PATH: `${join(folder, 'node_modules', '.bin')}:${process.env.PATH}` }
  const run: Checkout['run'] = (program, args) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', input: '', env, maxBuffer: 2 ** 26 })
    return { code: status, out: `${stdout}${stderr}` }
  }
  return {
    folder,
    run,
    shell: (line) => run('bash', ['-c', `npx() { "$@"; }; ${line}`]),
    changed: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((file) => before.get(file) !== readFileSync(join(folder, file), 'latin1'))
        .sort(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Packages of the project itself, and the tools by name. */
const OWN = ['@fairground', 'fairground', '.bin']

function link(folder: string, room: string): void {
  const [from, to] = [join(ROOT, room, 'node_modules'), join(folder, room, 'node_modules')]
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) if (!OWN.includes(name)) symlinkSync(join(from, name), join(to, name))
  if (room !== '.') return
  mkdirSync(join(to, '@fairground'))
  for (const name of readdirSync(join(from, '@fairground'))) symlinkSync(join('..', '..', name), join(to, '@fairground', name))
  symlinkSync(join('..', 'cli'), join(to, 'fairground'))
  mkdirSync(join(to, '.bin'))
  for (const name of readdirSync(join(from, '.bin')))
    symlinkSync(name === 'fairground' ? join('..', '..', 'cli', 'fairground.js') : join(from, '.bin', name), join(to, '.bin', name))
}
