import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { missingLanguages } from '@fairground/kernel'
import type { Command } from '../command.ts'
import { WENT_WELL } from '../failure.ts'
import { gameNamed, gameNames, titleOf } from '../games.ts'
import { say, sayJson } from '../output.ts'
import { table } from '../table.ts'

const GAMES = resolve(import.meta.dirname, '..', '..', 'games')

export const listGames: Command = {
  name: 'games',
  takes: '',
  summary: 'lists the games, with what each of them still lacks: languages, a board of its own, a lesson',
  flags: { json: { help: 'for machines' } },
  async run(given) {
    given.noWords()
    const all = await Promise.all(gameNames().map(described))
    if (given.has('json')) sayJson(all)
    else say(table([['game', 'name', 'players', 'lacks'], ...all.map(asRow)]))
    return WENT_WELL
  },
}

async function described(id: string) {
  const gamePackage = await gameNamed(id)
  const { seats } = gamePackage.game
  return {
    id,
    title: await titleOf(gamePackage),
    seats,
    /** Languages in which the page falls back to English. */
    missingLanguages: missingLanguages(gamePackage.text),
    ownBoard: existsSync(join(GAMES, id, 'board', 'board.tsx')),
    lesson: gamePackage.lesson !== undefined,
  }
}

function asRow({
  id,
  title,
  seats,
  missingLanguages: missing,
  ownBoard,
  lesson,
}: Awaited<ReturnType<typeof described>>): readonly string[] {
  const lacks = [...missing.map((language) => `words in ${language}`), ...(ownBoard ? [] : ['a board']), ...(lesson ? [] : ['a lesson'])]
  return [id, title, `${seats.min}–${seats.max}`, lacks.join(', ') || 'nothing']
}
