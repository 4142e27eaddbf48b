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

/** How rows slide when they are sorted. */
const SORTING = { lasts: 450, lift: 14 }

/** The market: a stall with its traders, the field with the farmers below, and the market cards beside them. */
export function Picture(props: Props) {
  const { facts, view, showing, events, places } = props
  const moment = stallAt(view, showing, events, facts)
  const stage = view.open === undefined ? 'bid' : 'show'
  // On a phone the stall is higher after the reveal: the rows must be measured again before they are sorted.
  const root = useFlip<HTMLDivElement>([moment.traders.join(), moment.farmers.join(), view.round, stage].join('|'), SORTING)
  useFlights(root, showing, (board) => flightsOf(board, showing))
  return (
    <div class="ft" ref={root} data-stage={stage}>
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
