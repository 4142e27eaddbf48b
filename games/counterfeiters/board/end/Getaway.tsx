import { SeatMark } from '@fairground/kit'
import { CardArt } from '../city/cards.tsx'
import type { City } from '../city/city.ts'
import { AT_HOME } from '../crew/henchmen.ts'
import { Meeple } from '../crew/meeples.tsx'
import { cardName } from '../explain/explain.ts'
import { PatrolCar, ShopIcon } from '../icons.tsx'
import { lastHenchmen, lastSteps, type Runner } from './last-flight.ts'
import './getaway.css'

/**
 * The street once the police are at the door: the patrol car, then the last henchmen in the order of their turns, from where each runs to its
 * door, then the lawyers and diners that are still to come.
 */
export function Getaway({ city }: { readonly city: City }) {
  const { view, facts, word, names, text, events, showing } = city
  const { stage } = view
  const step = stage === 'last' || stage === 'great' || stage === 'bad' || stage === 'finale' ? word.endings[stage] : undefined
  return (
    <section class="cf-street cf-getaway" aria-label={word.street}>
      {/* With every event, the light of the siren passes once over the street. */}
      <span key={showing === undefined ? 'still' : events.length} class="cf-siren" aria-hidden="true" />
      <div class="cf-lane">
        <span class="cf-getaway-car" data-at="police">
          <PatrolCar />
        </span>
        <ol class="cf-runners">
          {lastHenchmen(view, events, facts).map((runner) => (
            <LastHenchman key={runner.seat} city={city} runner={runner} />
          ))}
        </ol>
        <ol class="cf-last-steps">
          {lastSteps(view, facts).map(({ design, owners, when }) => {
            const says = `${cardName(facts.designs[design], text, word)}: ${owners.map(names).join(', ')}`
            return (
              <li key={design} class={when} data-say={`${says}.`}>
                <CardArt design={facts.designs[design]} />
                <span class="cf-owners">
                  {owners.map((seat) => (
                    <SeatMark key={seat} seat={seat} size={11} />
                  ))}
                </span>
                <span class="unseen">{says}</span>
              </li>
            )
          })}
        </ol>
      </div>
      <header>
        <p class="cf-round number">{word.round(view.round)}</p>
        <p class="cf-next">
          <b>
            {word.atTheDoor}
            {step !== undefined && `: ${step}`}
          </b>
        </p>
      </header>
    </section>
  )
}

interface LastHenchmanProps {
  readonly city: City
  readonly runner: Runner
}

function LastHenchman({ city: { facts, henchmen, names, word }, runner: { seat, run, card, acts } }: LastHenchmanProps) {
  const isHere = run === 'waits' || run === 'stays'
  const says = `${names(seat)}: ${isHere ? word.lastRuns[run] : word.signs[run]}`
  const bought = facts.designs.find(({ id }) => id === card)
  return (
    <li class={`cf-runner ${acts ? 'acts' : ''} ${isHere ? run : 'gone'}`} data-say={`${says}.`}>
      {!isHere && (
        <span class={`cf-ran z-${run}`}>
          {run !== 'market' && <ShopIcon zone={run} />}
          {bought !== undefined && <CardArt design={bought} />}
        </span>
      )}
      <span class="cf-man" {...(isHere && { 'data-man': `${seat}-${henchmen[seat].lastIndexOf(AT_HOME)}` })}>
        <Meeple seat={seat} lying={run === 'stays'} />
      </span>
      <span class="unseen">{says}</span>
    </li>
  )
}
