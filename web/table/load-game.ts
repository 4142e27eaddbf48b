import { games } from '@fairground/games'
import { boardOf } from '../lib/boards.ts'
import { t } from '../lib/text.ts'
import type { LoadedGame } from './live.ts'

export async function loadGame(game: string): Promise<LoadedGame> {
  const [gamePackage, board] = await Promise.all([games[game]?.(), boardOf(game)])
  if (gamePackage === undefined || board === undefined) throw new Error(t.value.errors.notFound)
  return { gamePackage, board, text: (language) => gamePackage.text[language]() as ReturnType<LoadedGame['text']> }
}
