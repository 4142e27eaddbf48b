import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { read } from '../cli/command.ts'
import { commands } from '../cli/main.ts'
import { commandsIn, fencesIn } from './fences.ts'

const ROOT = resolve(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...inDocs()]

function inDocs(): readonly string[] {
  return readdirSync(join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))
}

/**
 * How a block of commands is tried, by the word behind `sh`: none, and it is run here; `checkout` is done by the test of the tutorial,
 * `python` by that of the clients. The others are dear (`long`), or need a machine, a browser or a project of their own: of these the
 * shape is judged, as of every other.
 */
const WAYS = ['checkout', 'python', 'long', 'host', 'e2e', 'elsewhere']

interface Found {
  readonly page: string
  readonly line: number
  readonly command: string
  readonly way: string | undefined
}

const found: readonly Found[] = pages.flatMap((page) =>
  fencesIn(readFileSync(join(ROOT, page), 'utf8'))
    .filter(({ language }) => language === 'sh')
    .flatMap((fence) => commandsIn(fence).map((command) => ({ page, line: fence.line, command, way: fence.info[0] }))),
)

/** Commands within a sentence, such as `npm run soak -- leak`. */
const inSentences: readonly Found[] = pages.flatMap((page) =>
  readFileSync(join(ROOT, page), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/`((?:npx fairground|npm run|npm|node|npx vitest|npx playwright) [^`]+)`/g)].map(([, command]) => ({
        page,
        line: index + 1,
        command,
        way: 'sentence',
      })),
    ),
)

/** The words of a command, as a shell would hand them on; what is done with its output is not asked. */
function wordsOf(command: string): readonly string[] {
  const words = command.match(/"[^"]*"|'[^']*'|\$\([^)]*\)|[^\s"']+/g) ?? []
  const end = words.findIndex((word) => /^([<>|]|&&)/.test(word))
  return (end < 0 ? words : words.slice(0, end)).map((word) => word.replace(/^["']|["']$/g, ''))
}

/** What is wrong with a command's shape: a word of ours, a flag or a file that there is not. */
function problemWith(command: string): string | undefined {
  const [first, ...rest] = command.split('&&').map((part) => part.trim())
  if (rest.length > 0) return [first, ...rest].map(problemWith).find((problem) => problem !== undefined)
  const words = wordsOf(command).filter((word, index) => index > 0 || !/^[A-Z_]+=/.test(word))
  while (/^[A-Z_]+=/.test(words[0] ?? '')) words.splice(0, 1)
  const [program, name, ...args] = words
  if (program === undefined) return undefined
  switch (program) {
    case 'npx':
      return name === 'fairground' ? ofFairground(args) : ['vitest', 'playwright', 'vite'].includes(name) ? undefined : `no tool ${name}`
    case 'npm':
      if (name === 'run') return Object.hasOwn(scripts, args[0]) ? undefined : `no script ${args[0]}`
      return ['ci', 'install', 'start', 'test'].includes(name) ? undefined : `npm ${name}`
    case 'node':
      return /^[-*]/.test(name) || existsSync(join(ROOT, name)) ? undefined : `no file ${name}`
    case 'python3':
      return existsSync(join(ROOT, name)) ? undefined : `no file ${name}`
    case 'git':
    case 'docker':
      return undefined
    default:
      return `nobody knows ${program}`
  }
}

function ofFairground([name, ...args]: readonly string[]): string | undefined {
  if (name === undefined || /^(--version|--help|COMMAND|…)$/.test(name)) return undefined
  const command = commands.find((each) => each.name === name)
  if (command === undefined) return `no command ${name}`
  try {
    read(
      command,
      args.filter((word) => word !== '…' && word !== '--help'),
    )
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('Every command in a document', () => {
  it('stands in a block that says how it is tried', () => {
    expect(found.length).toBeGreaterThan(30)
    expect(found.filter(({ way }) => way !== undefined && !WAYS.includes(way))).toEqual([])
  })

  it('is in such a block at all', () => {
    const loose = pages.flatMap((page) =>
      fencesIn(readFileSync(join(ROOT, page), 'utf8'))
        .filter(({ language, text }) => language !== 'sh' && /^(npm|npx|node|git|docker|python3) /m.test(text))
        .map(({ line }) => `${page}:${line}`),
    )
    expect(loose).toEqual([])
  })

  it('has a shape that its program understands', () => {
    expect(inSentences.length).toBeGreaterThan(20)
    const wrong = [...found, ...inSentences].flatMap(({ page, line, command }) => {
      const problem = problemWith(command)
      return problem === undefined ? [] : [`${page}:${line} ${command}: ${problem}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('A command that costs little', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-docs-'))
  for (const name of ['examples', 'node_modules', 'cli', 'scripts', 'CHANGELOG.md']) symlinkSync(join(ROOT, name), join(folder, name))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const cheap = [...new Set(found.filter(({ way }) => way === undefined).map(({ command }) => command))]
  it.each(cheap)('does what it says: %s', (command) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', `npx() { node cli/"$1".js "\${@:2}"; }; ${command}`], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` },
    })
    expect(status, stdout + stderr).toBe(0)
  })
})
