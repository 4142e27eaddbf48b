import type { Estimate, Ladder } from './engine.ts'
import { NINE_OF_TEN, percent, spread } from './figures.ts'
import { words } from './words.ts'

/** From the fair share to the result: each rung begins where the last one ended, and together they add up to the result. */
export function LadderView({ ladder: { fair, draws, others, own, result } }: { readonly ladder: Ladder }) {
  const say = words.value.review
  const rungs = [
    { name: say.draws, kind: 'draws', by: draws, from: fair },
    { name: say.others, kind: 'others', by: others, from: fair + draws.value },
    { name: say.own, kind: 'own', by: own, from: fair + draws.value + others.value },
  ]
  const ends = [0, fair, result, ...rungs.map(({ from, by }) => from + by.value)]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const across = (value: number) => `${(100 * (value - low)) / Math.max(0.01, high - low)}%`
  return (
    <details class="card rv-ladder" open={matchMedia('(min-width: 1024px)').matches}>
      <summary>
        <h2>{say.luck}</h2>
        <span class="rv-ladder-brief number">
          {rungs.map(({ kind, by }) => (
            <span key={kind} class={`rung-${kind}`}>
              {say.brief[kind as keyof typeof say.brief]} {signed(by.value)}
            </span>
          ))}
        </span>
      </summary>
      <p class="rv-ladder-unit hint">{say.points}</p>
      <dl>
        <div class="rv-rung">
          <dt>{say.fair}</dt>
          <dd class="number">{percent(fair)}</dd>
          <Bar kind="fair" from={across(Math.min(0, fair))} to={across(fair)} />
        </div>
        {rungs.map(({ name, kind, by, from }) => (
          <div key={kind} class="rv-rung">
            <dt>{name}</dt>
            <dd class={`number rung-${kind}`}>
              {signed(by.value)} <small>± {spread(by.error)}</small>
            </dd>
            <Bar
              kind={kind}
              from={across(Math.min(from, from + by.value))}
              to={across(Math.max(from, from + by.value))}
              whisker={whiskerOf(from + by.value, by, across, low, high)}
            />
          </div>
        ))}
        <div class="rv-rung">
          <dt>{say.result}</dt>
          <dd class="number">{percent(result)}</dd>
        </div>
      </dl>
    </details>
  )
}

/** «+14», «−20» */
export function signed(chance: number): string {
  const points = percent(chance)
  return points === 0 ? '0' : points < 0 ? `−${-points}` : `+${points}`
}

function whiskerOf(end: number, { error }: Estimate, across: (value: number) => string, low: number, high: number) {
  return [across(Math.max(low, end - NINE_OF_TEN * error)), across(Math.min(high, end + NINE_OF_TEN * error))] as const
}

interface BarProps {
  readonly kind: string
  readonly from: string
  readonly to: string
  readonly whisker?: readonly [string, string]
}

function Bar({ kind, from, to, whisker }: BarProps) {
  return (
    <dd class="rv-bar" aria-hidden="true">
      <span class={`rung-${kind}`} style={{ left: from, width: `calc(${to} - ${from})` }} />
      {whisker !== undefined && <i style={{ left: whisker[0], width: `calc(${whisker[1]} - ${whisker[0]})` }} />}
    </dd>
  )
}
