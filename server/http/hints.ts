import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@fairground/kernel'

/** A part of the built page, as Vite's manifest has it. */
interface Part {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, Part>>

/** A page and the game that it is about. */
export interface Opened {
  readonly page: 'table' | 'rules' | 'set-up'
  readonly game: string
}

/**
 * Lines for the head of a page that name what it will need, so that a browser fetches everything at once: otherwise it learns
 * of each part from the part before, a journey to the server each. Of a page about a game that is all of it, of any other the words.
 */
export type Hints = (language: Language, opened?: Opened) => Lines

/** Before and after all other lines of the head. */
export interface Lines {
  readonly first: string
  readonly last: string
}

/** The letters that every page is written in. */
const LETTERS = '/inter-latin-wght-normal.woff2'

/** Reads what was built; nothing is hinted where there is no manifest. */
export function hintsFrom(folder: string): Hints {
  const path = join(folder, '.vite', 'manifest.json')
  if (!existsSync(path)) return () => ({ first: '', last: '' })
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  const always = within(manifest, ['index.html'])
  const early = manifest['table/early-socket.ts']
  // Not a module: one of those would wait until all of the page has been read.
  const earlySocket = early === undefined ? '' : `<script src="/${early.file}"></script>`
  const letters = Object.keys(manifest).find((name) => name.endsWith(LETTERS))
  return (language, opened) => {
    const parts = within(manifest, [`text/${language}.ts`, ...(opened === undefined ? [] : partsOf(opened, language))])
    const lines: string[] = []
    for (const name of parts) {
      if (always.has(name)) continue
      const { file, css = [] } = manifest[name]
      lines.push(`<link rel="modulepreload" crossorigin href="/${file}">`)
      for (const sheet of css) lines.push(`<link rel="stylesheet" crossorigin href="/${sheet}">`)
    }
    // The largest thing in sight of the rules is the picture above them.
    const cover = opened?.page === 'rules' ? manifest[`../games/${opened.game}/board/cover.svg`] : undefined
    if (cover !== undefined) lines.push(`<link rel="preload" as="image" href="/${cover.file}">`)
    // A table's letters come after all that draws it: its first picture has some already, and what is written moves if they come much later.
    if (opened?.page === 'table' && letters !== undefined)
      lines.push(`<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/${manifest[letters].file}">`)
    const first = opened?.page === 'table' ? `<meta name="game" content="${opened.game}">${earlySocket}` : ''
    return { first, last: lines.join('') }
  }
}

function partsOf({ page, game }: Opened, language: Language): readonly string[] {
  const room = `../games/${game}`
  const words = `${room}/text/${language}.ts`
  if (page === 'set-up') return ['pages/SetUp.tsx', `gather/text/${language}.ts`, words]
  const board = [`${room}/board/board.tsx`, words]
  // Who looks at a table needs no rules: the server plays.
  if (page === 'table') return ['pages/TablePage.tsx', ...board, `${room}/summary.ts`]
  return ['pages/Rules.tsx', `${room}/game.ts`, ...board, `${room}/lesson/lesson.ts`, `${room}/lesson/${language}.ts`]
}

/** These parts and all that they bring along. */
function within(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const take = (name: string): void => {
    if (found.has(name) || manifest[name] === undefined) return
    found.add(name)
    for (const other of manifest[name].imports ?? []) take(other)
  }
  names.forEach(take)
  return found
}

/** The first of our languages that a browser asks for, as the page itself chooses before anybody has. */
export function languageAsked(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  return LANGUAGES.find((language) => language === asked.find((each) => (LANGUAGES as readonly string[]).includes(each))) ?? LANGUAGES[0]
}
