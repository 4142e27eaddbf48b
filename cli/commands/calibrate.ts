import { existsSync } from 'node:fs'
import { isLevel, LEVELS } from '@fairground/bots'
import { type AnyGamePackage, checkedOptions } from '@fairground/kernel'
import { type Calibrated, type CalibrationGame, calibrated } from '@fairground/review'
import type { Arguments, Command } from '../command.ts'
import { EXIT_OK, Failure, misuse } from '../failure.ts'
import { readJson, write } from '../files.ts'
import { gameNamed, seatCounts, titleOf } from '../games.ts'
import { percent } from '../numbers.ts'
import { print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import { keepGames, keptGames } from '../review/calibration-games.ts'
import { overThreads } from '../threads.ts'

const USUAL_GAMES = 1200
const GAMES = { min: 2, max: 1_000_000 }
const TURNS = { min: 1, max: 40 }
const POSITIONS = { min: 1, max: 100 }
const USUAL_TURNS = 2
/** Quick, and all equally strong: with different strengths the result would tell less about the position. */
const USUAL_BOTS = ['apprentice']

type AtTable = Calibrated & { readonly seats: number }

export const calibrate: Command = {
  name: 'calibrate',
  takes: 'GAME',
  summary: 'fits how playout results become chances to win, on games between bots, and prints how accurate the chances are',
  about: `Cross-validated: each half of the games is tested with the fit of the other half. The error is the mean difference between predicted chances and
real frequencies, in ten groups. With few games some error is due to chance; it is printed, too. The final fit then uses all games.
Games can be saved (--keep) and fitted later (--fit), also together with games from other machines in the same file.`,
  flags: {
    seats: { value: 'N', help: 'players at a table (default: every number from two on)' },
    games: { value: 'N', help: `games per number of players (default: ${USUAL_GAMES})` },
    turns: { value: 'N', help: `turns that a playout takes before its position is evaluated (default: ${USUAL_TURNS})` },
    bots: { value: 'LEVELS', help: `who plays: names of levels with commas, drawn for each seat (default: ${USUAL_BOTS})` },
    positions: { value: 'N', help: 'positions evaluated per game (default: 2; use more where a game takes long to play)' },
    keep: { value: 'FILE', help: 'adds the games to this file, one line each' },
    fit: { value: 'FILE', help: 'plays nothing and fits the games kept in this file' },
    seed: { value: 'S', help: 'any text; the same seed gives the same games' },
    threads: { value: 'N', help: 'games played at the same time (default: one per core)' },
    out: {
      value: 'FILE',
      help: "writes the fitted values to this file, by number of players, in the format of the game's coach; other numbers in the file are kept",
    },
    json: { help: 'prints JSON' },
  },
  async run(given) {
    const gamePackage = await gameNamed(given.theWord('GAME'))
    const { game } = gamePackage
    const asked = given.whole('seats')
    const counts = seatCounts(gamePackage).filter((seats) => (asked === undefined ? seats > 1 : seats === asked))
    if (counts.length === 0 || asked === 1)
      throw misuse(`${await titleOf(gamePackage)} has no winner with ${asked ?? 1} ${asked === 1 ? 'player' : 'players'}.`)
    const kept = given.text('fit')
    const all = kept === undefined ? await playedAnew(gamePackage, counts, given) : fromFile(kept, game.id, counts)
    const out = given.text('out')
    if (out !== undefined) writeReadings(out, all)
    if (given.has('json')) printJson(all)
    else for (const each of all) print(inSentences(await titleOf(gamePackage), each))
    return EXIT_OK
  },
}

/** Every number of players for which the file has games. */
function fromFile(file: string, game: string, counts: readonly number[]): readonly AtTable[] {
  const games = keptGames(file, game)
  const all = counts.flatMap((seats): AtTable[] => {
    const here = games.filter((each) => each.seats === seats)
    if (here.length === 0) return []
    const [{ turns }] = here
    if (here.some((each) => each.turns !== turns))
      throw new Failure(`${file} has games of ${seats} players that were evaluated in different ways.`)
    if (here.length < GAMES.min) throw new Failure(`${file} has only ${here.length} games of ${seats} players; there must be ${GAMES.min}.`)
    return [{ seats, ...calibrated(here, turns, ({ bots }) => bots.join(', ')) }]
  })
  if (all.length === 0) throw new Failure(`${file} has no games of ${game} for these numbers of players.`)
  return all
}

async function playedAnew({ game }: AnyGamePackage, counts: readonly number[], given: Arguments): Promise<readonly AtTable[]> {
  const games = given.whole('games', GAMES) ?? USUAL_GAMES
  const turns = given.whole('turns', TURNS) ?? USUAL_TURNS
  const positions = given.whole('positions', POSITIONS)
  const threads = given.threads()
  const bots = levelsOf(given.text('bots'))
  const keep = given.text('keep')
  const all: AtTable[] = []
  for (const seats of counts) {
    const options = checkedOptions(game, {}, seats)
    const seed = given.text('seed') ?? 'calibrate'
    const setting = { game: game.id, options, seats, seed, turns, bots, ...(positions !== undefined && { positions }) }
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
  const rows = bins.map(
    ({ said, came, count }) => `  predicted ${percent(said).padStart(7)}   real ${percent(came).padStart(7)}   ${count}`,
  )
  const { turns, power, floor } = reading
  return [
    `${title}, ${seats} players, ${games} games: mean error ${percent(error)} on games not used for the fit (by chance alone: ${percent(byChance)})`,
    ...Object.entries(among).map(
      ([players, held]) => `  of ${held.games} by ${players} only: ${percent(held.error)} (by chance alone: ${percent(held.byChance)})`,
    ),
    ...rows,
    `  playouts of ${turns} turns, power ${power}, floor ${floor}, error ${reading.error}`,
  ].join('\n')
}

function writeReadings(file: string, all: readonly AtTable[]): void {
  const before = existsSync(file) ? (readJson(file) as object) : {}
  const now = Object.fromEntries(all.map(({ seats, reading }) => [seats, reading]))
  write(file, `${JSON.stringify({ ...before, ...now }, undefined, 2)}\n`, 'the fitted values')
}
