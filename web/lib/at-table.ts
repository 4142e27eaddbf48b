import { parts } from './router.ts'

const BOARDS = new Set(['table', 'replay', 'learn', 'review', 'analysis', 'puzzles'])
const ON_DEVICE = new Set(['offline', 'hot-seat'])
/** Pages whose address names the game. */
const NAMED = new Set(['learn', 'puzzles', ...ON_DEVICE])

/** Does this path show a board? */
export function isTable([first = '', second, third]: readonly string[] = parts.value): boolean {
  return ON_DEVICE.has(first) ? third !== undefined : BOARDS.has(first) && second !== undefined
}

/** The path that the server sent: what its HTML says about a table is true only for this path. */
const OPENED = location.pathname

const expected = new Map<string, string>()

/** Links to a table set its game: so the page has the game's colours before anything is loaded. */
export function expectGame(table: string, game: string): void {
  expected.set(table, game)
}

/** The game at this path, if it is known without a request. The server writes it into the page of a table. */
export function gameHere([first = '', second = '']: readonly string[] = parts.value): string | undefined {
  if (NAMED.has(first)) return second
  const written = first === 'table' && document.querySelector<HTMLMetaElement>('meta[name=game]')
  return expected.get(second) ?? (written && location.pathname === OPENED ? written.content : undefined)
}
