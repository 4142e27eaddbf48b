import { randomBytes } from 'node:crypto'
import { LEVELS, levelsAt, plays } from '@fairground/bots'
import { readOptions, toHex } from '@fairground/kernel'
import type { Command } from '../command.ts'
import { EXIT_OK, misuse } from '../failure.ts'
import { write } from '../files.ts'
import { gameNamed, inWords as problemInWords, titleOf } from '../games.ts'
import { complain, print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import { contestantNames, judged } from '../tournament/contestants.ts'
import { herdingOf } from '../tournament/herding.ts'
import { type LineUp, mixtures, nameOf, pairings, seatings, type TournamentGame } from '../tournament/line-ups.ts'
import { picture } from '../tournament/picture.ts'
import type { Played } from '../tournament/play.ts'
import { cellOf, inWords, ladderOf, type TournamentReport } from '../tournament/report.ts'
import { Results } from '../tournament/results.ts'
import { playAll } from '../tournament/run.ts'

const USUAL_SEATS = 4
const USUAL_TABLES = 200
const TABLES = { min: 1, max: 1_000_000 }
const MILLISECONDS = { min: 1, max: 60_000 }

export const tournament: Command = {
  name: 'tournament',
  takes: 'GAME',
  summary: 'lets bots play each other on the same deals from every seat, and prints win rates and ratings',
  about: `Different bots meet in pairs: one of them against copies of the other, and the reverse. A list that names a bot twice is a line-up:
merchant,trader,trader,trader seats one Merchant with three Traders. Each deal is played once in every rotation of the seats, and all
line-ups play the same deals. Bots count iterations, so the same seed gives the same results; with --milliseconds it does not. Intervals are 95 %.`,
  flags: {
    bots: {
      value: 'A,B,…',
      help: `who plays: ${contestantNames().join(', ')}; NAME@N thinks for N iterations at most (default: every level)`,
    },
    seats: { value: 'N', help: 'players at a table; default: 4, or as many as the line-up has' },
    tables: { value: 'N', help: `at least this many tables per line-up (default: ${USUAL_TABLES})` },
    mixtures: { help: 'pairs meet with every number of copies of both, not only one against the rest' },
    threads: { value: 'N', help: 'tables played at the same time (default: one per core)' },
    milliseconds: { value: 'N', help: 'time limit per decision, by the clock; the result is not reproducible' },
    seed: { value: 'S', help: 'any text; the same seed gives the same deals and choices' },
    options: { value: 'JSON', help: "the game's options" },
    out: { value: 'FILE', help: 'writes every table to this file as it ends, one line each' },
    resume: { help: 'continues the --out file where it stopped; use the same --seed' },
    picture: { value: 'FILE', help: 'draws the ladder as SVG' },
    json: { help: 'prints JSON' },
  },
  async run(given) {
    const gamePackage = await gameNamed(given.theWord('GAME'))
    const { game } = gamePackage
    const title = await titleOf(gamePackage)
    const bots = (given.text('bots')?.split(',') ?? levelsAt(game.id, LEVELS)).map(judged)
    const { min, max } = game.seats
    const lined = new Set(bots).size < bots.length
    const seats = given.whole('seats') ?? (lined ? bots.length : Math.min(Math.max(USUAL_SEATS, min), max))
    if (seats < min || seats > max) throw misuse(`${title} takes ${min === max ? min : `${min} to ${max}`} players, not ${seats}.`)
    const read = readOptions(game, given.json('options') ?? {}, seats)
    if ('problems' in read) throw misuse(`${read.problems.map(problemInWords).join('; ')}.`)
    const lineUps = lineUpsFor(bots, seats, given.has('mixtures'))
    if (
      bots.some((bot) => bot.startsWith('master')) &&
      !(await plays(gamePackage, 'master', game.open(read.options, seats), { untried: true }))
    )
      complain(`there is no network for ${title} with these rules: a Merchant plays in place of the master.`)
    const all = seatings(lineUps, given.whole('tables', TABLES) ?? USUAL_TABLES)
    if (given.has('resume') && given.text('seed') === undefined) throw misuse('--resume needs the --seed that the file was begun with.')
    const setting = {
      game: game.id,
      options: read.options,
      seats,
      seed: given.text('seed') ?? toHex(randomBytes(4)),
      milliseconds: given.whole('milliseconds', MILLISECONDS),
    }
    const results = Results.open(given.text('out'), { ...setting, version: game.version }, given.has('resume'))
    const left = all.filter((seating) => !results.has(nameOf(seating)))
    const bar = progress(left.length, 'tables')
    let done = 0
    await playAll(setting, left, given.threads(), (table) => {
      results.add(table)
      bar.at(++done)
    }).finally(bar.end)

    const { seed, milliseconds } = setting
    const played = all.map((seating) => found(results, seating))
    const herding = await herdingOf(game.id)
    const cells = lineUps.map((lineUp) =>
      cellOf(
        lineUp,
        played.filter((table) => table.lineUp.join() === lineUp.join()),
        herding?.name,
      ),
    )
    const report: TournamentReport = { game: game.id, title, seats, seed, milliseconds, cells, ...ladderOf(cells) }
    const file = given.text('picture')
    if (file !== undefined) write(file, picture(title, [{ label: `${seats} players`, ratings: report.ratings }]), 'the picture')
    if (given.has('json')) printJson(report)
    else print(inWords(report))
    return EXIT_OK
  },
}

function lineUpsFor(bots: readonly string[], seats: number, mixed: boolean): readonly LineUp[] {
  if (new Set(bots).size === bots.length) {
    if (bots.length < 2 && seats > 1) throw misuse('--bots needs at least two different bots, or a line-up with one bot per seat.')
    return mixed && seats > 1 ? mixtures(bots, seats) : pairings(bots, seats)
  }
  if (bots.length !== seats) throw misuse(`--bots names a line-up of ${bots.length} for ${seats} ${seats === 1 ? 'seat' : 'seats'}.`)
  if (mixed) throw misuse('--mixtures is for different bots, not for a line-up.')
  return [bots]
}

function found(results: Results, seating: TournamentGame): Played {
  const table = results.get(nameOf(seating))
  if (table === undefined) throw new Error(`${nameOf(seating)} was not played`)
  return table
}
