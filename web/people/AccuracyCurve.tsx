import type { AccuracyLine } from '@fairground/protocol'
import { settings } from '../lib/settings.ts'
import { ClassShape } from '../review/ClassShape.tsx'
import { CLASSES, classShares, running, shownError } from './accuracy.ts'
import { Chart, type Frame, type Span } from './Chart.tsx'
import { words } from './words.ts'

interface Props {
  /** Of one game, latest first. */
  readonly lines: readonly AccuracyLine[]
  readonly title: string
  readonly self: boolean
}

const HEIGHT = 190
const MOST = 100

/** A person's accuracy in reviewed games: one dot per game with its error, and the mean of the last ones. */
export function AccuracyCurve({ lines, title, self }: Props) {
  const say = words.value.profile.accuracy
  const points = running(lines.toReversed())
  const number = new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 0 })
  const [first, last] = [points[0], points.at(-1)]
  // Nothing is shown for others who have no reviews or keep them private.
  if (last === undefined && !self) return null
  return (
    <Chart
      class="profile-accuracy"
      heading={say.title(title)}
      hint={points.length > 1 ? say.dots : ''}
      points={points}
      span={spanOf(points)}
      height={HEIGHT}
      at={({ endedAt }) => endedAt}
      value={({ accuracy }) => accuracy}
      says={last === undefined ? '' : say.says(points.length, Math.round(first.mean), Math.round(last.mean))}
      label={({ accuracy, error }) => `${number.format(accuracy)} ± ${shownError(error)}`}
      columns={[say.share, '±', say.mean]}
      cells={({ accuracy, error, mean }) => [number.format(accuracy), String(shownError(error)), number.format(mean)]}
      draw={(frame) => <Dots points={points} frame={frame} />}
    >
      <Shares lines={lines} />
      <p class="hint profile-pad">
        {last === undefined ? say.none : points.length === 1 ? say.one(number.format(last.accuracy), shownError(last.error)) : ''}{' '}
        {last !== undefined && say.means}
      </p>
    </Chart>
  )
}

/** The share of each class among all choices in these games. */
function Shares({ lines }: { readonly lines: readonly AccuracyLine[] }) {
  const shares = classShares(lines)
  if (shares === undefined) return null
  const say = words.value.profile.accuracy
  return (
    <ul class="class-shares profile-pad" aria-label={say.shares}>
      {CLASSES.map((kind) => (
        <li key={kind}>
          <svg class={`class-mark class-${kind}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <ClassShape of={kind} />
          </svg>
          <b class="number">{shares[kind]} %</b> {say.classes[kind]}
        </li>
      ))}
    </ul>
  )
}

function Dots({ points, frame }: { readonly points: ReturnType<typeof running>; readonly frame: Frame }) {
  const { x, y } = frame
  return (
    <>
      {points.map(({ match, endedAt, accuracy, error }) => (
        <g key={match}>
          <path
            class="whisker"
            d={`M${x(endedAt).toFixed(1)} ${y(accuracy - shownError(error)).toFixed(1)}V${y(accuracy + shownError(error)).toFixed(1)}`}
          />
          <circle class="point" cx={x(endedAt)} cy={y(accuracy)} r="3.5" />
        </g>
      ))}
      <path
        class="mean"
        d={points.map(({ endedAt, mean }, n) => `${n === 0 ? 'M' : 'L'}${x(endedAt).toFixed(1)} ${y(mean).toFixed(1)}`).join('')}
      />
    </>
  )
}

/** The range in tens that contains all dots. */
function spanOf(points: ReturnType<typeof running>): Span {
  const low = Math.max(0, Math.floor((Math.min(...points.map(({ accuracy }) => accuracy), 90) - 5) / 10) * 10)
  const step = MOST - low > 60 ? 20 : 10
  const lines: number[] = []
  for (let value = MOST; value >= low; value -= step) lines.push(value)
  return { low, top: MOST, lines }
}
