import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from './temporary.ts'

const ROOT = resolve(import.meta.dirname, '..')
const PACKED = join(ROOT, 'dist', 'packages')
const LIBRARIES = ['kernel', 'protocol', 'kit', 'games', 'bots']
/** The tools to build a page with them and to check its types. */
const TOOLS = ['vite', '@types', 'undici-types']

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
}

/** The dependencies of the libraries from this checkout instead of the registry: no network is needed. */
function fromHere(): Readonly<Record<string, string>> {
  const named = LIBRARIES.flatMap((library) => {
    const { dependencies = {} }: Manifest = JSON.parse(readFileSync(join(PACKED, library, 'package.json'), 'utf8'))
    return Object.keys(dependencies).filter((name) => !name.startsWith('@fairground/'))
  })
  return Object.fromEntries(named.map((name) => [name, `file:${join(ROOT, 'node_modules', name)}`]))
}

/** Makes the folder an empty project after `npm install kernel.tgz …`. */
function installIn(folder: string): void {
  const manifest = { name: 'elsewhere', private: true, type: 'module', overrides: fromHere() }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const packed = LIBRARIES.map((library) => join(PACKED, `${library}.tgz`))
  execFileSync('npm', ['install', '--offline', '--cache', join(folder, '.npm'), ...packed], { cwd: folder, stdio: 'pipe' })
  for (const name of TOOLS) symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
  cpSync(join(ROOT, 'examples'), folder, { recursive: true, filter: (path) => !path.includes('new-game') })
}

/** Not as literals: the checkers are installed by `npm ci`, but only this test needs their types. */
const load = (name: string) => import(/* @vite-ignore */ name)

describe('The packed libraries', () => {
  const project = temporaryFolder()
  const run = (program: string, ...args: readonly string[]) =>
    spawnSync(join(ROOT, 'node_modules', '.bin', program), args, { cwd: project, encoding: 'utf8' })

  beforeAll(() => {
    execFileSync(process.execPath, [join(ROOT, 'scripts', 'pack.ts')], { stdio: 'pipe' })
    installIn(project)
  })

  it.each(LIBRARIES)('%s: publint finds nothing', async (library) => {
    const { publint } = await load('publint')
    const { messages } = await publint({ pkgDir: join(PACKED, library), pack: false })
    expect(messages).toEqual([])
  })

  it.each(LIBRARIES)('%s: its types are where programs look for them', async (library) => {
    const { checkPackage, createPackageFromTarballData } = await load('@arethetypeswrong/core')
    const { problems = [], types } = await checkPackage(
      createPackageFromTarballData(new Uint8Array(readFileSync(join(PACKED, `${library}.tgz`)))),
    )
    expect(types).toMatchObject({ kind: 'included' })
    // The libraries are ES modules; CommonJS programs load them with `import()`. Node 10 does not know `exports`.
    const beside = ['CJSResolvesToESM', 'NoResolution']
    const wrong = problems.filter((problem: { kind: string; resolutionKind?: string }) => {
      if (problem.kind === 'NoResolution') return problem.resolutionKind !== 'node10'
      return !beside.includes(problem.kind) && problem.resolutionKind !== 'node10'
    })
    expect(wrong).toEqual([])
  })

  it('play a thousand games in ten lines', () => {
    const lines = readFileSync(join(ROOT, 'examples', 'thousand-games.mjs'), 'utf8').split('\n')
    expect(lines.filter((line) => line !== '' && !line.startsWith('//')).length).toBeLessThanOrEqual(10)
    const { stdout, stderr } = run('node', 'thousand-games.mjs')
    expect(stderr).toBe('')
    expect(JSON.parse(stdout.replaceAll('\n', ''))).toHaveLength(4)
  })

  it('train a tiny bot, which gets better', () => {
    const { stdout, stderr } = run('node', 'tiny-bot.mjs', '12')
    expect(stderr).toBe('')
    const [before, after] = [...stdout.matchAll(/wins (\d+) %/g)].map(([, share]) => Number(share))
    expect(after).toBeGreaterThan(before)
  })

  it('have types for a strict program, in every file', () => {
    writeFileSync(
      join(project, 'main.ts'),
      `import { LEVELS, openBot } from '@fairground/bots'
import { games } from '@fairground/games'
import { type Bot, Match, record, type SeenBy } from '@fairground/kernel'
import type { Position } from '@fairground/protocol'
const { game } = await games.faifo()
export const bot: Promise<Bot<unknown, SeenBy>> = openBot(await games.faifo(), LEVELS[1], game.open({}, 3))
export const written = (match: Match<unknown, unknown, SeenBy, unknown, unknown>) => record(match).sums
export const numberOf = ({ n }: Position): number => n
// @ts-expect-error A seat is no text.
export const wrong: number = LEVELS[0]
`,
    )
    const options = { module: 'nodenext', target: 'es2024', lib: ['es2024', 'dom'], strict: true, noEmit: true, types: [] }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['main.ts'] }))
    const { status, stdout } = run('tsc', '-p', '.')
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })

  it('embed a board in a page, with its style', () => {
    const { status, signal, stdout, stderr } = run('vite', 'build', 'embed', '--logLevel', 'warn', '--target', 'esnext')
    expect({ status, signal }, stdout + stderr).toEqual({ status: 0, signal: null })
    const built = readdirSync(join(project, 'embed', 'dist', 'assets'))
    expect(built.some((name) => name.endsWith('.js'))).toBe(true)
    const styles = built
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(project, 'embed', 'dist', 'assets', name), 'utf8'))
    expect(styles.join('')).toContain('.ft-')
  })
})
