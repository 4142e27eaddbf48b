import { grouped, percent } from '../numbers.ts'
import { table } from '../table.ts'
import type { LineUp } from './line-ups.ts'
import type { Played } from './play.ts'
import { type Rating, ratings } from './ratings.ts'
import { type Interval, mean, meanInterval, shareInterval } from './statistics.ts'

/** The results of one contestant in a line-up, all its copies together. */
export interface ContestantResult {
  readonly bot: string
  readonly copies: number
  /** Its share of the seats: the wins to be expected if all were equally strong. */
  readonly chance: number
  /** Its share of the wins; a shared win is split. */
  readonly winShare: number
  readonly winInterval: Interval
  readonly score: number
  readonly scoreInterval: Interval
  /** Mean CPU time per decision. */
  readonly milliseconds: number
}

export interface Cell {
  readonly lineUp: LineUp
  readonly tables: number
  readonly standings: readonly ContestantResult[]
  /** How often each ranking occurred, by place in the line-up; copies are in the order of their places. Ratings are computed from these. */
  readonly rankings: readonly { readonly places: readonly number[]; readonly times: number }[]
  /** The share of positions in which the rivals followed the herd, of those that can tell. */
  readonly herding?: { readonly name: string; readonly share: number; readonly moments: number }
}

export interface TournamentReport {
  readonly game: string
  readonly title: string
  readonly seats: number
  readonly seed: string
  readonly milliseconds?: number | undefined
  readonly cells: readonly Cell[]
  /** The contestant with rating 0. */
  readonly anchor: string
  readonly ratings: readonly Rating[]
}

const ANCHOR = 'random'

export function cellOf(lineUp: LineUp, tables: readonly Played[], herdingName: string | undefined): Cell {
  const [herded, moments] = [0, 1].map((at) => tables.reduce((sum, { herded: counted }) => sum + (counted?.[at] ?? 0), 0))
  return {
    lineUp,
    tables: tables.length,
    standings: [...new Set(lineUp)].map((bot) => standingOf(bot, lineUp, tables)),
    rankings: rankingsOf(lineUp, tables),
    ...(herdingName !== undefined && moments > 0 && { herding: { name: herdingName, share: herded / moments, moments } }),
  }
}

function standingOf(bot: string, lineUp: LineUp, tables: readonly Played[]): ContestantResult {
  const places = lineUp.flatMap((other, place) => (other === bot ? [place] : []))
  const sum = (list: readonly number[]) => places.reduce((total, place) => total + list[place], 0)
  const wins = byDeal(tables, (each) => sum(winsOf(each.places)))
  const scores = byDeal(tables, ({ scores: all }) => sum(all) / places.length)
  const spent = tables.reduce((total, { cpu }) => total + sum(cpu), 0)
  const decisions = tables.reduce((total, each) => total + sum(each.decisions), 0)
  return {
    bot,
    copies: places.length,
    chance: places.length / lineUp.length,
    winShare: mean(wins.flat()),
    winInterval: shareInterval(wins),
    score: mean(scores.flat()),
    scoreInterval: meanInterval(scores),
    milliseconds: spent / Math.max(1, decisions),
  }
}

function rankingsOf(lineUp: LineUp, tables: readonly Played[]): Cell['rankings'] {
  const counts = new Map<string, { readonly places: readonly number[]; times: number }>()
  for (const { places } of tables) {
    const sorted = new Map([...new Set(lineUp)].map((bot) => [bot, places.filter((_, at) => lineUp[at] === bot).sort((a, b) => b - a)]))
    const ordered = lineUp.map((bot) => sorted.get(bot)?.pop() ?? 0)
    const seen = counts.get(ordered.join()) ?? { places: ordered, times: 0 }
    seen.times++
    counts.set(ordered.join(), seen)
  }
  return [...counts.values()].sort((a, b) => b.times - a.times)
}

function winsOf(places: readonly number[]): readonly number[] {
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}

function byDeal(tables: readonly Played[], value: (table: Played) => number): readonly (readonly number[])[] {
  const deals = new Map<number, number[]>()
  for (const each of tables) deals.set(each.deal, [...(deals.get(each.deal) ?? []), value(each)])
  return [...deals.values()]
}

/** Everybody connected to this contestant by a chain of meetings. */
function metBy(somebody: string, cells: readonly Cell[]): ReadonlySet<string> {
  const met = new Set([somebody])
  for (let before = 0; before < met.size; ) {
    before = met.size
    for (const { lineUp } of cells) if (lineUp.some((bot) => met.has(bot))) for (const bot of lineUp) met.add(bot)
  }
  return met
}

/** `random` has rating 0; where it does not play, the contestant named first. */
export function ladderOf(cells: readonly Cell[]): Pick<TournamentReport, 'anchor' | 'ratings'> {
  const bots = [...new Set(cells.flatMap(({ lineUp }) => lineUp))]
  const anchor = bots.includes(ANCHOR) ? ANCHOR : bots[0]
  // In solo games nobody is ranked, and a bot without a chain of meetings to the anchor cannot be compared with it.
  const placed = metBy(anchor, cells)
  const tables = cells.filter(({ lineUp }) => lineUp.length > 1 && placed.has(lineUp[0]))
  return {
    anchor,
    ratings: ratings(
      tables.flatMap(({ lineUp, rankings }) => rankings.map((each) => ({ lineUp, ...each }))),
      anchor,
    ),
  }
}

export function inWords({ title, seats, seed, milliseconds, cells, anchor, ratings: ladder }: TournamentReport): string {
  const parts = [
    `${title}, ${seats} ${seats === 1 ? 'player' : 'players'}, seed ${seed}${milliseconds === undefined ? '' : `, ${milliseconds} ms a decision`}`,
    table(
      [
        ['line-up', 'tables', 'bot', 'wins', '95 %', 'chance', 'score', '95 %', 'ms'],
        ...cells.flatMap(({ lineUp, tables, standings }) =>
          standings.map((standing, index) => [
            index === 0 ? shortened(lineUp) : '',
            index === 0 ? grouped(tables) : '',
            standing.bot,
            percent(standing.winShare),
            range(standing.winInterval, percent),
            percent(standing.chance),
            standing.score.toFixed(1),
            range(standing.scoreInterval, (score) => score.toFixed(1)),
            standing.milliseconds.toFixed(2),
          ]),
        ),
      ],
      { align: 'lrlrrrrrr' },
    ),
  ]
  const herded = cells.flatMap(({ lineUp, herding }) =>
    herding === undefined ? [] : [[shortened(lineUp), percent(herding.share), herding.name]],
  )
  if (herded.length > 0) parts.push(table(herded, { align: 'lrl' }))
  if (ladder.length > 0)
    parts.push(
      table(
        [
          ['rating', '', '95 %'],
          ...ladder.map(({ bot, rating, interval }) => [bot, grouped(rating), bot === anchor ? 'fixed' : range(interval, grouped)]),
        ],
        { align: 'lrr' },
      ),
    )
  return parts.join('\n\n')
}

function range([low, high]: Interval, how: (value: number) => string): string {
  return `${how(low)} – ${how(high)}`
}

/** merchant + 3 trader */
export function shortened(lineUp: LineUp): string {
  return [...new Set(lineUp)]
    .map((bot) => {
      const copies = lineUp.filter((other) => other === bot).length
      return copies === 1 ? bot : `${copies} ${bot}`
    })
    .join(' + ')
}
