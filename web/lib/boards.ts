import { games } from '@fairground/games'
import type { AnyGame, AnyGamePackage, GameText, Language } from '@fairground/kernel'
import type { AnyBoard, CampaignPicture } from '@fairground/kit'

/** Boards are found by their folder; each is a separate chunk. */
const boards = import.meta.glob<{ board: AnyBoard }>('../../games/*/board/board.tsx')
/** Static pictures are files: they add nothing to the script, and each is loaded once. */
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

/** A game's own board; without one, the kit's plain board. */
export async function boardOf(game: string): Promise<AnyBoard | undefined> {
  const own = (await boards[boardAt(game)]?.())?.board
  if (own !== undefined || !Object.hasOwn(games, game)) return own
  const [{ plainBoard }, gamePackage] = await Promise.all([import('@fairground/kit/plain/board.tsx'), games[game]()])
  return plainBoard({ summary: gamePackage.game.summary })
}

const summaries = import.meta.glob<{ summary: AnyGame['summary'] }>('../../games/*/summary.ts')

/** The summary for plaques and charts, without loading the rules if the game has it in a separate file. */
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

/** The background of a game's lobby, 880 × 744; without one, its cover is used. */
export function stageOf(game: string): string | undefined {
  return stages[`../../games/${game}/board/stage.svg`]
}

/** The table in the lobby, 480 × 250; without one, it is plain and round. */
export function tabletopOf(game: string): string | undefined {
  return tabletops[`../../games/${game}/board/tabletop.svg`]
}

/** A game's fonts and colours, for pages about it other than its table: elements with the class `world-GAME` use them once loaded. */
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

/** A game's texts, without its rules. A missing language falls back to English. */
export async function wordsOf(game: string, language: Language): Promise<GameText<never, never, never> | undefined> {
  const written = (await texts[`../../games/${game}/text/${language}.ts`]?.())?.[language]
  const words = written === undefined && language !== 'en' ? await wordsOf(game, 'en') : written
  if (words !== undefined) spoken.set(`${game} ${language}`, words)
  return words
}

/** The same if they are already loaded. */
export function wordsHere(game: string, language: Language): GameText<never, never, never> | undefined {
  return spoken.get(`${game} ${language}`)
}
