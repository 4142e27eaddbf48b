import type { CurvePoint } from '@fairground/protocol'
import { useEffect, useRef, useState } from 'preact/hooks'
import { get } from '../lib/api.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { words } from './words.ts'

interface Props {
  readonly person: string
  readonly game: string
  readonly seats: number
  readonly title: string
}

const HEIGHT = 268
const [LEFT, RIGHT, TOP, BOTTOM] = [52, 16, 12, 26]
const PROVISIONAL = 100
const DAY = 86_400_000

/** A rating over time with how sure it was: a band of two chances in three, dashed while it is provisional. */
export function RatingCurve({ person, game, seats, title }: Props) {
  const loaded = useLoaded(
    async () => (await get<{ points: readonly CurvePoint[] }>(`/api/people/${person}/curve/${game}/${seats}`)).points,
    `${person} ${game} ${seats}`,
  )
  const [asTable, setAsTable] = useState(false)
  const points = loaded.state === 'there' ? loaded.value : []
  const say = words.value.profile
  return (
    <section class="card profile-curve">
      <div class="profile-head">
        <h2>{say.curve(title)}</h2>
        <small class="hint">{say.band}</small>
        {points.length > 1 && (
          <button type="button" class="button small quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            <Icon name={asTable ? 'history' : 'list'} size={16} /> {asTable ? say.asPicture : say.asTable}
          </button>
        )}
      </div>
      {loaded.state === 'there' && points.length < 2 && <p class="hint profile-pad">{say.noCurve}</p>}
      {points.length > 1 && (asTable ? <Table points={points} /> : <Picture points={points} />)}
    </section>
  )
}

function Picture({ points }: { readonly points: readonly CurvePoint[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(498)
  const [at, setAt] = useState(points.length - 1)
  useEffect(() => {
    if (frame.current === null) return
    const watcher = new ResizeObserver(([{ contentRect }]) => setWidth(Math.max(240, Math.round(contentRect.width))))
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [])
  const say = words.value.profile
  const { language } = settings.value
  const number = new Intl.NumberFormat(language)
  const span = spanOf(points)
  const [first, last] = [points[0], points[points.length - 1]]
  const x = (moment: number) => LEFT + ((moment - first.at) / Math.max(1, last.at - first.at)) * (width - LEFT - RIGHT)
  const y = (rating: number) => TOP + ((span.top - rating) / (span.top - span.low)) * (HEIGHT - TOP - BOTTOM)
  const sure = points.findIndex(({ deviation = 0 }) => deviation <= PROVISIONAL)
  const turn = sure < 0 ? points.length - 1 : sure
  const line = (some: readonly CurvePoint[]) =>
    some.map((point, n) => `${n === 0 ? 'M' : 'L'}${x(point.at).toFixed(1)} ${y(point.rating).toFixed(1)}`).join('')
  const known = points.filter((point): point is Required<CurvePoint> => point.deviation !== undefined)
  const band = known.length < 2 ? '' : bandOf(known, x, y)
  const point = points[Math.min(at, points.length - 1)]
  const label = `${number.format(point.rating)}${point.deviation === undefined ? '' : ` ± ${point.deviation}`}`
  const labelAt = Math.min(width - RIGHT - 60, Math.max(LEFT + 60, x(point.at)))
  return (
    <div class="curve" ref={frame}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {span.lines.map((rating) => (
          <g key={rating}>
            <path
              d={`M${LEFT} ${y(rating)}H${width - RIGHT}`}
              stroke="var(--line)"
              stroke-dasharray={rating === 1500 ? undefined : '2 5'}
            />
            <text class="axis" x={LEFT - 8} y={y(rating) + 4} text-anchor="end">
              {number.format(rating)}
            </text>
          </g>
        ))}
        {ticksOf(first.at, last.at, width, language).map(({ moment, text }) => (
          <text key={moment} class="axis" x={x(moment)} y={HEIGHT - 6} text-anchor="middle">
            {text}
          </text>
        ))}
        <path class="band" d={band} />
        <path class="provisional" d={line(points.slice(0, turn + 1))} />
        <path class="sure" d={line(points.slice(turn))} />
        {turn > 0 && (
          <text class="axis" x={LEFT + 6} y={TOP + 12}>
            {say.provisional}
          </text>
        )}
        <path d={`M${x(point.at)} ${TOP}V${HEIGHT - BOTTOM}`} stroke="var(--edge)" />
        <circle class="dot" cx={x(point.at)} cy={y(point.rating)} r="6" />
        <g transform={`translate(${labelAt} ${Math.max(TOP + 14, y(point.rating) - 22)})`}>
          <rect class="plate" x="-54" y="-13" width="108" height="26" rx="13" />
          <text class="plate-text" text-anchor="middle" y="5">
            {label}
          </text>
        </g>
      </svg>
      {/* One stop for the whole picture: arrows walk from game to game, and a finger does, too. */}
      <input
        type="range"
        class="curve-walk"
        min={0}
        max={points.length - 1}
        value={Math.min(at, points.length - 1)}
        aria-label={say.curveSays(first.rating, last.rating, last.deviation ?? 0)}
        aria-valuetext={`${dateOf(point.at, language)}: ${label}`}
        onInput={(event) => setAt(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

function Table({ points }: { readonly points: readonly CurvePoint[] }) {
  const say = words.value.profile
  const { language } = settings.value
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="curve-table" aria-label={say.asTable} tabIndex={0}>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">{say.date}</th>
            <th scope="col">{say.rating}</th>
            <th scope="col">{say.deviation}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ at, rating, deviation }) => (
            <tr key={at}>
              <th scope="row">{dateOf(at, language)}</th>
              <td class="number">{rating}</td>
              <td class="number">{deviation ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function dateOf(at: number, language: string): string {
  return new Date(at).toLocaleDateString(language, { dateStyle: 'medium' })
}

/** Hundreds that hold the band, and the lines to draw at them: at most six. */
function spanOf(points: readonly CurvePoint[]) {
  const low = Math.floor((Math.min(...points.map(({ rating, deviation = 0 }) => rating - Math.min(deviation, 200))) - 20) / 100) * 100
  const top = Math.ceil((Math.max(...points.map(({ rating, deviation = 0 }) => rating + Math.min(deviation, 200))) + 20) / 100) * 100
  const step = 100 * Math.ceil((top - low) / 600)
  const lines: number[] = []
  for (let rating = low; rating <= top; rating += step) lines.push(rating)
  return { low, top, lines }
}

function bandOf(points: readonly Required<CurvePoint>[], x: (at: number) => number, y: (rating: number) => number): string {
  // What is wider than the picture is cut at its edge.
  const edge = (rating: number) => Math.min(HEIGHT - BOTTOM, Math.max(TOP, y(rating))).toFixed(1)
  const upper = points.map((point) => `${x(point.at).toFixed(1)} ${edge(point.rating + point.deviation)}`)
  const lower = points.toReversed().map((point) => `${x(point.at).toFixed(1)} ${edge(point.rating - point.deviation)}`)
  return `M${[...upper, ...lower].join('L')}Z`
}

/** A few moments on the axis, in words as coarse as the span allows. */
function ticksOf(from: number, until: number, width: number, language: string) {
  const count = Math.max(2, Math.min(6, Math.floor(width / 110)))
  const days = (until - from) / DAY
  const format: Intl.DateTimeFormatOptions =
    days < 2
      ? { hour: 'numeric', minute: '2-digit' }
      : days < 120
        ? { day: 'numeric', month: 'short' }
        : { month: 'short', year: '2-digit' }
  return Array.from({ length: count }, (_, n) => {
    const moment = from + ((n + 0.5) / count) * (until - from)
    return { moment, text: new Date(moment).toLocaleString(language, format) }
  })
}
