import { games } from '@fairground/games'
import type { AnyGame, AnyGamePackage, GameText, Language } from '@fairground/kernel'
import type { AnyBoard, CampaignPicture } from '@fairground/kit'

/** Pictures are found by the folder they live in; each is a chunk of its own. */
const boards = import.meta.glob<{ board: AnyBoard }>('../../games/*/board/board.tsx')
/** Pictures that only lie there are files: they weigh nothing in the script, and however often one is shown it is loaded once. */
const covers = import.meta.glob<string>('../../games/*/board/cover.svg', { eager: true, query: '?url', import: 'default' })
const awnings = import.meta.glob<string>('../../games/*/board/awning.svg', { eager: true, query: '?url', import: 'default' })
const stages = import.meta.glob<string>('../../games/*/board/stage.svg', { eager: true, query: '?url', import: 'default' })
const tabletops = import.meta.glob<string>('../../games/*/board/tabletop.svg', { eager: true, query: '?url&no-inline', import: 'default' })
const worlds = import.meta.glob('../../games/*/board/world.css')

const campaigns = import.meta.glob<{ picture: CampaignPicture }>('../../games/*/board/campaign.tsx')

const campaignAt = (game: string): string => `../../games/${game}/board/campaign.tsx`

export function hasCampaign(game: string): boolean {
  return Object.hasOwn(campaigns, campaignAt(game))
}

export async function campaignOf(game: string): Promise<CampaignPicture | undefined> {
  return (await campaigns[campaignAt(game)]?.())?.picture
}

const boardAt = (game: string): string => `../../games/${game}/board/board.tsx`

/** A game's own board; until it has one, what the kit makes of its view. */
export async function boardOf(game: string): Promise<AnyBoard | undefined> {
  const own = (await boards[boardAt(game)]?.())?.board
  if (own !== undefined || !Object.hasOwn(games, game)) return own
  const [{ plainBoard }, gamePackage] = await Promise.all([import('@fairground/kit/plain/board.tsx'), games[game]()])
  return plainBoard({ summary: gamePackage.game.summary })
}

const summaries = import.meta.glob<{ summary: AnyGame['summary'] }>('../../games/*/summary.ts')

/** What plaques and charts count, without the rules where a game keeps it apart. */
export async function summaryOf(game: string): Promise<AnyGame['summary'] | undefined> {
  const own = (await summaries[`../../games/${game}/summary.ts`]?.())?.summary
  return own ?? (Object.hasOwn(games, game) ? (await games[game]()).game.summary : undefined)
}

/** Games that can be played, in the order of `games/index.ts`. */
export const drawnGames: readonly string[] = Object.keys(games)

/** The address of a game's picture, 320 × 140: on its stall, as a banner, as a thumbnail. */
export function coverOf(game: string): string | undefined {
  return covers[`../../games/${game}/board/cover.svg`]
}

/** The roof of a game's stall, 304 × 44. */
export function awningOf(game: string): string | undefined {
  return awnings[`../../games/${game}/board/awning.svg`]
}

/** The place where people gather for a game, 880 × 744; without one its cover stands there. */
export function stageOf(game: string): string | undefined {
  return stages[`../../games/${game}/board/stage.svg`]
}

/** The table that stands there, 480 × 250; without one it is a plain round one. */
export function tabletopOf(game: string): string | undefined {
  return tabletops[`../../games/${game}/board/tabletop.svg`]
}

/** A game's face, for pages about it that are not its table: whoever wears `world-GAME` is written so once it is here. */
export function wearWorld(game: string): void {
  void worlds[`../../games/${game}/board/world.css`]?.().catch(() => {})
}

const lessons = import.meta.glob<{ lesson: AnyLesson }>('../../games/*/lesson/lesson.ts')

export type AnyLesson = Awaited<ReturnType<NonNullable<AnyGamePackage['lesson']>>>

/** A game's lesson, without its rules. */
export async function lessonIn(game: string): Promise<AnyLesson | undefined> {
  return (await lessons[`../../games/${game}/lesson/lesson.ts`]?.())?.lesson
}

export function hasLesson(game: string): boolean {
  return Object.hasOwn(lessons, `../../games/${game}/lesson/lesson.ts`)
}

const texts = import.meta.glob<Record<Language, GameText<never, never, never>>>('../../games/*/text/{en,de,vi}.ts')

const spoken = new Map<string, GameText<never, never, never>>()

/** A game's words, without its rules. A language in which nobody has written them falls back to English. */
export async function wordsOf(game: string, language: Language): Promise<GameText<never, never, never> | undefined> {
  const written = (await texts[`../../games/${game}/text/${language}.ts`]?.())?.[language]
  const words = written === undefined && language !== 'en' ? await wordsOf(game, 'en') : written
  if (words !== undefined) spoken.set(`${game} ${language}`, words)
  return words
}

/** The same if they have been loaded before. */
export function wordsHere(game: string, language: Language): GameText<never, never, never> | undefined {
  return spoken.get(`${game} ${language}`)
}
