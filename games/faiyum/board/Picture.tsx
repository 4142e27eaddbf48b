import { Still, useFlights, useNarrow } from '@fairground/kit'
import { useContext, useMemo, useRef } from 'preact/hooks'
import { Deluge } from './Deluge.tsx'
import { flagsOf } from './flags.ts'
import { flightsOf } from './flights.ts'
import { GoalStrip } from './Goals.tsx'
import { goalsSentence, openGoals } from './goals.ts'
import { MapView } from './MapView.tsx'
import type { PageProps } from './props.ts'
import { Race } from './Race.tsx'
import { copyOf, outcomeOf } from './rules.ts'
import { Shelf } from './Shelf.tsx'
import { useStableProps } from './stable-props.ts'
import { Verdict } from './Verdict.tsx'
import { words } from './words.ts'
import { worldFor } from './world.ts'

/** The market shelf with the map beside it. On a phone the market is in the dock, for viewers who have one. */
export function Picture(own: PageProps) {
  const { showing, events, names, places } = own
  const props = useStableProps(own)
  const { view, language } = props
  const world = worldFor(props.facts)
  const narrow = useNarrow()
  const root = useRef<HTMLDivElement>(null)
  useFlights(root, showing, (board) => flightsOf(board, showing))
  const still = useContext(Still)
  // An illustration in the rules shows the market beside the hand.
  const docked = narrow && !still && view.viewer !== 'spectator' && view.phase !== 'over'
  const shelf = useMemo(() => <Shelf props={props} world={world} />, [props, world])
  const flags = useMemo(() => flagsOf(events, view.viewer), [events, view.viewer])
  const map = useMemo(
    () => (
      <MapView props={props} world={world} showing={showing} flags={flags}>
        <Race view={view} names={props.names} word={words[language]} />
        {props.campaign !== undefined && <GoalStrip view={view} record={props.campaign} word={words[language]} />}
      </MapView>
    ),
    [props, world, showing, flags],
  )
  const judged = { view, names, goals: props.campaign === undefined ? [] : openGoals(props.campaign), word: words[language] }
  return (
    <div class={`fy ${docked ? 'docked' : ''} ${places === undefined ? '' : 'judged'}`} ref={root}>
      {places === undefined ? !docked && shelf : <Verdict {...judged} words={verdictOf(own)} atRest />}
      <div class="fy-field-of-play">{map}</div>
      {showing?.kind === 'ending' && <Deluge words={own.text.event(showing, names)} disasters={world.table.disasters.length} />}
      {showing?.kind === 'over' && <Verdict {...judged} words={own.text.event(showing, names)} />}
    </div>
  )
}

/** What the pharaoh says after the last event. In a solo game it is about his goals. */
function verdictOf({ view, campaign, text, names, language, places = [] }: PageProps): string {
  const outcome = outcomeOf(copyOf(view))
  if (campaign !== undefined && outcome !== undefined) return goalsSentence(campaign, outcome, words[language])
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return winners.length === 1 && places.length > 1 ? words[language].honours(names(winners[0])) : text.event({ kind: 'over' }, names)
}
