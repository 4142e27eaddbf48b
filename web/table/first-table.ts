import { wordsOf } from '../lib/boards.ts'
import { preloadable } from '../lib/preloadable.ts'
import { settings } from '../lib/settings.ts'
import { loadTableGame } from './load-game.ts'
import { unpackReceived } from './packed.ts'

export const TablePage = preloadable(() => import('../pages/TablePage.tsx'))

/**
 * Resolves once the table that the page was opened at can be drawn at once: its page, its game and its state. False if another page was
 * opened. The server writes the game into the page. Failures here are reported by the page itself.
 */
export async function firstTable(): Promise<boolean> {
  const game = document.querySelector<HTMLMetaElement>('meta[name=game]')?.content
  const { earlySocket } = globalThis
  if (game === undefined || earlySocket === undefined) return false
  const parts = [TablePage.preload(), loadTableGame(game), wordsOf(game, settings.peek().language), unpackReceived(earlySocket)]
  await Promise.allSettled(parts)
  return true
}
