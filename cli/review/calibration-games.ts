import type { CalibrationGame } from '@fairground/review'
import { Failure } from '../failure.ts'
import { append, jsonOf, readText } from '../files.ts'

/** Games played for a calibration are saved in a file for later fits: one line of JSON each, of any game and number of players. */

/** At which table a game was played, and how its positions were evaluated. */
export interface KeptAt {
  readonly game: string
  readonly seats: number
  readonly turns: number
  /** The levels, from which each seat's player was drawn. */
  readonly bots: readonly string[]
}

export type KeptGame = KeptAt & CalibrationGame

export function keepGames(file: string, at: KeptAt, games: readonly CalibrationGame[]): void {
  append(file, games.map((each) => `${JSON.stringify({ ...at, ...each })}\n`).join(''), 'the games')
}

/** The saved games of one game. */
export function keptGames(file: string, game: string): readonly KeptGame[] {
  const games = readText(file)
    .split('\n')
    .flatMap((line, at) => (line === '' ? [] : [keptIn(line, `line ${at + 1} of ${file}`)]))
  // Duplicates would end up in both halves: a reading would be tested on games that it was fitted to.
  const once = new Map(games.map((each) => [JSON.stringify(each), each]))
  return [...once.values()].filter((each) => each.game === game)
}

function keptIn(line: string, where: string): KeptGame {
  const kept = jsonOf(line, where)
  if (!isKept(kept)) throw new Failure(`${where} is not a game played for a calibration.`)
  return kept
}

function isKept(kept: unknown): kept is KeptGame {
  const { game, seats, turns, bots, reached } = Object(kept)
  if (typeof game !== 'string' || !Number.isInteger(seats) || !Number.isInteger(turns)) return false
  if (!Array.isArray(bots) || !Array.isArray(reached)) return false
  const isList = (list: unknown) => Array.isArray(list) && list.length === seats && list.every(Number.isFinite)
  const isBrought = (brought: unknown) => isList(Object(brought).means) && isList(Object(brought).errors)
  return reached.every((each) => {
    const { near, far, result } = Object(each)
    return isBrought(near) && (far === undefined || isBrought(far)) && isList(result)
  })
}
