import { SeatMark } from '@fairground/kit'
import { CardArt } from '../city/cards.tsx'
import type { City } from '../city/city.ts'
import { AT_HOME, LIFTED } from '../crew/henchmen.ts'
import { Meeple } from '../crew/meeples.tsx'
import { cardName } from '../explain/explain.ts'
import { PatrolCar, ShopIcon } from '../icons.tsx'
import { type LastStep, lastHenchmen, lastSteps, type Runner } from './last-flight.ts'
import './getaway.css'

/**
 * The street once the police are at the door: the patrol car, then the last henchmen in the order of their turns, from where each runs to its
 * door, then the lawyers, each with the henchman that it gets out and sends again, and the diners.
 */
export function Getaway({ city }: { readonly city: City }) {
  const { view, facts, word, events, showing } = city
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
          {lastSteps(view, events, facts).map((step) => (
            <Step key={step.design} city={city} step={step} />
          ))}
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

function LastHenchman({ city, runner: { seat, run, acts } }: LastHenchmanProps) {
  const { names, word } = city
  const says = `${names(seat)}: ${typeof run === 'string' ? word.lastRuns[run] : word.signs[run.zone]}`
  return (
    <li class={acts ? 'acts' : ''} data-say={`${says}.`}>
      <Henchman city={city} seat={seat} run={run} from={AT_HOME} />
      <span class="unseen">{says}</span>
    </li>
  )
}

interface StepProps {
  readonly city: City
  readonly step: LastStep
}

/** A lawyer or the diners: whose they are, and beside a lawyer the henchman that it sends once more. */
function Step({ city, step: { design, owners, when, client } }: StepProps) {
  const { facts, names, text, word } = city
  const whose = `${cardName(facts.designs[design], text, word)}: ${owners.map(names).join(', ')}`
  const says = client === undefined || client.run === 'waits' ? whose : `${whose}, ${word.signs[client.run.zone]}`
  return (
    <li class={`${when} ${client === undefined ? '' : 'heard'}`} data-say={`${says}.`}>
      {client !== undefined && <Henchman city={city} seat={client.seat} run={client.run} from={LIFTED} />}
      <span class="cf-last-card">
        <CardArt design={facts.designs[design]} />
        <span class="cf-owners">
          {owners.map((seat) => (
            <SeatMark key={seat} seat={seat} size={11} />
          ))}
        </span>
      </span>
      <span class="unseen">{says}</span>
    </li>
  )
}

interface HenchmanProps {
  readonly city: City
  readonly seat: number
  readonly run: Runner['run']
  /** Where it is until it runs, so that its way begins here. */
  readonly from: number
}

/** A henchman in the lane; once it has run, the sign of the shop or the card that it bought, with the animal in the corner. */
function Henchman({ city: { facts, henchmen }, seat, run, from }: HenchmanProps) {
  if (typeof run === 'string')
    return (
      <span class={`cf-runner ${run}`}>
        <span class="cf-man" data-man={`${seat}-${henchmen[seat].lastIndexOf(from)}`}>
          <Meeple seat={seat} lying={run === 'stays'} />
        </span>
      </span>
    )
  const bought = facts.designs.find(({ id }) => id === run.card)
  return (
    <span class="cf-runner gone">
      <span class={`cf-ran z-${run.zone}`}>
        {run.zone !== 'market' && <ShopIcon zone={run.zone} />}
        {bought !== undefined && <CardArt design={bought} />}
      </span>
      <span class="cf-man">
        <Meeple seat={seat} />
      </span>
    </span>
  )
}
