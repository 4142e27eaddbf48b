import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isLevel, LEVELS } from '@fairground/bots'
import { type AnyGamePackage, readOptions } from '@fairground/kernel'
import { type Calibrated, type CalibrationGame, calibrated } from '@fairground/review'
import type { Command, Given } from '../command.ts'
import { Failure, messageOf, misuse, WENT_WELL } from '../failure.ts'
import { readJson } from '../files.ts'
import { gameNamed, inWords, seatCounts, titleOf } from '../games.ts'
import { percent } from '../numbers.ts'
import { say, sayJson } from '../output.ts'
import { progress } from '../progress.ts'
import { keepGames, keptGames } from '../review/calibration-games.ts'
import { overThreads } from '../threads.ts'

const USUAL_GAMES = 1200
const GAMES = { min: 2, max: 1_000_000 }
const THREADS = { min: 1, max: 1024 }
const TURNS = { min: 1, max: 40 }
const POSITIONS = { min: 1, max: 100 }
const USUAL_TURNS = 2
/** Quick, and of one strength: with players of several strengths chances would say less of the position. */
const USUAL_BOTS = ['apprentice']

type AtTable = Calibrated & { readonly seats: number }

export const calibrate: Command = {
  name: 'calibrate',
  takes: 'GAME',
  summary: 'fits how playouts are read as chances to win, on games that bots play among themselves, and says how far off the chances are',
  about: `Each half of the games is read as the other half fits it: the error is the mean distance between the chances that were said and how often
it came so, over tenths. With few games chance alone makes some error; it is printed beside. The reading itself is then fitted on all games.
Games that were played once can be kept (--keep) and fitted again (--fit), alone or with those of other machines put into the same file.`,
  flags: {
    seats: { value: 'N', help: 'players at a table (default: every number from two on)' },
    games: { value: 'N', help: `games per number of players (default: ${USUAL_GAMES})` },
    turns: { value: 'N', help: `turns that playouts go on before a position is appraised (default: ${USUAL_TURNS})` },
    bots: { value: 'LEVELS', help: `who plays: names of levels with commas, drawn for each seat (default: ${USUAL_BOTS})` },
    positions: { value: 'N', help: 'positions looked at per game (default: 2; use more where a game takes long to play)' },
    keep: { value: 'FILE', help: 'adds what was played to this file, a line a game' },
    fit: { value: 'FILE', help: 'plays nothing and fits the games kept in this file' },
    seed: { value: 'S', help: 'any text; the same seed gives the same games' },
    threads: { value: 'N', help: 'games played at the same time (default: one per core)' },
    out: { value: 'FILE', help: "writes the readings there by number of players, as the game's coach keeps them; others in the file stay" },
    json: { help: 'prints JSON' },
  },
  async run(given) {
    const gamePackage = await gameNamed(given.theWord('GAME'))
    const { game } = gamePackage
    const asked = given.whole('seats')
    const counts = seatCounts(gamePackage).filter((seats) => (asked === undefined ? seats > 1 : seats === asked))
    if (counts.length === 0 || asked === 1) throw misuse(`${await titleOf(gamePackage)} is not won by anybody at a table of ${asked}.`)
    const kept = given.text('fit')
    const all = kept === undefined ? await playedAnew(gamePackage, counts, given) : fromFile(kept, game.id, counts)
    const out = given.text('out')
    if (out !== undefined) write(out, all)
    if (given.has('json')) sayJson(all)
    else for (const each of all) say(inSentences(await titleOf(gamePackage), each))
    return WENT_WELL
  },
}

/** Every table for which the file has games. */
function fromFile(file: string, game: string, counts: readonly number[]): readonly AtTable[] {
  const games = keptGames(file, game)
  const all = counts.flatMap((seats): AtTable[] => {
    const here = games.filter((each) => each.seats === seats)
    if (here.length === 0) return []
    const [{ turns }] = here
    if (here.some((each) => each.turns !== turns))
      throw new Failure(`${file} has games of ${seats} players that were looked at in several ways.`)
    if (here.length < GAMES.min) throw new Failure(`${file} has only ${here.length} games of ${seats} players; there must be ${GAMES.min}.`)
    return [{ seats, ...calibrated(here, turns, ({ bots }) => bots.join(', ')) }]
  })
  if (all.length === 0) throw new Failure(`${file} has no such games of ${game}.`)
  return all
}

async function playedAnew({ game }: AnyGamePackage, counts: readonly number[], given: Given): Promise<readonly AtTable[]> {
  const games = given.whole('games', GAMES) ?? USUAL_GAMES
  const turns = given.whole('turns', TURNS) ?? USUAL_TURNS
  const positions = given.whole('positions', POSITIONS)
  const threads = given.whole('threads', THREADS) ?? availableParallelism()
  const bots = levelsOf(given.text('bots'))
  const keep = given.text('keep')
  const all: AtTable[] = []
  for (const seats of counts) {
    const read = readOptions(game, {}, seats)
    if ('problems' in read) throw new Failure(`${read.problems.map(inWords).join('; ')}.`)
    const seed = given.text('seed') ?? 'calibrate'
    const setting = { game: game.id, options: read.options, seats, seed, turns, bots, ...(positions !== undefined && { positions }) }
    const played = await playAll(setting, games, threads)
    if (keep !== undefined) keepGames(keep, { game: game.id, seats, turns, bots }, played)
    all.push({ seats, ...calibrated(played, turns, () => bots.join(', ')) })
  }
  return all
}

async function playAll(setting: { readonly seats: number }, games: number, threads: number): Promise<readonly CalibrationGame[]> {
  const found: CalibrationGame[] = []
  const bar = progress(games, `games of ${setting.seats}`)
  let done = 0
  const tasks = Array.from({ length: games }, (_, game) => ({ game }))
  const file = new URL('../review/calibrate-worker.ts', import.meta.url)
  const add = ({ at, found: each }: { at: number; found: CalibrationGame }) => {
    found[at] = each
    bar.at(++done)
  }
  await overThreads(file, setting, tasks, threads, add, ({ game }) => `game ${game}`).finally(bar.end)
  return found
}

function levelsOf(text: string | undefined): readonly string[] {
  if (text === undefined) return USUAL_BOTS
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !isLevel(name))
  if (unknown !== undefined) throw misuse(`there is no level "${unknown}"; there are ${LEVELS.join(', ')}.`)
  return names
}

function inSentences(title: string, { seats, games, error, byChance, bins, among, reading }: AtTable): string {
  const rows = bins.map(({ said, came, count }) => `  said ${percent(said).padStart(7)}   came ${percent(came).padStart(7)}   ${count}`)
  const { turns, power, floor } = reading
  return [
    `${title}, ${seats} players, ${games} games: mean error ${percent(error)} on games that did not fit it (chance alone: ${percent(byChance)})`,
    ...Object.entries(among).map(
      ([players, held]) => `  of ${held.games} by ${players} alone: ${percent(held.error)} (chance alone: ${percent(held.byChance)})`,
    ),
    ...rows,
    `  playouts of ${turns} turns, power ${power}, floor ${floor}, error ${reading.error}`,
  ].join('\n')
}

function write(file: string, all: readonly AtTable[]): void {
  const before = existsSync(file) ? (readJson(file) as object) : {}
  const now = Object.fromEntries(all.map(({ seats, reading }) => [seats, reading]))
  try {
    writeFileSync(file, `${JSON.stringify({ ...before, ...now }, undefined, 2)}\n`)
  } catch (error) {
    throw new Failure(`the readings cannot be written: ${messageOf(error)}.`)
  }
}
