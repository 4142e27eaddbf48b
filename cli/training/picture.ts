import type { RoundReport } from './train.ts'

const WIDTH = 640
const HEIGHT = 300
const LEFT = 60
const RIGHT = 110
const TOP = 44
const FOOT = 46
const COLOURS = ['a', 'b', 'c', 'd', 'e']
const LINES = 4

/** The loss by round: for each number of players a line for held-out games, and dots for the games learned from. */
export function curves(title: string, bySeats: Readonly<Record<string, readonly RoundReport[]>>): string {
  const all = Object.entries(bySeats).map(([seats, reports]) => ({
    seats,
    // As a share of the loss of somebody who guesses without looking, which is the logarithm of the seats.
    heldOut: reports.map(({ heldOutLoss }) => heldOutLoss / unknown(seats)),
    trainLoss: reports.map(({ trainLoss }) => trainLoss / unknown(seats)),
  }))
  const values = all.flatMap(({ heldOut, trainLoss }) => [...heldOut, ...trainLoss])
  const [low, high] = [Math.min(...values) - 0.02, Math.max(...values) + 0.02]
  const rounds = Math.max(2, ...all.map(({ heldOut }) => heldOut.length))
  const x = (round: number) => round1(LEFT + (round / (rounds - 1)) * (WIDTH - LEFT - RIGHT))
  const y = (value: number) => round1(TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - FOOT))
  const ticks = Array.from({ length: LINES + 1 }, (_, line) => low + (line / LINES) * (high - low)).map(
    (value) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/><text class="small" text-anchor="end" x="${LEFT - 8}" y="${y(value) + 4}">${Math.round(100 * value)} %</text>`,
  )
  const marks = Array.from(
    { length: rounds },
    (_, round) => `<text class="small" text-anchor="middle" x="${x(round)}" y="${HEIGHT - FOOT + 22}">${round}</text>`,
  )
  const lines = all.map(({ seats, heldOut, trainLoss }, index) => {
    const colour = COLOURS[index % COLOURS.length]
    const points = heldOut.map((value, round) => `${x(round)},${y(value)}`).join(' ')
    const dots = trainLoss.map((value, round) => `<circle class="${colour}" cx="${x(round)}" cy="${y(value)}" r="3"/>`).join('')
    const last = heldOut.length - 1
    return `<polyline class="${colour}" points="${points}"/>${dots}<text class="small" x="${x(last) + 10}" y="${y(heldOut[last]) + 4}">${seats} players</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" role="img" aria-label="${title}">
<style>
text { font: 15px system-ui, sans-serif; fill: #222 } .small { font-size: 13px; fill: #555 } .title { font-weight: 600 } .grid { stroke: #ccc }
polyline { fill: none; stroke-width: 2.5 } .a { stroke: #2f6f8f } .b { stroke: #a3541f } .c { stroke: #5c7a29 } .d { stroke: #7a4a9c } .e { stroke: #777 }
circle { fill: none; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) { text { fill: #eee } .small { fill: #bbb } .grid { stroke: #444 } .a { stroke: #7cc4e0 } .b { stroke: #f0a878 } .c { stroke: #b5d67c } .d { stroke: #cda6ea } }
</style>
<text class="title" x="12" y="22">${title}</text>
${[...ticks, ...marks, ...lines].join('\n')}
<text class="small" x="${LEFT}" y="${HEIGHT - 6}">round; line: held-out games, rings: games learned from</text>
</svg>
`
}

function round1(value: number): number {
  return Math.round(value * 10) / 10
}

/** The loss of a guess without looking. A solo player has two outcomes: beating the usual score, and not. */
function unknown(seats: string): number {
  return Math.log(Math.max(2, Number(seats)))
}
