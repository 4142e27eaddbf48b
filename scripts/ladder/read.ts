import { readFileSync } from 'node:fs'
import { gameNamed, titleOf } from '../../cli/games.ts'
import { herdingOf } from '../../cli/tournament/herding.ts'
import type { Played } from '../../cli/tournament/play.ts'
import { cellOf, ladderOf, type TournamentReport } from '../../cli/tournament/report.ts'
import type { Header } from '../../cli/tournament/results.ts'

/** A report, read directly or computed from the tables that were played. */
export async function readResults(file: string): Promise<TournamentReport> {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.jsonl') ? fromTables(text) : JSON.parse(text)
}

async function fromTables(text: string): Promise<TournamentReport> {
  const lines = text.split('\n')
  // After the last newline there is nothing, or an incomplete line from when it stopped.
  lines.pop()
  const [{ game, seats, seed, milliseconds }, ...tables]: [Header, ...Played[]] = JSON.parse(`[${lines.join()}]`)
  const herding = await herdingOf(game)
  const cells = [...Map.groupBy(tables, ({ lineUp }) => lineUp.join()).values()].map((played) =>
    cellOf(played[0].lineUp, played, herding?.name),
  )
  return { game, title: await titleOf(await gameNamed(game)), seats, seed, milliseconds, cells, ...ladderOf(cells) }
}
