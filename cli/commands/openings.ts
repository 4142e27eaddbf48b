import { checkedOptions, record, rulesFor } from '@fairground/kernel'
import { countOpenings, openingLines, openingsOf, packOpenings, playMatch, type SelfPlayOpenings, unpackOpenings } from '@fairground/review'
import type { Command } from '../command.ts'
import { EXIT_OK, Failure, misuse } from '../failure.ts'
import { write } from '../files.ts'
import { gameNamed, seatCounts, titleOf } from '../games.ts'
import { percent } from '../numbers.ts'
import { print, printJson } from '../output.ts'
import { progress } from '../progress.ts'

const USUAL_GAMES = 300
const GAMES = { min: 1, max: 100_000 }
/** How many answers are printed for each question; the file gets all. */
const SHOWN = 5

export const openings: Command = {
  name: 'openings',
  takes: 'make GAME',
  summary: 'counts which openings bots play against each other, and how well they do',
  about: `Quick bots play games with every number of players. Each seat's first moves are counted by the questions of the game's coach, separately for
the first player, the second and so on. The counts of a game are in games/GAME/coach/openings.json: write them with --out.`,
  flags: {
    games: { value: 'N', help: `games per number of players (default: ${USUAL_GAMES})` },
    seed: { value: 'S', help: 'any text; the same seed gives the same games' },
    out: { value: 'FILE', help: 'writes the counts to this file' },
    json: { help: 'prints JSON' },
  },
  async run(given) {
    const [verb, name, ...more] = given.words
    if (verb !== 'make' || name === undefined || more.length > 0)
      throw misuse('openings needs the word make and a game: fairground openings make fair-trade.')
    const gamePackage = await gameNamed(name)
    const { game } = gamePackage
    const coach = await gamePackage.coach?.()
    if (coach?.openings === undefined) throw new Failure(`${await titleOf(gamePackage)} has no questions about openings.`)
    const games = given.whole('games', GAMES) ?? USUAL_GAMES
    const seed = given.text('seed') ?? 'openings'
    const counts = seatCounts(gamePackage).filter((seats) => seats > 1)
    const bar = progress(games * counts.length, 'games')
    const made: Record<string, SelfPlayOpenings['seats'][string]> = {}
    let done = 0
    for (const seats of counts) {
      const options = checkedOptions(game, {}, seats)
      const bots = new Array<'apprentice'>(seats).fill('apprentice')
      const played = []
      for (let at = 0; at < games; at++) {
        const match = await playMatch(gamePackage, { options, seats, seed: `${seed} ${seats} ${at}`, bots })
        played.push(await openingsOf(gamePackage, record(match)))
        bar.at(++done)
      }
      made[seats] = { games, counts: packOpenings(countOpenings(played)) }
    }
    bar.end()
    const all: SelfPlayOpenings = { version: game.version, seats: made }
    const out = given.text('out')
    if (out !== undefined) write(out, fileText(all), 'the counts')
    if (given.has('json')) printJson(all)
    else {
      const words = await coach.text.en()
      for (const seats of counts) {
        const { facts } = rulesFor(game, seats)
        const unpacked = unpackOpenings(made[seats].counts)
        for (const question of coach.openings.questions) {
          const lines = openingLines(unpacked, question).slice(0, SHOWN)
          if (lines.length === 0) continue
          print(`${seats} players: ${words.openings[question].question}`)
          for (const { answer, share, wins, low, high } of lines)
            print(
              `  ${words.openings[question].answer(answer, facts)}: ${percent(share)}, wins ${percent(wins)} (${percent(low)} to ${percent(high)})`,
            )
        }
      }
    }
    return EXIT_OK
  },
}

/** A line for each number of players. */
function fileText({ version, seats }: SelfPlayOpenings): string {
  const lines = Object.entries(seats).map(([count, counted]) => `    "${count}": ${JSON.stringify(counted)}`)
  return `{\n  "version": ${version},\n  "seats": {\n${lines.join(',\n')}\n  }\n}\n`
}
