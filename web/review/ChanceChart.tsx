import type { Names, Seat } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ClassShape } from './ClassShape.tsx'
import type { Decision, Moment, Review } from './engine.ts'
import { NINE_OF_TEN, percent, spread } from './figures.ts'
import { words } from './words.ts'
import './chance-chart.css'

/** A named part of the game, and the entry it begins with. */
export interface Round {
  readonly n: number
  readonly title: string
}

interface Props {
  readonly review: Review
  /** The number of entries of the whole game: so the chart has its full width from the start. */
  readonly last: number
  readonly rounds: readonly Round[]
  readonly names: Names
  readonly at: Decision | undefined
  /** A description of the chart in words. */
  readonly finding: string
  go(decision: Decision): void
}

const USUAL_WIDTH = 780
const HEIGHT = 144
const LEFT = 30
const RIGHT = 14
const TOP = 20
const BOTTOM = 8
/** Chances begin low with many players, so the upper half is mostly empty until the end: it is cut off if nobody is there for long. */
const USUAL_TOP = 0.5
const LONG = 0.2

/** The win chance of each seat over the game with its 90 % band. One Tab stop; arrow keys move between decisions. */
export function ChanceChart({ review, last, rounds, names, at, finding, go }: Props) {
  const say = words.value.review
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const { moments, decisions, seat: own, seats } = review
  const above = moments.filter((moment) => moment.seats.some(({ value }) => value > USUAL_TOP)).length
  const highest = 1 / seats > 0.4 || above > LONG * moments.length ? 1 : USUAL_TOP
  const x = (n: number) => LEFT + (n / Math.max(1, last)) * (width - LEFT - RIGHT)
  const y = (chance: number) => HEIGHT - BOTTOM - (Math.max(0, Math.min(highest, chance)) / highest) * (HEIGHT - TOP - BOTTOM)
  const order: readonly Seat[] = [...Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own), own]
  const end = moments.at(-1)
  const index = at === undefined ? -1 : decisions.indexOf(at)

  function press(event: KeyboardEvent): void {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: decisions.length - 1 }[event.key]
    if (to === undefined || decisions[to] === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    go(decisions[to])
  }

  function point(event: MouseEvent): void {
    const { left } = (event.currentTarget as Element).getBoundingClientRect()
    const n = ((event.clientX - left - LEFT) / (width - LEFT - RIGHT)) * last
    const nearest = decisions.toSorted((a, b) => Math.abs(a.n - n) - Math.abs(b.n - n))[0]
    if (nearest !== undefined) go(nearest)
  }

  return (
    <div class="rv-chart-box">
      <div
        ref={box}
        class="rv-chart"
        role="slider"
        tabIndex={0}
        aria-label={finding}
        aria-valuemin={Math.min(1, decisions.length)}
        aria-valuemax={decisions.length}
        aria-valuenow={index + 1}
        aria-valuetext={at === undefined ? say.noDecisions : decisionInWords(at, index, decisions.length)}
        onKeyDown={press}
        onClick={point}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {rounds.map(({ n, title }, i) => {
            const to = rounds[i + 1]?.n ?? last
            const wide = x(to) - x(n) > 8 * title.length + 10
            return (
              <g key={n}>
                {i % 2 === 1 && <rect class="rv-round" x={x(n)} y={TOP} width={x(to) - x(n)} height={HEIGHT - TOP - BOTTOM} />}
                <text x={x(n) + 5} y={TOP - 6}>
                  {wide ? title : (/\d+/.exec(title)?.[0] ?? '')}
                </text>
              </g>
            )
          })}
          {[0, highest / 2, highest].map((value) => (
            <g key={value}>
              <path class={value === 0 ? 'rv-zero' : 'rv-grid'} d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
              <text x={LEFT - 6} y={y(value)} text-anchor="end" dominant-baseline="middle">
                {percent(value)}
              </text>
            </g>
          ))}
          {order.map((seat) => (
            <path key={seat} class={`rv-band seat-${seat} ${seat === own ? 'own' : ''}`} d={bandOf(moments, seat, x, y)} />
          ))}
          {order.map((seat) => (
            <path key={seat} class={`rv-line seat-${seat} ${seat === own ? 'own' : ''}`} d={lineOf(moments, seat, x, y)} />
          ))}
          {order.map((seat) => (
            <Marks key={seat} moments={moments} seat={seat} x={x} y={y} />
          ))}
          {at !== undefined && <Cursor decision={at} x={x} y={y} />}
          {decisions.map((decision) => (
            <Dot key={decision.n} decision={decision} x={x(decision.n)} y={y(chanceAfter(moments, decision.n, own))} />
          ))}
          {at !== undefined && <Fall decision={at} from={x(at.n)} below={y(chanceAfter(moments, at.n, own))} right={width - RIGHT} />}
        </svg>
      </div>
      <ul class="rv-legend">
        {order.toReversed().map((seat) => (
          <li key={seat} class={seat === own ? 'own' : ''}>
            <SeatMark seat={seat} size={14} /> {names(seat)}
            <b class="number">{end === undefined ? '' : percent(end.seats[seat].value)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** As wide as its container: labels keep their size. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const watch = new ResizeObserver(() => setWidth(Math.max(200, Math.floor(current.clientWidth))))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return width
}

/** «Decision 11 of 21: blunder, 41 to 25, give or take 4 points.» */
export function decisionInWords({ class: kind, best, cost }: Decision, index: number, all: number): string {
  const say = words.value.review
  const what = say.classes[kind]
  if (kind === 'best' || kind === 'good') return say.decisionGood(index + 1, all, what)
  return say.decisionBad(index + 1, all, what, percent(best.worth.value), percent(best.worth.value - cost.value), spread(cost.error))
}

/** «41 → 25 ± 4» */
export function fallOf({ best, cost }: Decision): string {
  return `${percent(best.worth.value)} → ${percent(best.worth.value - cost.value)} ± ${spread(cost.error)}`
}

type Scale = (value: number) => number

function chanceAfter(moments: readonly Moment[], n: number, seat: Seat): number {
  return (moments.find((moment) => moment.n >= n) ?? moments.at(-1))?.seats[seat].value ?? 0
}

function lineOf(moments: readonly Moment[], seat: Seat, x: Scale, y: Scale): string {
  return moments.map(({ n, seats }, i) => `${i === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${y(seats[seat].value).toFixed(1)}`).join('')
}

function bandOf(moments: readonly Moment[], seat: Seat, x: Scale, y: Scale): string {
  const edge = (by: number) =>
    moments.map(({ n, seats }) => `${x(n).toFixed(1)} ${y(seats[seat].value + by * NINE_OF_TEN * seats[seat].error).toFixed(1)}`)
  return moments.length < 2 ? '' : `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`
}

/** The shape of the seat on its line, three times: colour alone is not enough. */
function Marks({
  moments,
  seat,
  x,
  y,
}: {
  readonly moments: readonly Moment[]
  readonly seat: Seat
  readonly x: Scale
  readonly y: Scale
}) {
  const at = [0.2, 0.5, 0.8].map((part) => moments[Math.floor(part * moments.length)]).filter((moment) => moment !== undefined)
  return (
    <>
      {[...new Set(at)].map(({ n, seats }) => (
        <g key={n} transform={`translate(${x(n) - 6} ${y(seats[seat].value) - 6})`}>
          <SeatMark seat={seat} size={12} />
        </g>
      ))}
    </>
  )
}

function Dot({ decision, x, y }: { readonly decision: Decision; readonly x: number; readonly y: number }) {
  const { class: kind } = decision
  if (kind === 'best' || kind === 'good') return <circle class={`rv-dot class-${kind}`} cx={x} cy={y} r="3" />
  return (
    <g class={`class-mark class-${kind}`} transform={`translate(${x - 8} ${y - 8}) scale(${16 / 24})`}>
      <ClassShape of={kind} />
    </g>
  )
}

interface CursorProps {
  readonly decision: Decision
  readonly x: Scale
  readonly y: Scale
}

function isBad({ class: kind }: Decision): boolean {
  return kind === 'slip' || kind === 'blunder'
}

/** The current decision, and how far it made the chance fall. */
function Cursor({ decision, x, y }: CursorProps) {
  const { n, class: kind, best, cost } = decision
  return (
    <g class={`rv-cursor class-${kind}`}>
      <path d={`M${x(n)} ${TOP - 4}V${HEIGHT - BOTTOM}`} />
      <circle cx={x(n)} cy={TOP - 4} r="5" />
      {isBad(decision) && <path class="rv-fall" d={`M${x(n)} ${y(best.worth.value)}V${y(best.worth.value - cost.value)}`} />}
    </g>
  )
}

interface FallProps {
  readonly decision: Decision
  readonly from: number
  readonly below: number
  /** Where the chart ends. */
  readonly right: number
}

/** The fall in numbers, on top of everything. */
function Fall({ decision, from, below, right }: FallProps) {
  if (!isBad(decision)) return null
  const label = fallOf(decision)
  const left = Math.min(from + 10, right - 9 * label.length)
  const top = Math.min(below + 14, HEIGHT - BOTTOM - 26)
  return (
    <g class={`rv-cursor class-${decision.class}`}>
      <rect class="rv-pill" x={left} y={top} width={8.4 * label.length + 10} height="22" rx="11" />
      <text class="rv-pill-text" x={left + 4.2 * label.length + 5} y={top + 11} text-anchor="middle" dominant-baseline="central">
        {label}
      </text>
    </g>
  )
}
