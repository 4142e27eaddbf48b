import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commandsIn, fencesIn } from './fences.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** README and the like, and everything in docs/. */
export const pages: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  ...readdirSync(join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]

const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8')

/** A command in a document, and its place. */
export interface Found {
  readonly page: string
  readonly line: number
  readonly command: string
  /** How it is tested: the word after `sh`, none for commands that run at once; `sentence` for those within a sentence. */
  readonly way: string | undefined
}

/** Commands in code blocks. */
export const inBlocks: readonly Found[] = pages.flatMap((page) =>
  fencesIn(textOf(page))
    .filter(({ language }) => language === 'sh')
    .flatMap((fence) => commandsIn(fence).map((command) => ({ page, line: fence.line, command, way: fence.info[0] }))),
)

/** Commands within a sentence, such as `npm run soak -- leak`. */
export const inSentences: readonly Found[] = pages.flatMap((page) =>
  textOf(page)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/`((?:npx fairground|npm run|npm|node|npx vitest|npx playwright|docker) [^`]+)`/g)].map(([, command]) => ({
        page,
        line: index + 1,
        command,
        way: 'sentence',
      })),
    ),
)

/** Who tests a block, by the word after `sh`: all its commands are run; the soak runs the expensive ones and those that need a server. */
export const WAYS: Readonly<Record<string, string>> = {
  checkout: 'test/adding-a-game.test.ts',
  dev: 'test/dev.test.ts',
  long: 'npm run soak -- documents',
  host: 'npm run soak -- documents',
  python: 'npm run soak -- documents',
  elsewhere: 'npm run soak -- documents',
}

/** Commands that no test runs, and why; their syntax is still checked. */
const NOT_RUN: readonly (readonly [RegExp, string])[] = [
  [/^(npm ci && )?npm test$/, 'it is what runs the tests: .ci/run is this very line'],
  [/^npm run soak( -- documents( --in \S+( --minutes \d+)?( --only \w+)?)?)?$/, 'it is what runs the commands'],
  [/^npm run dev$/, 'test/dev.test.ts runs it'],
  [/^npx playwright show-trace$/, 'it opens a window, and needs the trace of a test that failed'],
  [/^docker /, 'it needs a container engine'],
  [/^node --cpu-prof$/, 'a flag, no whole command'],
  [/…|\bNAME\b/, 'it stands for many'],
]

export function whyNotRun(command: string): string | undefined {
  return NOT_RUN.find(([shape]) => shape.test(command))?.[1]
}

/** The commands that the soak runs: once each, blocks first. */
export function forTheSoak(): readonly Found[] {
  const wanted = [...inBlocks.filter(({ way }) => WAYS[way ?? ''] === WAYS.long), ...inSentences]
  const elsewhere = new Set(inBlocks.filter(({ way }) => WAYS[way ?? ''] !== WAYS.long).map(({ command }) => command))
  const seen = new Set<string>()
  return wanted.filter(({ command }) => {
    const isNew = !seen.has(command) && !elsewhere.has(command) && whyNotRun(command) === undefined
    seen.add(command)
    return isNew
  })
}
