import type { Names, Seat } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import { t } from '../lib/text.ts'
import type { Series } from './series.ts'

interface Props {
  readonly series: readonly Series[]
  readonly names: Names
  readonly at: number
  readonly last: number
  go(n: number): void
}

/** Holdings over time: one chart for each kind, with the current numbers next to it. */
export function Charts({ series, names, at, last, go }: Props) {
  if (series.length === 0) return <p class="hint">{t.value.replay.noCharts}</p>
  return (
    <div class="charts">
      {series.map((each) => (
        <Chart key={each.label} series={each} names={names} at={at} last={last} go={go} />
      ))}
    </div>
  )
}

const WIDTH = 320
const HEIGHT = 120
const LEFT = 30
const RIGHT = 12
const TOP = 8
const BOTTOM = 8

function Chart({ series, names, at, last, go }: Omit<Props, 'series'> & { readonly series: Series }) {
  const { label, icon: Piece, lines, lowest, highest } = series
  const x = (n: number) => LEFT + (n / Math.max(1, last)) * (WIDTH - LEFT - RIGHT)
  const y = (value: number) => HEIGHT - BOTTOM - ((value - lowest) / Math.max(1, highest - lowest)) * (HEIGHT - TOP - BOTTOM)
  const seats = lines.map((_, seat) => seat)
  const values = seats.map((seat) => `${names(seat)} ${lines[seat][at] ?? t.value.replay.unknown}`)

  function jump(event: MouseEvent): void {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect()
    const across = ((event.clientX - box.left) / box.width) * WIDTH
    go(Math.round(((across - LEFT) / (WIDTH - LEFT - RIGHT)) * last))
  }

  return (
    <figure class="chart">
      <figcaption>
        <Piece /> {label}
      </figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a short cut for the hand; the scrubber does the same for everybody */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.value.replay.now(label, values.join(', '))} onClick={jump}>
        {[...new Set([lowest, 0, highest])].map((value) => (
          <g key={value}>
            <path class="chart-grid" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(value)} text-anchor="end" dominant-baseline="middle">
              {value}
            </text>
          </g>
        ))}
        {seats.map((seat) => (
          <path key={seat} class={`chart-line seat-${seat}`} d={pathOf(lines[seat], x, y)} />
        ))}
        <path class="chart-now" d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />
        {seats.map((seat) => (
          <Dot key={seat} seat={seat} value={lines[seat][at]} x={x(at)} y={y} />
        ))}
      </svg>
      <ul class="row chart-values">
        {seats.map((seat) => (
          <li key={seat} class="row">
            <SeatMark seat={seat} size={12} /> {names(seat)} <b class="number">{lines[seat][at] ?? t.value.replay.unknown}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}

interface DotProps {
  readonly seat: Seat
  readonly value: number | undefined
  readonly x: number
  y(value: number): number
}

function Dot({ seat, value, x, y }: DotProps) {
  return value === undefined ? null : <circle class={`chart-dot seat-${seat}`} cx={x} cy={y(value)} r="3.5" />
}

/** Steps, not slopes: a holding keeps its value until something happens. Gaps stay open. */
function pathOf(line: Series['lines'][number], x: (n: number) => number, y: (value: number) => number): string {
  let path = ''
  let before: number | undefined
  for (const [n, value] of line.entries()) {
    if (value !== undefined && value !== before) path += before === undefined ? `M${x(n)} ${y(value)}` : `H${x(n)}V${y(value)}`
    if (value === undefined && before !== undefined) path += `H${x(n)}`
    before = value
  }
  return before === undefined ? path : `${path}H${x(line.length - 1)}`
}
