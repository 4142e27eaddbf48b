import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { games } from '@fairground/games'
import { missingLanguages } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { generated } from '../scripts/docs.ts'
import { pages } from './documents.ts'
import { fencesIn } from './fences.ts'

const ROOT = resolve(import.meta.dirname, '..')
const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The files named at the beginning of the numbered lines, in order. */
const path = [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file)

interface Import {
  readonly names: readonly string[]
  readonly from: string
}

function importsOf(file: string): readonly Import[] {
  const found = read(file).matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gm)
  return [...found].map(([, names, from]) => ({ from, names: names.split(',').map((name) => name.trim().replace(/^type /, '')) }))
}

/** Does one file import the other, by its path or by a name that its package exports? */
function imports(file: string, other: string): boolean {
  return importsOf(file).some(({ from, names }) => {
    if (from.startsWith('.')) return join(dirname(file), from) === other
    if (!from.startsWith('@fairground/')) return false
    const [room, ...inside] = from.slice('@fairground/'.length).split('/')
    if (inside.length > 0) return join(room, ...inside) === other
    return other.startsWith(`${room}/`) && names.some((name) => declares(other, name))
  })
}

function declares(file: string, name: string): boolean {
  return new RegExp(`^export (?:interface|type|class|const|function|async function) ${name}\\b`, 'm').test(read(file))
}

describe('The way of a move in docs/architecture.md', () => {
  it('goes through at most twenty files, which all exist', () => {
    expect(path.length).toBeGreaterThan(15)
    expect(path.length).toBeLessThanOrEqual(20)
    expect(path.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  it.each(path.slice(1).map((file, index) => [file, path.slice(0, index + 1)] as const))(
    'leads to %s from an earlier file',
    (file, above) => {
      expect(above.filter((each) => imports(each, file) || imports(file, each))).not.toEqual([])
    },
  )
})

describe('The picture of it', () => {
  const picture = read('docs/pictures/way-of-a-move.svg')

  it('names the same files in the same order, under the same numbers', () => {
    const drawn = [...picture.matchAll(/<tspan[^>]*>(\d+)<\/tspan> ([\w./-]+)/g)].map(([, number, file]) => [Number(number), file])
    expect(drawn).toEqual(path.map((file, index) => [index + 1, file]))
  })
})

describe('Generated documents (node scripts/docs.ts)', () => {
  it.each(['docs/rulings.md', 'docs/pictures/way-of-a-move.svg', 'docs/pictures/ratios.svg'])('%s is up to date', async (file) => {
    expect(read(file)).toBe((await generated())[file])
  })

  it('have the rulings of every game with all languages', async () => {
    for (const [id, load] of Object.entries(games))
      if (missingLanguages((await load()).text).length === 0) expect(read('docs/rulings.md')).toContain(`games/${id}/README.md`)
  })
})

/** Paths in adding-a-game.md are relative to the game's folder. */
const SMALLEST = 'games/fair-trade'

const proseOf = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, '')

/** The links of a page to files of the project, except in code blocks. */
function linksIn(markdown: string): readonly string[] {
  return [...proseOf(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link).filter((link) => !/^[a-z]+:/.test(link))
}

/** The anchor of a heading, as used after `#`. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

function leads(page: string, link: string): boolean {
  const [file, anchor] = link.split('#')
  const target = file === '' ? page : join(dirname(page), file)
  if (!existsSync(join(ROOT, target))) return false
  if (anchor === undefined) return true
  return [...read(target).matchAll(/^#+ (.*)$/gm)].some(([, heading]) => anchorOf(heading) === anchor)
}

/** Text in *italics* is a label on the page. */
const labelsIn = (markdown: string) => [...markdown.matchAll(/(?<![*\w])\*([A-Z][^*\n]+)\*(?!\*)/g)].map(([, label]) => label)

describe('Buttons and links that the documents mention', () => {
  const texts = read('web/text/en.ts')

  it.each(['README.md', 'docs/hosting.md'])('have these names on the page: %s', (page) => {
    const labels = labelsIn(read(page))
    expect(labels.length).toBeGreaterThan(1)
    expect(labels.filter((label) => !texts.includes(`'${label}'`))).toEqual([])
  })
})

describe('The docs', () => {
  it.each(pages)('%s: every link has a target, including its heading', (page) => {
    const broken = linksIn(read(page)).filter((link) => !leads(page, link))
    expect(broken).toEqual([])
  })

  it('are connected: every page is linked from the architecture or the README', () => {
    const linked = ['README.md', 'docs/architecture.md'].flatMap((page) => linksIn(read(page)).map((link) => join(dirname(page), link)))
    expect(pages.filter((page) => page.startsWith('docs/') && !linked.includes(page) && page !== 'docs/architecture.md')).toEqual([])
  })

  it.each(pages)('%s: names existing files and folders', (page) => {
    const named = [
      ...proseOf(read(page)).matchAll(/`((?:kernel|protocol|kit|games|bots|server|web|cli|bench|e2e|test|scripts|docs)\/[\w*./-]*)`/g),
    ]
    // The tutorial creates its own files.
    const made = fencesIn(read(page)).flatMap(({ info }) => info.slice(0, 1))
    const missing = named
      .map(([, file]) => file)
      .filter((file) => !made.includes(file))
      .filter((file) => !existsSync(join(ROOT, file.replace('*', 'faiyum'))) && !existsSync(join(ROOT, SMALLEST, file)))
    expect(missing).toEqual([])
  })
})
