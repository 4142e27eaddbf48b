import type { Language, Seat } from '@fairground/kernel'
import { Coin, SeatMark } from '@fairground/kit'
import { memo } from 'preact/compat'
import { RoundMarker, Star, Tag, TagBack } from '../pieces.tsx'
import { traderMarker } from '../rules.ts'
import type { Props } from '../scene/Picture.tsx'
import { words } from '../words.ts'
import { Person } from './people.tsx'
import type { StallMoment } from './stall-at.ts'
import './stall.css'
import './tags.css'
import './payments.css'

interface StallProps extends Props {
  readonly moment: StallMoment
}

/** Traders behind the counter, each above the farmer they will pay. A column is a rank. */
export function Stall(props: StallProps) {
  const { facts, view, language, moment } = props
  const word = words[language]
  const { prizes } = facts.market[view.current]
  return (
    <section class="ft-stall" aria-label={`${word.traders}, ${word.farmers}`}>
      <ol class="ft-row ft-prizes">
        {prizes.map((prize, place) => (
          <li
            key={place}
            data-place={place}
            title={word.place(place + 1, prize)}
            class={`${place < moment.prizes ? 'won' : ''} ${place === moment.awarding ? 'awarding' : ''}`}
          >
            <span class="unseen">{word.place(place + 1, prize)}</span>
            <Star value={prize} size="var(--star)" />
          </li>
        ))}
      </ol>
      <h2 class="unseen">{word.traders}</h2>
      <ol class="ft-row ft-traders">
        {moment.traders.map((seat, place) => (
          <Slot key={seat} {...slotOf(props, 'trader', seat, place)} />
        ))}
      </ol>
      <div class="ft-between">
        <p class="ft-sides" aria-hidden="true">
          <span>▲ {word.traders}</span>
          <span>▼ {word.farmers}</span>
        </p>
        <ol class="ft-row ft-streams" aria-hidden="true">
          {prizes.map((_, place) => (
            <li key={place} class={place === moment.trading ? 'pouring' : place < moment.trades ? 'done' : ''}>
              {place === moment.trading && view.open !== undefined && (
                <span class="ft-pour number">
                  <Coin /> {view.open.bids[moment.traders[place]].trader}
                </span>
              )}
            </li>
          ))}
        </ol>
        {moment.pool !== undefined && (
          <span class="ft-pool number" aria-hidden="true">
            <Coin /> {moment.pool}
          </span>
        )}
      </div>
      <h2 class="unseen">{word.farmers}</h2>
      <ol class="ft-row ft-farmers">
        {moment.farmers.map((seat, place) => (
          <Slot key={seat} {...slotOf(props, 'farmer', seat, place)} />
        ))}
      </ol>
    </section>
  )
}

/** What is shown of one seat in a row. */
function slotOf({ view, showing, names, language, moment }: StallProps, row: 'trader' | 'farmer', seat: Seat, place: number): SlotProps {
  const marker = row === 'farmer' ? view.farmer : traderMarker(view)
  return {
    row,
    seat,
    name: names(seat),
    own: view.viewer === seat,
    bid: view.open?.bids[seat][row],
    chosen: view.phase !== 'block' && view.chosen[seat],
    turning: showing?.kind === 'revealed',
    tie: moment.tied[row].get(seat),
    earned: row === 'farmer' ? (moment.earned[place] ?? 0) : 0,
    acts: moment.trading === place || (row === 'trader' && moment.awarding === place),
    hasMarker: marker === seat,
    word: words[language],
  }
}

/** The rows are sorted one after the other, in milliseconds. */
const FARMERS_LATER = 320

interface SlotProps extends PlateProps {
  readonly bid: number | undefined
  readonly chosen: boolean
  readonly turning: boolean
  readonly tie: number | undefined
  readonly earned: number
  readonly acts: boolean
}

/** The place of one seat in a row: a person with a tag that is missing, face down, or open. Most stay the same from event to event. */
const Slot = memo(function Slot({ bid, chosen, turning, tie, earned, acts, ...plate }: SlotProps) {
  const { row, seat, name, word } = plate
  return (
    <li
      class={`ft-slot ${acts ? 'acts' : ''}`}
      data-flip={`${row}-${seat}`}
      data-flip-after={row === 'farmer' && !turning ? FARMERS_LATER : undefined}
      data-spot={`${row}-${seat}`}
      style={{ '--turn': seat }}
    >
      <div class="ft-spot">
        <Person seat={seat} row={row} />
        <div class={`ft-tag ${bid === undefined ? (chosen ? 'down' : 'empty') : turning ? 'open turning' : 'open'}`}>
          {row === 'farmer' && <span class="ft-stake" />}
          {bid !== undefined && <Tag card={bid} />}
          {(bid === undefined ? chosen : turning) && <TagBack />}
          <span class="unseen">
            {name}: {bid ?? (chosen ? word.faceDown : word.emptySlot)}
          </span>
        </div>
        {tie !== undefined && (
          <span class={`ft-tie ${row} ${tie === 0 ? 'first' : ''}`}>
            {tie === 0 && <RoundMarker kind={row} />}
            <span class="full">{tie === 0 ? word.firstBy[row] : word.nth(tie + 1)}</span>
            <span class="brief">{tie + 1}.</span>
          </span>
        )}
        {earned > 0 && (
          <span class="ft-earned number">
            <Coin /> +{earned}
          </span>
        )}
      </div>
      <Plate {...plate} />
    </li>
  )
})

interface PlateProps {
  readonly row: 'trader' | 'farmer'
  readonly seat: Seat
  readonly name: string
  readonly own: boolean
  readonly hasMarker: boolean
  readonly word: (typeof words)[Language]
}

function Plate({ row, seat, name, own, hasMarker, word }: PlateProps) {
  return (
    <p class="ft-plate" aria-hidden="true">
      <SeatMark seat={seat} size={14} />
      {own ? (
        <span class="ft-plate-name own">
          <span class="full">{name}</span>
          <span class="brief">{word.you}</span>
        </span>
      ) : (
        <span class="ft-plate-name">{name}</span>
      )}
      {hasMarker && (
        <span class="ft-plate-marker" title={row === 'farmer' ? word.farmerMarker : word.traderMarker}>
          <RoundMarker kind={row} />
        </span>
      )}
    </p>
  )
}
