import { type BoardProps, Coin, SeatMark, useFlip } from '@fairground/kit'
import type { Event, Facts, Move, View } from '../state.ts'
import { type FairTradeText, named } from '../text/shared.ts'
import { RoundMarker, Star, Tag, TagBack } from './pieces.tsx'
import { shownWith } from './shown.ts'
import { words } from './words.ts'

export type Props = BoardProps<Move, View, Event, FairTradeText, Facts>

export function Picture(props: Props) {
  const { facts, view, showing, language, text, names } = props
  const word = words[language]
  const { open } = view
  const shown = shownWith(showing, facts.seats)
  const seats = view.purse.map((_, seat) => seat)
  const traders = open?.traders ?? seats
  const farmers = open?.farmers ?? seats
  const flip = useFlip<HTMLDivElement>([traders.join(), farmers.join(), open === undefined].join('|'))
  const prizes = facts.market[view.current].prizes

  return (
    <div class="ft" ref={flip}>
      <div class="ft-cloth" aria-hidden="true" />
      <div class="ft-markets">
        <p class="ft-round number">{word.round(view.round, facts.rounds)}</p>
        <MarketTag {...props} card={view.current} title={word.now} big />
        {view.future < 0 ? <p class="ft-last">{word.lastMarket}</p> : <MarketTag {...props} card={view.future} title={word.next} />}
        {open === undefined && <LastRound {...props} />}
      </div>
      <section class="ft-stall" style={{ '--seats': seats.length }} aria-label={`${word.traders}, ${word.farmers}`}>
        <ol class="ft-row ft-prizes">
          {prizes.map((prize, place) => (
            <li key={place} title={word.place(place + 1, prize)} class={place < shown.prizes ? 'won' : ''}>
              <span class="unseen">{word.place(place + 1, prize)}</span>
              <Star value={prize} size="var(--ft-star)" />
            </li>
          ))}
        </ol>
        <h2 class="ft-label">{word.traders}</h2>
        <ol class="ft-row">
          {traders.map((seat) => (
            <Slot key={seat} {...props} row="trader" seat={seat} bid={open?.bids[seat].trader} />
          ))}
        </ol>
        <ol class="ft-row ft-streams" aria-hidden="true">
          {seats.map((place) => (
            <li key={place} class={`ft-stream ${place < shown.trades ? 'done' : ''} ${place === shown.trading ? 'pouring' : ''}`}>
              {place < shown.trades && open !== undefined && (
                <span class="ft-pour number">
                  <Coin /> {open.bids[traders[place]].trader}
                </span>
              )}
            </li>
          ))}
        </ol>
        <h2 class="ft-label">
          {word.farmers}
          {shown.pool !== undefined && (
            <span class="ft-pool number" aria-hidden="true">
              <Coin /> {shown.pool}
            </span>
          )}
        </h2>
        <ol class="ft-row">
          {farmers.map((seat, place) => (
            <Slot key={seat} {...props} row="farmer" seat={seat} bid={open?.bids[seat].farmer} share={shown.shares?.[place]} />
          ))}
        </ol>
        {showing !== undefined && showing.kind !== 'chosen' && (
          <p class="ft-caption" aria-hidden="true">
            {text.event(showing, names)}
          </p>
        )}
      </section>
    </div>
  )
}

interface SlotProps extends Props {
  readonly row: 'trader' | 'farmer'
  readonly seat: number
  readonly bid: number | undefined
  readonly share?: number | undefined
}

/** One seat's place in a row: waiting, chosen face down, or open. */
function Slot({ view, names, language, row, seat, bid, share }: SlotProps) {
  const word = words[language]
  const seats = view.purse.length
  const marker = row === 'farmer' ? view.farmer === seat : (view.farmer + seats - 1) % seats === seat
  const chosen = view.phase !== 'block' && view.chosen[seat]
  return (
    <li class="ft-slot" data-flip={`${row}-${seat}`}>
      <div class={`ft-tag ${bid === undefined ? (chosen ? 'down' : 'empty') : 'open'}`}>
        {bid !== undefined && <Tag card={bid} />}
        {bid === undefined && chosen && <TagBack />}
        <span class="unseen">
          {names(seat)}: {bid ?? (chosen ? word.faceDown : word.emptySlot)}
        </span>
        {share !== undefined && (
          <span class="ft-share number">
            <Coin /> +{share}
          </span>
        )}
      </div>
      <p class="ft-owner" aria-hidden="true">
        <SeatMark seat={seat} size={14} />
        <span>{names(seat)}</span>
        {marker && (
          <span title={row === 'farmer' ? word.farmerMarker : word.traderMarker}>
            <RoundMarker kind={row} />
          </span>
        )}
      </p>
    </li>
  )
}

/** A market card: its name and what each trader earns. */
function MarketTag({
  facts,
  text,
  card,
  title,
  big = false,
}: Props & { readonly card: number; readonly title: string; readonly big?: boolean }) {
  const { id, prizes } = facts.market[card]
  return (
    <figure class={`ft-market ${big ? 'big' : ''}`}>
      <figcaption>
        <span>{title}</span>
        <b>{named(text.cards, id)}</b>
      </figcaption>
      <p class="number">
        {prizes.map((prize, place) => (
          <span key={place}>{prize}</span>
        ))}
      </p>
    </figure>
  )
}

/** The two rows of the round before, small. */
function LastRound({ heard, language, names }: Props) {
  const revealed = heard.findLast((event) => event.kind === 'revealed')
  if (revealed === undefined) return null
  const word = words[language]
  return (
    <div class="ft-before">
      <p>{word.lastRound}</p>
      {(['traders', 'farmers'] as const).map((row) => (
        <ol key={row} aria-label={word[row]}>
          {revealed[row].map((seat) => (
            <li key={seat} class="number">
              <SeatMark seat={seat} size={12} />
              <span class="unseen">{names(seat)}</span>
              {revealed.bids[seat][row === 'traders' ? 'trader' : 'farmer']}
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
