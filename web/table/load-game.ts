import { games } from '@fairground/games'
import { Refused } from '../lib/api.ts'
import { boardOf, summaryOf } from '../lib/boards.ts'
import { t } from '../lib/text.ts'
import type { LoadedGame, TableGame } from './live.ts'

const here = new Map<string, TableGame>()

/** Everything to draw a table. Without the rules, which are half of a game's script: the server sends the legal moves. */
export async function loadTableGame(game: string): Promise<TableGame> {
  const [board, summary] = await Promise.all([boardOf(game), summaryOf(game)])
  if (board === undefined || summary === undefined) throw new Refused('not-found', t.value.errors.notFound)
  const loaded = { id: game, board, summary, gamePackage: games[game] }
  here.set(game, loaded)
  return loaded
}

/** The same if it is already loaded. */
export function tableGameHere(game: string): TableGame | undefined {
  return here.get(game)
}

export async function loadGame(game: string): Promise<LoadedGame> {
  const [gamePackage, board] = await Promise.all([games[game]?.(), boardOf(game)])
  if (gamePackage === undefined || board === undefined) throw new Refused('not-found', t.value.errors.notFound)
  return { gamePackage, board, text: (language) => gamePackage.text[language]() as ReturnType<LoadedGame['text']> }
}
