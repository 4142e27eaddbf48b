import { type BoardProps, useFlights, useFlip } from '@fairground/kit'
import { memo } from 'preact/compat'
import type { Event, Facts, Move, View } from '../../state.ts'
import type { FairTradeText } from '../../text/shared.ts'
import { Podium } from '../end/Podium.tsx'
import { Markets } from '../markets/Markets.tsx'
import { Lintel } from '../stall/Lintel.tsx'
import { Stall } from '../stall/Stall.tsx'
import { stallAt } from '../stall/stall-at.ts'
import { flightsOf } from './flights.ts'
import './scene.css'
import './backdrop.css'

export type Props = BoardProps<Move, View, Event, FairTradeText, Facts>

/** How long rows slide when they are sorted. */
const SORTING = 450

/** The market: a stall with its traders, the field with the farmers below, and the market cards beside them. */
export function Picture(props: Props) {
  const { facts, view, showing, events, places } = props
  const moment = stallAt(view, showing, events, facts)
  const root = useFlip<HTMLDivElement>([moment.traders.join(), moment.farmers.join(), view.round].join('|'), SORTING)
  useFlights(root, showing, (board) => flightsOf(board, showing))
  return (
    <div class="ft" ref={root} data-stage={view.open === undefined ? 'bid' : 'show'}>
      <div
        class={`ft-scene ${facts.seats > 4 ? 'many' : ''} ${places === undefined ? '' : 'closed'}`}
        style={{ '--seats': facts.seats }}
        data-showing={showing?.kind}
      >
        <Backdrop />
        {places === undefined ? (
          <>
            <Lintel {...props} />
            <Markets {...props} />
            <Stall {...props} moment={moment} />
          </>
        ) : (
          <Podium {...props} />
        )}
      </div>
    </div>
  )
}

/** The static parts: planks, shelves and lamplight of the stall, its awning, counter and cloth, the hedge and the furrows. */
const Backdrop = memo(function Backdrop() {
  return (
    <div class="ft-backdrop" aria-hidden="true">
      <div class="ft-inside" />
      <div class="ft-counter" />
      <div class="ft-field">
        <div class="ft-furrows" />
      </div>
      <div class="ft-hedge" />
      <div class="ft-runner" />
      <div class="ft-awning">
        <div class="ft-canvas" />
        <div class="ft-scallops" />
      </div>
    </div>
  )
})
