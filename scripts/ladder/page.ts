import { percent } from '../../cli/numbers.ts'
import { type Cell, shortened, type TournamentReport } from '../../cli/tournament/report.ts'

const BEGIN = '<!-- Written by scripts/ladder.ts from docs/bots/*.json; change those. -->'
const END = '<!-- Here it ends. -->'

/** The page with its ladders; everything else stays as it is. */
export function withSection(page: string, ladders: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (from < 0 || to < from) throw new Error('the page has no place for the ladders')
  return `${page.slice(0, from)}${BEGIN}\n\n${ladders}\n${page.slice(to)}`
}

/** All results of one game: a picture, and a table for each number of players. */
export function section(reports: readonly TournamentReport[]): string {
  const [{ game, title }] = reports
  const rated = reports.some(({ ratings }) => ratings.length > 0)
  return [
    `### ${title}`,
    '',
    ...(rated ? [`![${title}: ratings of the levels](bots/${game}.svg)`, ''] : []),
    ...reports.flatMap((report) => [...tableOf(report), '']),
  ].join('\n')
}

function tableOf(report: TournamentReport): readonly string[] {
  const { seats, cells } = report
  const herding = cells.find((cell) => cell.herding !== undefined)?.herding?.name
  const heads = seats === 1 ? ['alone', 'tables', 'mean score', 'ms a decision'] : headsOf(seats, herding)
  const align = heads.map((_, column) => (column === 0 ? '---' : '---:'))
  const rows = cells.map((cell) => (seats === 1 ? alone(cell) : together(cell, herding)))
  return [heads, align, ...rows].map((row) => `| ${row.join(' | ')} |`).concat('', `\`${commandOf(report)}\``)
}

function headsOf(seats: number, herding: string | undefined): readonly string[] {
  return [`${seats} players`, 'tables', 'wins of the first (95 %)', 'chance', 'ms a decision', ...(herding === undefined ? [] : [herding])]
}

function alone({ lineUp, tables, standings: [{ score, scoreInterval, milliseconds }] }: Cell): readonly string[] {
  const [low, high] = scoreInterval
  return [lineUp[0], String(tables), `**${score.toFixed(0)}** (${low.toFixed(0)} – ${high.toFixed(0)})`, timeOf(milliseconds)]
}

function together({ lineUp, tables, standings, herding }: Cell, herdingName: string | undefined): readonly string[] {
  const [{ winShare, winInterval, chance, milliseconds }] = standings
  const [low, high] = winInterval
  return [
    shortened(lineUp),
    String(tables),
    `**${percent(winShare)}** (${percent(low)} – ${percent(high)})`,
    percent(chance),
    timeOf(milliseconds),
    ...(herdingName === undefined ? [] : [herding === undefined ? '' : percent(herding.share)]),
  ]
}

function commandOf({ game, seats, seed, milliseconds, cells }: TournamentReport): string {
  const bots = [...new Set(cells.flatMap(({ lineUp }) => lineUp))]
  // The first tables are the same however many follow: so every command replays them, and some go further.
  const tables = Math.max(...cells.map((cell) => cell.tables))
  const time = milliseconds === undefined ? '' : ` --milliseconds ${milliseconds}`
  return `npx fairground tournament ${game} --bots ${bots.join()} --seats ${seats} --tables ${tables} --seed ${seed}${time}`
}

function timeOf(milliseconds: number): string {
  return milliseconds < 1 ? milliseconds.toFixed(2) : milliseconds.toFixed(0)
}
