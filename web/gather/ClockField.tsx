import { paceOf } from '../lib/durations.ts'
import { Segments } from '../lib/Segments.tsx'
import { t } from '../lib/text.ts'
import { type ClockChoice, clockOf, type OwnClock, RANGES } from './clocks.ts'
import { words } from './words.ts'

interface Props {
  readonly choice: ClockChoice
  readonly own: OwnClock
  choose(choice: ClockChoice): void
  change(own: OwnClock): void
}

const CHOICES: readonly ClockChoice[] = ['none', 'live', 'slow', 'own']
const KINDS: readonly OwnClock['kind'][] = ['move', 'game', 'slow']
const FIELDS: Readonly<Record<OwnClock['kind'], readonly (keyof typeof RANGES)[]>> = {
  move: ['move'],
  game: ['game', 'more'],
  slow: ['days', 'hours'],
}

/** The clock: a preset or a custom one, with an explanation in words. */
export function ClockField({ choice, own, choose, change }: Props) {
  const say = words.value
  return (
    <>
      <Segments
        name="clock"
        legend={t.value.setUp.clock}
        quiet
        values={CHOICES}
        chosen={choice}
        label={(each) => say.clocks[each]}
        choose={choose}
      />
      {choice === 'own' && (
        <>
          <Segments
            name="clock-kind"
            legend={say.ownKind}
            quiet
            values={KINDS}
            chosen={own.kind}
            label={(each) => say.kinds[each]}
            choose={(kind) => change({ ...own, kind })}
          />
          <div class="clock-fields">
            {FIELDS[own.kind].map((key) => (
              <div key={key} class="field">
                <label for={`clock-${key}`}>{say.fields[key]}</label>
                <input
                  id={`clock-${key}`}
                  class="input"
                  type="number"
                  required
                  min={RANGES[key][0]}
                  max={RANGES[key][1]}
                  value={own[key]}
                  onInput={(event) => change({ ...own, [key]: event.currentTarget.valueAsNumber })}
                />
              </div>
            ))}
          </div>
        </>
      )}
      <p class="hint">{paceOf(clockOf(choice, own)) ?? say.noClock}</p>
    </>
  )
}
