import { memo } from 'preact/compat'
import { detectedAt } from '../../text/shared.ts'
import { nextSpecial, stepSays } from '../explain/explain.ts'
import { PatrolCar, StepSign } from '../icons.tsx'
import type { City } from './city.ts'
import './street.css'

interface Props {
  readonly city: City
}

/** Most events leave the police and the round where they are. */
function isSameStreet({ city: before }: Props, { city: after }: Props): boolean {
  return (
    before.view.police === after.view.police &&
    before.view.round === after.view.round &&
    before.view.stage === after.view.stage &&
    before.facts === after.facts &&
    before.word === after.word
  )
}

/** The police track as a wet street: the patrol car comes nearer, and signs show the special spaces ahead of it. */
export const Street = memo(function Street({ city }: Props) {
  const { view, facts, word } = city
  const { track, start } = facts
  const end = track.length - 1
  const next = nextSpecial(track, view.police)
  const near = end === start ? 1 : (view.police - start) / (end - start)
  const step = next === undefined ? 'plain' : track[next]
  return (
    <section class="cf-street" aria-label={word.street} style={{ '--near': near.toFixed(3) }}>
      <ol class="cf-road">
        {track.slice(start).map((each, index) => {
          const at = start + index
          const says = stepSays(city, at)
          const here = at === view.police
          const where = here ? 'here' : at < view.police ? 'behind' : 'ahead'
          return (
            <li key={at} class={`cf-tile s-${each} ${where} ${at === next ? 'next' : ''}`} {...(says !== '' && { 'data-say': says })}>
              {each === 'plain' ? <span class="cf-dash" /> : <StepSign step={each} level={detectedAt(facts, at)} />}
              {here && (
                <span class="cf-police" data-flip="police" data-at="police">
                  <PatrolCar />
                </span>
              )}
              {says !== '' && <span class="unseen">{says}</span>}
            </li>
          )
        })}
      </ol>
      <header>
        <p class="cf-round number">{word.round(view.round)}</p>
        <p class="cf-next">
          {next === undefined || step === 'plain' ? (
            <b>{word.atTheDoor}</b>
          ) : (
            <>
              <StepSign step={step} level={detectedAt(facts, next)} />
              <span class="cf-next-name">{word.steps[step]}</span>
              <b class="number">{word.inSteps(next - view.police)}</b>
            </>
          )}
        </p>
        <p class="cf-left number">{view.police < end && step !== 'end' ? word.toTheEnd(end - view.police) : ''}</p>
      </header>
    </section>
  )
}, isSameStreet)
