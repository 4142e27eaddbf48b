import { games } from '@fairground/games'
import type { GameText, Language } from '@fairground/kernel'
import type { AnyBoard, CampaignPicture } from '@fairground/kit'
import type { ComponentType } from 'preact'

/** Pictures are found by the folder they live in; each is a chunk of its own. */
const boards = import.meta.glob<{ board: AnyBoard }>('../../games/*/board/board.tsx')
const covers = import.meta.glob<{ Cover: ComponentType }>('../../games/*/board/cover.tsx', { eager: true })

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

/** Games that can be played, in the order of `games/index.ts`. */
export const drawnGames: readonly string[] = Object.keys(games)

export function coverOf(game: string): ComponentType | undefined {
  return covers[`../../games/${game}/board/cover.tsx`]?.Cover
}

const lessons = import.meta.glob('../../games/*/lesson/lesson.ts')

export function hasLesson(game: string): boolean {
  return Object.hasOwn(lessons, `../../games/${game}/lesson/lesson.ts`)
}

const texts = import.meta.glob<Record<Language, GameText<never, never, never>>>('../../games/*/text/{en,de,vi}.ts')

/** A game's words, without its rules. A language in which nobody has written them falls back to English. */
export async function wordsOf(game: string, language: Language): Promise<GameText<never, never, never> | undefined> {
  const written = (await texts[`../../games/${game}/text/${language}.ts`]?.())?.[language]
  return written === undefined && language !== 'en' ? wordsOf(game, 'en') : written
}
