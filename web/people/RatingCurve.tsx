import { type PublicProfile, type RatingPoint, seasonBounds, seasonOf } from '@fairground/protocol'
import { get } from '../lib/api.ts'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { Chart, type Frame, type Span } from './Chart.tsx'
import { seasonName, words } from './words.ts'

interface Props {
  readonly person: string
  readonly game: string
  readonly seats: number
  readonly title: string
  readonly ribbons: PublicProfile['ribbons']
}

const HEIGHT = 268
const NEWCOMER = 1500
const PROVISIONAL = 100
/** A season of so many pixels has its name; it may begin left of the column. */
const LABELLED = 40

/** A rating over time with its uncertainty: a 68 % band, dashed while it is provisional. */
export function RatingCurve({ person, game, seats, title, ribbons }: Props) {
  const loaded = useLoaded(
    async () => (await get<{ points: readonly RatingPoint[] }>(`/api/people/${person}/rating-history/${game}/${seats}`)).points,
    `${person} ${game} ${seats}`,
  )
  const points = loaded.state === 'there' ? loaded.value : []
  const say = words.value.profile
  const number = new Intl.NumberFormat(settings.value.language)
  const last = points.at(-1)
  return (
    <Chart
      key={`${game} ${seats}`}
      class="profile-curve"
      heading={say.curve(title)}
      hint={points.length > 1 ? say.band : ''}
      points={points}
      span={spanOf(points)}
      height={HEIGHT}
      solid={NEWCOMER}
      at={({ at }) => at}
      value={({ rating }) => rating}
      says={last === undefined ? '' : say.curveSays(points[0].rating, last.rating, last.deviation ?? 0)}
      label={({ rating, deviation }) => `${number.format(rating)}${deviation === undefined ? '' : ` ± ${deviation}`}`}
      columns={[say.rating, say.deviation]}
      cells={({ rating, deviation }) => [String(rating), String(deviation ?? '–')]}
      draw={(frame) => (
        <>
          <Season points={points} frame={frame} />
          <Line points={points} frame={frame} />
          <Cups
            points={points}
            frame={frame}
            ribbons={ribbons.filter((each) => 'seats' in each && each.game === game && each.seats === seats)}
          />
        </>
      )}
    >
      {loaded.state === 'there' && points.length < 2 && <p class="hint profile-pad">{say.noCurve}</p>}
    </Chart>
  )
}

function Line({ points, frame }: { readonly points: readonly RatingPoint[]; readonly frame: Frame }) {
  const { x, y, left, top } = frame
  const sure = points.findIndex(({ deviation = 0 }) => deviation <= PROVISIONAL)
  const turn = sure < 0 ? points.length - 1 : sure
  const line = (some: readonly RatingPoint[]) =>
    some.map((point, n) => `${n === 0 ? 'M' : 'L'}${x(point.at).toFixed(1)} ${y(point.rating).toFixed(1)}`).join('')
  const known = points.filter((point): point is Required<RatingPoint> => point.deviation !== undefined)
  return (
    <>
      <path class="band" d={known.length < 2 ? '' : bandOf(known, frame)} />
      <path class="provisional" d={line(points.slice(0, turn + 1))} />
      <path class="sure" d={line(points.slice(turn))} />
      {turn > 0 && (
        <text class="axis" x={left + 6} y={top + 12}>
          {words.value.profile.provisional}
        </text>
      )}
    </>
  )
}

/** The season of the last game as a column behind the curve, unless it is all there is. */
function Season({ points, frame }: { readonly points: readonly RatingPoint[]; readonly frame: Frame }) {
  const season = seasonOf(points[points.length - 1].at)
  const [from] = seasonBounds(season)
  if (from <= points[0].at) return null
  const { x, top, right, bottom } = frame
  const width = right - x(from)
  return (
    <>
      <rect class="season" x={x(from)} y={top} width={width} height={bottom - top} />
      {width > LABELLED && (
        <text class="axis" x={right - 6} y={bottom - 8} text-anchor="end">
          {seasonName(season)}
        </text>
      )}
    </>
  )
}

interface CupsProps {
  readonly points: readonly RatingPoint[]
  readonly frame: Frame
  readonly ribbons: PublicProfile['ribbons']
}

/** Where a tournament was won, with the place; the list of ribbons says which one. */
function Cups({ points, frame, ribbons }: CupsProps) {
  return (
    <>
      {ribbons.map((ribbon) => {
        const point = points.findLast(({ at }) => at <= ribbon.at)
        if (ribbon.kind !== 'tournament' || point === undefined) return null
        return (
          <g key={ribbon.id} class={`cup place-${ribbon.place}`} transform={`translate(${frame.x(point.at)} ${frame.y(point.rating)})`}>
            <circle r="9" />
            <text text-anchor="middle" y="4.5">
              {ribbon.place}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** The range in hundreds that contains the band, and its grid lines: at most six. */
function spanOf(points: readonly RatingPoint[]): Span {
  const low = Math.floor((Math.min(...points.map(({ rating, deviation = 0 }) => rating - Math.min(deviation, 200))) - 20) / 100) * 100
  const top = Math.ceil((Math.max(...points.map(({ rating, deviation = 0 }) => rating + Math.min(deviation, 200))) + 20) / 100) * 100
  const step = 100 * Math.ceil((top - low) / 600)
  const lines: number[] = []
  for (let rating = low; rating <= top; rating += step) lines.push(rating)
  return { low, top, lines }
}

function bandOf(points: readonly Required<RatingPoint>[], { x, y }: Frame): string {
  const at = (point: RatingPoint, rating: number) => `${x(point.at).toFixed(1)} ${y(rating).toFixed(1)}`
  const upper = points.map((point) => at(point, point.rating + point.deviation))
  const lower = points.toReversed().map((point) => at(point, point.rating - point.deviation))
  return `M${[...upper, ...lower].join('L')}Z`
}
