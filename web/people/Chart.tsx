import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { settings } from '../lib/settings.ts'
import { words } from './words.ts'
import './chart.css'

const [LEFT, RIGHT, TOP, BOTTOM] = [52, 16, 12, 26]
const DAY = 86_400_000

export interface Span {
  readonly low: number
  readonly top: number
  /** The values of the grid lines. */
  readonly lines: readonly number[]
}

/** Positions in the picture. */
export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  x(moment: number): number
  /** Values outside the range are drawn at the edge. */
  y(value: number): number
}

interface Props<P> {
  readonly heading: string
  readonly hint: string
  /** Something over time, oldest first. */
  readonly points: readonly P[]
  readonly span: Span
  readonly height: number
  /** A solid grid line. */
  readonly solid?: number
  readonly class: string
  at(point: P): number
  value(point: P): number
  /** A sentence that describes the picture. */
  readonly says: string
  label(point: P): string
  readonly columns: readonly string[]
  cells(point: P): readonly string[]
  draw(frame: Frame): ComponentChildren
  readonly children?: ComponentChildren
}

/** Values over time as a chart or a table. One Tab stop: arrow keys, or a finger, move from game to game. */
export function Chart<P>(props: Props<P>) {
  const [asTable, setAsTable] = useState(false)
  const say = words.value.profile
  return (
    <section class={`card ${props.class}`}>
      <div class="profile-head">
        <h2>{props.heading}</h2>
        <small class="hint">{props.hint}</small>
        {props.points.length > 1 && (
          <button
            type="button"
            class="button small quiet"
            aria-pressed={asTable}
            title={asTable ? say.asPicture : say.asTable}
            onClick={() => setAsTable(!asTable)}
          >
            <Icon name={asTable ? 'chartLine' : 'tableIcon'} size={18} /> <span>{asTable ? say.asPicture : say.asTable}</span>
          </button>
        )}
      </div>
      {props.points.length > 1 && (asTable ? <Table {...props} /> : <Picture {...props} />)}
      {props.children}
    </section>
  )
}

function Picture<P>({ points, span, height, solid, at: momentOf, value, says, label: labelOf, draw }: Props<P>) {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(498)
  const [chosen, setChosen] = useState(points.length - 1)
  useEffect(() => {
    if (frame.current === null) return
    const watcher = new ResizeObserver(([{ contentRect }]) => setWidth(Math.max(240, Math.round(contentRect.width))))
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [])
  const { language } = settings.value
  const number = new Intl.NumberFormat(language)
  const [first, last] = [momentOf(points[0]), momentOf(points[points.length - 1])]
  const x = (moment: number) => LEFT + ((moment - first) / Math.max(1, last - first)) * (width - LEFT - RIGHT)
  const y = (wanted: number) => {
    const within = Math.min(span.top, Math.max(span.low, wanted))
    return TOP + ((span.top - within) / (span.top - span.low)) * (height - TOP - BOTTOM)
  }
  const point = points[Math.min(chosen, points.length - 1)]
  const label = labelOf(point)
  const pointX = x(momentOf(point))
  return (
    <div class="curve" ref={frame}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {span.lines.map((line) => (
          <g key={line}>
            <path d={`M${LEFT} ${y(line)}H${width - RIGHT}`} stroke="var(--line)" stroke-dasharray={line === solid ? undefined : '2 5'} />
            <text class="axis" x={LEFT - 8} y={y(line) + 4} text-anchor="end">
              {number.format(line)}
            </text>
          </g>
        ))}
        {ticksOf(first, last, width, language).map(({ moment, text }) => (
          <text key={moment} class="axis" x={x(moment)} y={height - 6} text-anchor="middle">
            {text}
          </text>
        ))}
        {draw({ left: LEFT, right: width - RIGHT, top: TOP, bottom: height - BOTTOM, x, y })}
        <path d={`M${pointX} ${TOP}V${height - BOTTOM}`} stroke="var(--edge)" />
        <circle class="dot" cx={pointX} cy={y(value(point))} r="6" />
        <g
          transform={`translate(${Math.min(width - RIGHT - 60, Math.max(LEFT + 60, pointX))} ${Math.max(TOP + 14, y(value(point)) - 22)})`}
        >
          <rect class="plate" x="-54" y="-13" width="108" height="26" rx="13" />
          <text class="plate-text" text-anchor="middle" y="5">
            {label}
          </text>
        </g>
      </svg>
      <input
        type="range"
        class="curve-walk"
        min={0}
        max={points.length - 1}
        value={Math.min(chosen, points.length - 1)}
        aria-label={says}
        aria-valuetext={`${dateOf(momentOf(point), language)}: ${label}`}
        onInput={(event) => setChosen(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

function Table<P>({ points, at, columns, cells }: Props<P>) {
  const say = words.value.profile
  const { language } = settings.value
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="curve-table" aria-label={say.asTable} tabIndex={0}>
      <table class="standings">
        <thead>
          <tr>
            {[say.date, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point, index) => (
            <tr key={index}>
              <th scope="row">{dateOf(at(point), language)}</th>
              {cells(point).map((cell, column) => (
                <td key={column} class="number">
                  {cell}
                </td>
              ))}
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

/** A few dates on the axis, as coarse as the span allows. */
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
