import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { missingLanguages } from '@fairground/kernel'
import type { Command } from '../command.ts'
import { EXIT_OK } from '../failure.ts'
import { gameNamed, gameNames, titleOf } from '../games.ts'
import { print, printJson } from '../output.ts'
import { table } from '../table.ts'

const GAMES = resolve(import.meta.dirname, '..', '..', 'games')

export const listGames: Command = {
  name: 'games',
  takes: '',
  summary: 'lists the games and what each of them is still missing: languages, a board, a lesson, a coach, levels that search, a workshop',
  flags: { json: { help: 'prints JSON' } },
  async run(given) {
    given.noWords()
    const all = await Promise.all(gameNames().map(described))
    if (given.has('json')) printJson(all)
    else print(table([['game', 'name', 'players', 'lacks'], ...all.map(asRow)]))
    return EXIT_OK
  },
}

async function described(id: string) {
  const gamePackage = await gameNamed(id)
  const { seats } = gamePackage.game
  return {
    id,
    title: await titleOf(gamePackage),
    seats,
    lacks: await missingPartsOf(id),
  }
}

/** The optional parts that a game does not have, in words. */
export async function missingPartsOf(id: string): Promise<readonly string[]> {
  const gamePackage = await gameNamed(id)
  const { thinking } = await gamePackage.bot()
  const coach = await gamePackage.coach?.()
  const drawn = (file: string) => existsSync(join(GAMES, id, 'board', file))
  const lacking: readonly (readonly [boolean, string])[] = [
    // The page falls back to English.
    ...missingLanguages(gamePackage.text).map((language) => [true, `words in ${language}`] as const),
    [!drawn('board.tsx'), 'a board'],
    [gamePackage.lesson === undefined, 'a lesson'],
    [thinking === undefined, 'levels that search'],
    [coach === undefined, 'a coach'],
    [coach !== undefined && coach.openings === undefined, 'openings'],
    [coach !== undefined && coach.puzzles === undefined, 'puzzles'],
    [!drawn('workshop/workshop.tsx'), 'a workshop'],
  ]
  return lacking.flatMap(([lacks, what]) => (lacks ? [what] : []))
}

function asRow({ id, title, seats, lacks }: Awaited<ReturnType<typeof described>>): readonly string[] {
  return [id, title, `${seats.min}–${seats.max}`, lacks.join(', ') || 'nothing']
}
