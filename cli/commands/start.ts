import type { Command } from '../command.ts'
import { EXIT_OK } from '../failure.ts'
import { gameNamed, gameNames, seatCounts } from '../games.ts'
import { grouped, percent } from '../numbers.ts'
import { print, printJson } from '../output.ts'
import { type Sample, sample } from '../simulate/sample.ts'
import { table } from '../table.ts'

export const start: Command = {
  name: 'start',
  takes: '',
  summary: 'plays every game briefly and shows how an Apprentice does against random bots',
  flags: { json: { help: 'prints JSON' } },
  async run(given) {
    given.noWords()
    const samples: Sample[] = []
    for (const name of gameNames()) {
      const gamePackage = await gameNamed(name)
      for (const seats of seatCounts(gamePackage)) samples.push(await sample(gamePackage, seats))
    }
    if (given.has('json')) printJson(samples)
    else print(asTable(samples))
    return EXIT_OK
  },
}

function asTable(samples: readonly Sample[]): string {
  const rows = [['game', 'players', 'games', 'decisions', 'Apprentice wins', 'even share', 'Apprentice scores', 'random scores']]
  for (const [index, { title, seats, games, meanDecisions, winShare, apprenticeScore, randomScore }] of samples.entries())
    rows.push([
      samples[index - 1]?.title === title ? '' : title,
      String(seats),
      grouped(games),
      meanDecisions.toFixed(0),
      percent(winShare),
      percent(1 / seats),
      apprenticeScore.toFixed(1),
      randomScore?.toFixed(1) ?? '',
    ])
  return [
    'One Apprentice against random bots, in every seat by turns',
    '',
    table(rows, { align: 'lrrrrrrr' }),
    '',
    'More of one game: npx fairground simulate GAME. All commands: npx fairground --help.',
  ].join('\n')
}
