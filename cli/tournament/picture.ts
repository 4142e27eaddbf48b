import type { Rating } from './ratings.ts'

const WIDTH = 640
const LEFT = 130
const RIGHT = 60
const ROW = 26
const HEAD = 30
const TOP = 40
const TICKS = [50, 100, 200, 250, 500, 1000, 2000, 5000]
const MOST_TICKS = 7

/** The ratings of contestants who met, under a heading. */
export interface Ladder {
  readonly label: string
  readonly ratings: readonly Rating[]
}

/** Ladders on one scale: a dot for each contestant with its 95 % interval, the strongest on top. It has light and dark colours. */
export function picture(title: string, ladders: readonly Ladder[]): string {
  const all = ladders.flatMap(({ ratings }) => ratings)
  const low = Math.min(0, ...all.map(({ interval }) => interval[0]))
  const high = Math.max(1, ...all.map(({ interval }) => interval[1]))
  const x = (rating: number) => Math.round((LEFT + ((rating - low) / (high - low)) * (WIDTH - LEFT - RIGHT)) * 10) / 10
  const step = TICKS.find((each) => (high - low) / each <= MOST_TICKS) ?? TICKS[TICKS.length - 1]
  const drawn: string[] = []
  let y = TOP
  for (const { label, ratings } of ladders) {
    drawn.push(`<text class="label" x="12" y="${y + 18}">${escaped(label)}</text>`)
    y += HEAD
    for (const { bot, rating, interval } of ratings) {
      drawn.push(rung(bot, rating, x(rating), interval.map(x), y + ROW / 2))
      y += ROW
    }
  }
  const ticks: string[] = []
  for (let at = Math.ceil(low / step) * step; at <= high; at += step)
    ticks.push(
      `<line class="grid" x1="${x(at)}" y1="${TOP}" x2="${x(at)}" y2="${y}"/><text class="small" text-anchor="middle" x="${x(at)}" y="${y + 18}">${at}</text>`,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 30}" width="${WIDTH}" role="img" aria-label="${escaped(title)}">
<style>
text { font: 15px system-ui, sans-serif; fill: #222 } .small { font-size: 13px; fill: #555 } .title, .label { font-weight: 600 }
.grid { stroke: #ccc } .range { stroke: #2f6f8f; stroke-width: 3; stroke-linecap: round } circle { fill: #2f6f8f }
@media (prefers-color-scheme: dark) { text { fill: #eee } .small { fill: #bbb } .grid { stroke: #444 } .range { stroke: #7cc4e0 } circle { fill: #7cc4e0 } }
</style>
<text class="title" x="12" y="22">${escaped(title)}</text>
${[...ticks, ...drawn].join('\n')}
</svg>
`
}

function rung(bot: string, rating: number, at: number, [from, to]: readonly number[], y: number): string {
  return [
    `<text text-anchor="end" x="${LEFT - 12}" y="${y + 5}">${escaped(bot)}</text>`,
    `<line class="range" x1="${from}" y1="${y}" x2="${to}" y2="${y}"/>`,
    `<circle cx="${at}" cy="${y}" r="5"/>`,
    `<text class="small" x="${to + 10}" y="${y + 5}">${Math.round(rating)}</text>`,
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
