import type { Rating } from './ratings.ts'

const WIDTH = 640
const LEFT = 130
const RIGHT = 60
const ROW = 34
const TOP = 44
const TICKS = [50, 100, 200, 250, 500, 1000, 2000, 5000]
const MOST_TICKS = 7

/** The ladder: a dot a contestant, strongest on top, with its 95 % interval. It follows the reader's light or dark. */
export function picture(title: string, ladder: readonly Rating[]): string {
  const low = Math.min(0, ...ladder.map(({ interval }) => interval[0]))
  const high = Math.max(1, ...ladder.map(({ interval }) => interval[1]))
  const x = (rating: number) => Math.round((LEFT + ((rating - low) / (high - low)) * (WIDTH - LEFT - RIGHT)) * 10) / 10
  const step = TICKS.find((each) => (high - low) / each <= MOST_TICKS) ?? TICKS[TICKS.length - 1]
  const bottom = TOP + ladder.length * ROW
  const ticks: string[] = []
  for (let at = Math.ceil(low / step) * step; at <= high; at += step)
    ticks.push(
      `<line class="grid" x1="${x(at)}" y1="${TOP - 8}" x2="${x(at)}" y2="${bottom}"/><text class="small" text-anchor="middle" x="${x(at)}" y="${bottom + 16}">${at}</text>`,
    )
  const rows = ladder.map(({ bot, rating, interval: [from, to] }, index) => {
    const y = TOP + (index + 0.5) * ROW
    return [
      `<text text-anchor="end" x="${LEFT - 12}" y="${y + 5}">${escaped(bot)}</text>`,
      `<line class="range" x1="${x(from)}" y1="${y}" x2="${x(to)}" y2="${y}"/>`,
      `<circle cx="${x(rating)}" cy="${y}" r="6"/>`,
      `<text class="small" x="${x(to) + 10}" y="${y + 5}">${Math.round(rating)}</text>`,
    ].join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 28}" width="${WIDTH}" role="img" aria-label="${escaped(title)}">
<style>
text { font: 15px system-ui, sans-serif; fill: #222 } .small { font-size: 13px; fill: #555 } .title { font-weight: 600 }
.grid { stroke: #ccc } .range { stroke: #2f6f8f; stroke-width: 3; stroke-linecap: round } circle { fill: #2f6f8f }
@media (prefers-color-scheme: dark) { text { fill: #eee } .small { fill: #bbb } .grid { stroke: #444 } .range { stroke: #7cc4e0 } circle { fill: #7cc4e0 } }
</style>
<text class="title" x="12" y="22">${escaped(title)}</text>
${[...ticks, ...rows].join('\n')}
</svg>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
