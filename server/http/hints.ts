import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@fairground/kernel'

/** A part of the built page, from Vite's manifest. */
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
 * Preload lines for the head of a page, so that a browser fetches everything at once: otherwise it discovers each part in the one
 * before, with a round trip each. For a page about a game they name all parts, for any other page the texts.
 */
export type Hints = (language: Language, opened?: Opened) => Lines

/** Lines before and after all others in the head. */
export interface Lines {
  readonly first: string
  readonly last: string
}

/** The font of every page. */
const LETTERS = '/inter-latin-wght-normal.woff2'

/** Reads the build's manifest; without one there are no hints. */
export function hintsFrom(folder: string): Hints {
  const path = join(folder, '.vite', 'manifest.json')
  if (!existsSync(path)) return () => ({ first: '', last: '' })
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  const always = within(manifest, ['index.html'])
  const early = manifest['table/early-socket.ts']
  // Not a module: a module would wait until the whole page is parsed.
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
    // The largest element in view on a rules page is the picture at the top.
    const cover = opened?.page === 'rules' ? manifest[`../games/${opened.game}/board/cover.svg`] : undefined
    if (cover !== undefined) lines.push(`<link rel="preload" as="image" href="/${cover.file}">`)
    // A table's fonts load after the code that draws it: its first frame already shows text, and the text shifts if they come much later.
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
  // The page of a table needs no rules: the server plays.
  if (page === 'table') return ['pages/TablePage.tsx', ...board, `${room}/summary.ts`]
  return ['pages/Rules.tsx', `${room}/game.ts`, ...board, `${room}/lesson/lesson.ts`, `${room}/lesson/${language}.ts`]
}

/** These parts and everything they import. */
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

/** The first of our languages that the browser accepts: the page chooses in the same way as long as nobody has set a language. */
export function languageAsked(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  return LANGUAGES.find((language) => language === asked.find((each) => (LANGUAGES as readonly string[]).includes(each))) ?? LANGUAGES[0]
}
