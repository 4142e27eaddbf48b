import { LEVELS } from '@fairground/bots'
import { record } from '@fairground/kernel'
import type { Command } from '../command.ts'
import { EXIT_OK } from '../failure.ts'
import { write } from '../files.ts'
import { gameNamed } from '../games.ts'
import { print, printJson } from '../output.ts'
import { progress } from '../progress.ts'
import { playMatch } from '../simulate/match.ts'
import { planFor } from '../simulate/plan.ts'
import { report, summary } from '../simulate/report.ts'
import { run } from '../simulate/run.ts'

const GAMES = { min: 1, max: 1_000_000_000 }

export const simulate: Command = {
  name: 'simulate',
  takes: 'GAME',
  summary: 'plays games between bots and prints who won, scores, length and speed',
  about: `A decision is a move by a seat that had at least two to choose from. CPU time is that of all threads while the games are played, after
random bots have warmed up for a second. The first 100 games are then replayed as matches and must end alike.
The yardstick is Goofspiel in the same process, played in between: it shows how fast this machine is at the moment.`,
  flags: {
    seats: { value: 'N', help: 'players at the table' },
    games: { value: 'N', help: 'games to play (default: 1000)' },
    bots: { value: 'A,B,…', help: `who sits where: ${LEVELS.join(', ')}; the last one takes all remaining seats` },
    seed: { value: 'S', help: 'any text; the same seed gives the same games' },
    options: { value: 'JSON', help: "the game's options" },
    record: { value: 'FILE', help: 'plays one more game as a match and writes its record, for fairground verify' },
    json: { help: 'prints JSON' },
  },
  async run(given) {
    const gamePackage = await gameNamed(given.theWord('GAME'))
    const plan = await planFor(gamePackage, {
      seats: given.whole('seats'),
      games: given.whole('games', GAMES),
      bots: given.text('bots'),
      seed: given.text('seed'),
      options: given.json('options'),
    })
    const played = run(plan, progress(plan.games, 'games'))
    const file = given.text('record')
    if (file !== undefined) write(file, `${JSON.stringify(record(playMatch(plan)), undefined, 2)}\n`, 'the record')
    if (given.has('json')) printJson(summary(plan, played))
    else print(report(plan, played))
    return EXIT_OK
  },
}
