import { games } from '@fairground/games'
import type { Edition, Problem } from '@fairground/kernel'
import { go } from '../lib/router.ts'
import { type ReadFile, readFile } from './file.ts'
import { begun } from './kept.ts'
import { workshopGames } from './layouts.ts'
import { keepEdition } from './store.ts'
import { costOf } from './trial/cost.ts'

/** Parses an imported edition, and checks how expensive it is. */
export async function readImport(text: string): Promise<ReadFile> {
  const read = await readFile(text, async (name) => (workshopGames.includes(name) ? (await games[name]()).game : undefined))
  if ('refused' in read || read.problems.length > 0) return read
  return { ...read, problems: await dearProblems(read.game, read.edition) }
}

/** All problems of an edition at a table, including its cost. */
export async function tableProblems(name: string, edition: Edition): Promise<readonly Problem[]> {
  const { game } = await games[name]()
  const problems = game.editions.check(edition)
  return problems.length > 0 ? problems : dearProblems(name, edition)
}

async function dearProblems(game: string, edition: Edition): Promise<readonly Problem[]> {
  const dear = await costOf(game, edition)
  return dear === undefined ? [] : [{ path: '', ...dear }]
}

/** Saves a valid imported edition and opens it in the editor. */
export async function bringIn(read: Extract<ReadFile, { game: string }>, name = read.edition.name, replace = false): Promise<void> {
  const { game } = await games[read.game]()
  const kept = begun(read.game, read.edition, game.options.edition.default as string, 'box', name)
  const own = { ...kept, edition: { ...read.edition, name } }
  await keepEdition(own)
  go(`/workshop/${own.game}/${own.id}`, replace)
}
