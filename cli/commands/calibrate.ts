import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isLevel, LEVELS } from '@fairground/bots'
import { type ChanceReading, fastRandom, readOptions } from '@fairground/kernel'
import { type Bin, binsOf, type CalibrationGame, calibrationError, errorByChance, fitReading } from '@fairground/review'
import type { Command } from '../command.ts'
import { Failure, messageOf, misuse, WENT_WELL } from '../failure.ts'
import { readJson } from '../files.ts'
import { gameNamed, inWords, seatCounts, titleOf } from '../games.ts'
import { percent } from '../numbers.ts'
import { say, sayJson } from '../output.ts'
import { progress } from '../progress.ts'
import { overThreads } from '../threads.ts'

const USUAL_GAMES = 1200
const GAMES = { min: 4, max: 1_000_000 }
const THREADS = { min: 1, max: 1024 }
const TURNS = { min: 1, max: 40 }
const USUAL_TURNS = 2
/** Quick, and of one strength: with players of several strengths chances would say less of the position. */
const USUAL_BOTS = ['apprentice']

interface Calibrated {
  readonly seats: number
  readonly games: number
  /** Each half of the games is read as the other half fits it. */
  readonly error: number
  /** What chance alone would make of so few games. */
  readonly byChance: number
  readonly bins: readonly Bin[]
  /** Fitted on all of them. */
  readonly reading: ChanceReading
}

export const calibrate: Command = {
  name: 'calibrate',
  takes: 'GAME',
  summary: 'fits how playouts are read as chances to win, on games that bots play among themselves, and says how far off the chances are',
  about: `Each half of the games is read as the other half fits it: the error is the mean distance between the chances that were said and how often
it came so, over tenths. With few games chance alone makes some error; it is printed beside. The reading itself is then fitted on all games.`,
  flags: {
    seats: { value: 'N', help: 'players at a table; every number from two on unless told' },
    games: { value: 'N', help: `games a number of players; ${USUAL_GAMES} unless told` },
    turns: { value: 'N', help: `turns that playouts go on before a position is appraised; ${USUAL_TURNS} unless told` },
    bots: { value: 'LEVELS', help: `who plays: names of levels with commas, drawn for each seat; ${USUAL_BOTS} unless told` },
    seed: { value: 'S', help: 'any text; the same seed gives the same games' },
    threads: { value: 'N', help: 'games played at the same time; one a core unless told' },
    out: { value: 'FILE', help: "writes the readings there by number of players, as the game's coach keeps them; others in the file stay" },
    json: { help: 'for machines' },
  },
  async run(given) {
    const gamePackage = await gameNamed(given.theWord('GAME'))
    const { game } = gamePackage
    const asked = given.whole('seats')
    const counts = seatCounts(gamePackage).filter((seats) => (asked === undefined ? seats > 1 : seats === asked))
    if (counts.length === 0 || asked === 1) throw misuse(`${await titleOf(gamePackage)} is not won by anybody at a table of ${asked}.`)
    const games = given.whole('games', GAMES) ?? USUAL_GAMES
    const turns = given.whole('turns', TURNS) ?? USUAL_TURNS
    const threads = given.whole('threads', THREADS) ?? availableParallelism()
    const bots = levelsOf(given.text('bots'))
    const all: Calibrated[] = []
    for (const seats of counts) {
      const read = readOptions(game, {}, seats)
      if ('problems' in read) throw new Failure(`${read.problems.map(inWords).join('; ')}.`)
      const setting = { game: game.id, options: read.options, seats, seed: given.text('seed') ?? 'calibrate', turns, bots }
      all.push(calibrated(seats, turns, await playAll(setting, games, threads)))
    }
    const out = given.text('out')
    if (out !== undefined) write(out, all)
    if (given.has('json')) sayJson(all)
    else for (const each of all) say(inSentences(await titleOf(gamePackage), each))
    return WENT_WELL
  },
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

function calibrated(seats: number, turns: number, games: readonly CalibrationGame[]): Calibrated {
  const halves = [0, 1].map((half) => games.filter((_, at) => at % 2 === half))
  const tried = halves.map((half, at) => ({ reading: fitReading(halves[1 - at], turns), games: half }))
  const bins = binsOf(tried)
  return {
    seats,
    games: games.length,
    error: calibrationError(bins),
    byChance: errorByChance(tried, fastRandom('chance')),
    bins,
    reading: fitReading(games, turns),
  }
}

function inSentences(title: string, { seats, games, error, byChance, bins, reading }: Calibrated): string {
  const rows = bins.map(({ said, came, count }) => `  said ${percent(said).padStart(7)}   came ${percent(came).padStart(7)}   ${count}`)
  const { turns, power, floor } = reading
  return [
    `${title}, ${seats} players, ${games} games: mean error ${percent(error)} on games that did not fit it (chance alone: ${percent(byChance)})`,
    ...rows,
    `  playouts of ${turns} turns, power ${power}, floor ${floor}, error ${reading.error}`,
  ].join('\n')
}

function write(file: string, all: readonly Calibrated[]): void {
  const before = existsSync(file) ? (readJson(file) as object) : {}
  const now = Object.fromEntries(all.map(({ seats, reading }) => [seats, reading]))
  try {
    writeFileSync(file, `${JSON.stringify({ ...before, ...now }, undefined, 2)}\n`)
  } catch (error) {
    throw new Failure(`the readings cannot be written: ${messageOf(error)}.`)
  }
}
