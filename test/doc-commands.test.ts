import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read } from '../cli/command.ts'
import { commands } from '../cli/main.ts'
import { forTheSoak, inBlocks, inSentences, pages, WAYS, whyNotRun } from './documents.ts'
import { fencesIn } from './fences.ts'
import { temporaryFolder } from './temporary.ts'

const ROOT = resolve(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }

/** The names of the soak tests, including those for each game. */
const proofs: readonly string[] = ['battery.ts', 'documents.ts', 'ladder.ts', 'server.ts', 'truth.ts']
  .flatMap((file) => [...readFileSync(join(ROOT, 'scripts', 'soak', file), 'utf8').matchAll(/(?:name: |cluster\()['`](\w+(?:-\w+)*)/g)])
  .map(([, name]) => name)

/** The words of a command as a shell would split them, without redirections and pipes. */
function wordsOf(command: string): readonly string[] {
  const words = command.match(/"[^"]*"|'[^']*'|\$\([^)]*\)|[^\s"']+/g) ?? []
  const end = words.findIndex((word) => /^([<>|]|&&)/.test(word))
  return (end < 0 ? words : words.slice(0, end)).map((word) => word.replace(/^["']|["']$/g, ''))
}

/** What is wrong with the syntax of a command: an unknown command, flag or file. */
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
      if (name === 'run' && args[0] === 'soak' && args.length > 1 && !proofs.some((proof) => `${args[2]}-`.startsWith(`${proof}-`)))
        return `no proof ${args[2]}`
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
  it('is in a block that says how it is tested', () => {
    expect(inBlocks.length).toBeGreaterThan(30)
    expect(inBlocks.filter(({ way }) => way !== undefined && !Object.hasOwn(WAYS, way))).toEqual([])
  })

  it('is run here, by another test or by npm run soak -- documents, unless there is a reason not to', () => {
    const bySoak = new Set(forTheSoak().map(({ command }) => command))
    const byTests = new Set(inBlocks.filter(({ way }) => WAYS[way ?? ''] !== WAYS.long).map(({ command }) => command))
    const commands = new Set([...inBlocks, ...inSentences].map(({ command }) => command))
    const left = [...commands].filter((command) => !bySoak.has(command) && !byTests.has(command))
    expect(left.filter((command) => whyNotRun(command) === undefined)).toEqual([])
    // Of the blocks, which readers copy, only the commands that run all tests are not run.
    expect(inBlocks.filter(({ command }) => left.includes(command)).map(({ command }) => command)).toEqual([
      'npm ci && npm test',
      'npm test',
    ])
    expect(readFileSync(join(ROOT, '.ci', 'run'), 'utf8')).toContain('\nnpm ci && npm test\n')
  })

  it('is in such a block', () => {
    const loose = pages.flatMap((page) =>
      fencesIn(readFileSync(join(ROOT, page), 'utf8'))
        .filter(({ language, text }) => language !== 'sh' && /^(npm|npx|node|git|docker|python3) /m.test(text))
        .map(({ line }) => `${page}:${line}`),
    )
    expect(loose).toEqual([])
  })

  it('is written as one types it: without npx only the name of a command is allowed', () => {
    const named = pages.flatMap((page) =>
      [...readFileSync(join(ROOT, page), 'utf8').matchAll(/`fairground ([^`]+)`/g)].map(([, words]) => ({ page, words })),
    )
    expect(named.length).toBeGreaterThan(5)
    const isName = (words: string) =>
      words === '…' || (/^[a-z -]+$/.test(words) && !words.includes('--') && commands.some(({ name }) => name === words.split(' ')[0]))
    expect(named.filter(({ words }) => !isName(words))).toEqual([])
  })

  it('has a syntax that its program accepts', () => {
    expect(inSentences.length).toBeGreaterThan(20)
    const wrong = [...inBlocks, ...inSentences].flatMap(({ page, line, command }) => {
      const problem = problemWith(command)
      return problem === undefined ? [] : [`${page}:${line} ${command}: ${problem}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('A cheap command', () => {
  const folder = temporaryFolder()
  for (const name of ['examples', 'node_modules', 'cli', 'scripts', 'CHANGELOG.md']) symlinkSync(join(ROOT, name), join(folder, name))

  const cheap = [...new Set(inBlocks.filter(({ way }) => way === undefined).map(({ command }) => command))]
  it.each(cheap)('does what it says: %s', (command) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', `npx() { node cli/"$1".js "\${@:2}"; }; ${command}`], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` },
    })
    expect(status, stdout + stderr).toBe(0)
  })
})
