import { NINE_OF_TEN } from './figures.ts'
import './worth-bar.css'

interface Props {
  readonly worth: number
  /** Its standard error, or the bounds of its 90 % interval. */
  readonly error?: number
  readonly bounds?: readonly [number, number]
  /** Right end of the bar. */
  readonly most: number
  /** The fair share: 1 divided by the number of players. */
  readonly fair: number
  readonly tone?: 'best' | 'other' | 'good' | 'bad'
}

/** A chance as a bar with its error as a whisker, and a dotted mark at the fair share. The numbers are next to it. */
export function WorthBar({ worth, error = 0, bounds, most, fair, tone = 'other' }: Props) {
  const across = (value: number) => `${100 * Math.max(0, Math.min(1, value / most))}%`
  const [low, high] = bounds ?? [worth - NINE_OF_TEN * error, worth + NINE_OF_TEN * error]
  return (
    <span class={`worth-bar ${tone}`} aria-hidden="true">
      <span class="worth-fill" style={{ width: across(worth) }} />
      <span class="worth-fair" style={{ left: across(fair) }} />
      <span class="worth-whisker" style={{ left: across(low), right: `calc(100% - ${across(high)})` }} />
    </span>
  )
}
