import type { Names, Viewer } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import { t } from '../lib/text.ts'
import type { MatchPart } from './match-parts.ts'
import { figure, words } from './words.ts'

interface Props {
  readonly title: string
  readonly opening: readonly number[]
  readonly stretches: readonly MatchPart[]
  readonly names: Names
  readonly own: Viewer
  /** The part that decided the game. */
  readonly turning: number | undefined
}

/** A lowest score so close below 0 has no figure of its own: the two would overlap. */
const CLOSE = 0.1
/** The distance between two names at the right edge, in percent of the height. */
const APART = 9

/** Everybody's score over the match: one line per seat with its mark at every round. Labels are outside the drawing and keep their size. */
export function Curve({ title, opening, stretches, names, own, turning }: Props) {
  const columns = [opening, ...stretches.map(({ scores }) => scores)]
  const all = columns.flat()
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)]
  const x = (column: number) => (100 * column) / (columns.length - 1)
  const y = (score: number) => 100 - (100 * (score - lowest)) / (highest - lowest)
  const seats = opening.map((_, seat) => seat)
  const said = seats.map((seat) => words.value.says(names(seat), columns.map((column) => column[seat]).join(', ')))
  const ends = spread(seats.map((seat) => ({ seat, at: y(columns[columns.length - 1][seat]) })))
  const step = Math.ceil(stretches.length / 12)
  return (
    <figure class="end-box score-curve">
      <figcaption>{title}</figcaption>
      <div class={`curve-plot ${stretches.length > 9 ? 'many' : ''}`} role="img" aria-label={`${title}. ${said.join('; ')}`}>
        {[...new Set([-lowest < CLOSE * (highest - lowest) ? 0 : lowest, 0, highest])].map((value) => (
          <span key={value} class="curve-tick number" style={{ top: `${y(value)}%` }}>
            {figure(value)}
          </span>
        ))}
        {turning !== undefined && <span class="curve-turn" style={{ left: `${x(turning)}%`, width: `${x(1)}%` }} />}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="curve-zero" d={`M0 ${y(0)}H100`} />
          {seats.map((seat) => (
            <path
              key={seat}
              class={`curve-line seat-${seat % 6} ${seat === own ? 'own' : ''}`}
              d={`M${columns.map((column, n) => `${x(n)} ${y(column[seat])}`).join('L')}`}
            />
          ))}
        </svg>
        {columns.flatMap((column, n) =>
          n === 0
            ? []
            : seats.map((seat) => (
                <span key={`${n} ${seat}`} class="curve-mark" style={{ left: `${x(n)}%`, top: `${y(column[seat])}%` }}>
                  <SeatMark seat={seat} size={10} />
                </span>
              )),
        )}
        {stretches.map((part, index) =>
          (index + 1) % step === 0 || index === stretches.length - 1 ? (
            <span
              key={part.from}
              class={`curve-round number ${(stretches.length - 1 - index) % 2 === 1 ? 'between' : ''}`}
              style={{ left: `${x(index + 1)}%` }}
            >
              {index + 1}
            </span>
          ) : null,
        )}
        {ends.map(({ seat, at }) => (
          <span key={seat} class={`curve-name ${seat === own ? 'own' : ''}`} style={{ top: `${at}%` }}>
            <SeatMark seat={seat} size={12} /> <span>{seat === own ? t.value.table.youShort : names(seat)}</span>{' '}
            <b class="number">{figure(columns[columns.length - 1][seat])}</b>
          </span>
        ))}
      </div>
    </figure>
  )
}

interface Place {
  readonly seat: number
  readonly at: number
}

/** Names that would overlap are moved apart, in their order; if one would cross the lower edge, all move up. */
function spread(ends: readonly Place[]): readonly Place[] {
  let above = Number.NEGATIVE_INFINITY
  const down = ends
    .toSorted((a, b) => a.at - b.at)
    .map(({ seat, at }) => {
      above = Math.max(at, above + APART)
      return { seat, at: above }
    })
  let below = 100 + APART
  return down.toReversed().map(({ seat, at }) => {
    below = Math.min(at, below - APART)
    return { seat, at: below }
  })
}
