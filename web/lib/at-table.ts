import { parts } from './router.ts'

const BOARDS = new Set(['table', 'replay', 'learn', 'review', 'analysis', 'puzzles'])
const ON_DEVICE = new Set(['offline', 'hot-seat'])
/** Here the address itself names the game. */
const NAMED = new Set(['learn', 'puzzles', ...ON_DEVICE])

/** Is there a board at this place? */
export function isTable([first = '', second, third]: readonly string[] = parts.value): boolean {
  return ON_DEVICE.has(first) ? third !== undefined : BOARDS.has(first) && second !== undefined
}

/** The page that the server sent: what it says of a table is true of this one alone. */
const OPENED = location.pathname

const expected = new Map<string, string>()

/** Whoever leads to a table says what is played there: so it is in the game's colours before anything of it has come. */
export function expectGame(table: string, game: string): void {
  expected.set(table, game)
}

/** What is played at this place, as far as it is known without asking. The server wrote it into the page of a table. */
export function gameHere([first = '', second = '']: readonly string[] = parts.value): string | undefined {
  if (NAMED.has(first)) return second
  const written = first === 'table' && document.querySelector<HTMLMetaElement>('meta[name=game]')
  return expected.get(second) ?? (written && location.pathname === OPENED ? written.content : undefined)
}
