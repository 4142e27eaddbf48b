import type { ComponentType } from 'preact'
import { Icon } from '../lib/icon.tsx'
import { grouped, NINE_OF_TEN, percent, spread } from './figures.ts'
import type { EvaluatedChoice, Thinker } from './thinking.ts'
import { WorthBar } from './WorthBar.tsx'
import { words } from './words.ts'

export const SHOWN_CHOICES = 5

interface Props {
  readonly thinker: Thinker
  /** The choices of this position, if any are known. */
  readonly choices: readonly EvaluatedChoice[]
  readonly seats: number
  label(choice: number): string
  sign(choice: number): ComponentType | undefined
  play(choice: number): void
  /** Continues, or stops for this and all further positions. */
  toggle(): void
}

/** The strongest bot's top five choices so far. */
export function ChoiceList({ thinker, choices, seats, label, sign, play, toggle }: Props) {
  const say = words.value.analysis
  const shown = choices.slice(0, SHOWN_CHOICES)
  const busy = thinker.busy.value
  const fair = 1 / seats
  const most = Math.min(1, Math.max(2 * fair, ...shown.map(({ worth, error }) => 1.1 * (worth + NINE_OF_TEN * error))))
  const counted = thinker.iterations.value
  return (
    <section class="card an-choices" aria-labelledby="an-choices">
      <div class="an-head">
        <span class={`an-lamp ${busy ? 'on' : ''}`} aria-hidden="true" />
        <h2 id="an-choices">{say.choices}</h2>
        <span class="hint">
          {thinker.failed.value ? say.failed : busy ? say.counting(grouped(counted)) : say.counted(grouped(counted))}
        </span>
        {!thinker.over.value && (
          <button
            type="button"
            class="icon-button an-stop"
            aria-label={busy ? say.stop : say.goOn}
            title={busy ? say.stop : say.goOn}
            onClick={toggle}
          >
            <Icon name={busy ? 'pause' : 'play'} />
          </button>
        )}
      </div>
      <ol class="an-rows" aria-busy={busy}>
        {shown.map((each, index) => (
          <li key={each.choice}>
            <Row
              weighed={each}
              place={index + 1}
              label={label(each.choice)}
              sign={sign(each.choice)}
              fair={fair}
              most={most}
              play={() => play(each.choice)}
            />
          </li>
        ))}
      </ol>
      {shown.length === 0 && !thinker.failed.value && <p class="hint">{busy ? say.firstLook : say.noChoices}</p>}
      <p class="unseen" aria-live="polite">
        {!busy && shown.length > 0 && say.best(label(shown[0].choice), percent(shown[0].worth), spread(shown[0].error))}
      </p>
    </section>
  )
}

interface RowProps {
  readonly weighed: EvaluatedChoice
  readonly place: number
  readonly label: string
  readonly sign: ComponentType | undefined
  readonly fair: number
  readonly most: number
  play(): void
}

function Row({ weighed: { worth, error, share }, place, label, sign: Sign, fair, most, play }: RowProps) {
  const say = words.value.analysis
  return (
    <button type="button" class={`an-row ${place === 1 ? 'first' : ''}`} onClick={play} title={say.key(place)}>
      <span class="an-place number" aria-hidden="true">
        {place}
      </span>
      <span class="log-sign an-sign">{Sign !== undefined && <Sign />}</span>
      <span class="an-label">
        {label}
        {share > 0.005 && share < 0.995 && <small>{say.mix(percent(share))}</small>}
      </span>
      <WorthBar worth={worth} error={error} fair={fair} most={most} tone={place === 1 ? 'best' : 'other'} />
      <span class="an-worth number">
        <b>{percent(worth)}</b>
        <small> ± {spread(error)}</small>
      </span>
    </button>
  )
}
