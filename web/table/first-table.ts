import { wordsOf } from '../lib/boards.ts'
import { preloadable } from '../lib/preloadable.ts'
import { settings } from '../lib/settings.ts'
import { loadTableGame } from './load-game.ts'
import { unpackHeard } from './packed.ts'

export const TablePage = preloadable(() => import('../pages/TablePage.tsx'))

/**
 * Kept once the table that the page was opened at can be drawn in one go: its page, its game and how it stands. False where it was opened elsewhere. The
 * server wrote into the page which game that is. What fails here is said by the page itself.
 */
export async function firstTable(): Promise<boolean> {
  const game = document.querySelector<HTMLMetaElement>('meta[name=game]')?.content
  const { earlySocket } = globalThis
  if (game === undefined || earlySocket === undefined) return false
  const parts = [TablePage.preload(), loadTableGame(game), wordsOf(game, settings.peek().language), unpackHeard(earlySocket)]
  await Promise.allSettled(parts)
  return true
}
