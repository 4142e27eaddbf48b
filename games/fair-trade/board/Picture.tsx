import { type BoardProps, Coin, SeatMark, useFlip } from '@fairground/kit'
import { useRef } from 'preact/hooks'
import type { Event, Move, View } from '../state.ts'
import { type FairTradeText, named } from '../text/shared.ts'
import { RoundMarker, Star, Tag, TagBack } from './pieces.tsx'
import { words } from './words.ts'

export type Props = BoardProps<Move, View, Event, FairTradeText>
type Revealed = Extract<Event, { kind: 'revealed' }>

/** What of this round's resolution has been shown so far. */
interface Shown {
  revealed: Revealed | undefined
  shares: readonly number[] | undefined
  trades: number
  trading: number
  prizes: boolean
}

const NOTHING: Shown = { revealed: undefined, shares: undefined, trades: 0, trading: -1, prizes: false }

export function Picture(props: Props) {
  const { view, showing, heard, language, text, names } = props
  const word = words[language]
  const shown = useShown(showing)
  const last = view.phase === 'over' ? lastRevealed(heard) : undefined
  const revealed = shown.revealed ?? last
  const seats = view.purse.map((_, seat) => seat)
  const traders = revealed?.traders ?? seats
  const farmers = revealed?.farmers ?? seats
  const flip = useFlip<HTMLDivElement>([traders.join(), farmers.join(), revealed === undefined].join('|'))
  const prizes = view.market[view.current].prizes

  return (
    <div class="ft" ref={flip}>
      <div class="ft-cloth" aria-hidden="true" />
      <div class="ft-markets">
        <p class="ft-round number">{word.round(view.round, view.rounds)}</p>
        <MarketTag {...props} card={view.current} title={word.now} big />
        {view.future < 0 ? <p class="ft-last">{word.lastMarket}</p> : <MarketTag {...props} card={view.future} title={word.next} />}
        {revealed === undefined && <LastRound {...props} />}
      </div>
      <section class="ft-stall" style={{ '--seats': seats.length }} aria-label={`${word.traders}, ${word.farmers}`}>
        <ol class="ft-row ft-prizes">
          {prizes.map((prize, place) => (
            <li key={place} title={word.place(place + 1, prize)} class={shown.prizes ? 'won' : ''}>
              <span class="unseen">{word.place(place + 1, prize)}</span>
              <Star value={prize} size="var(--ft-star)" />
            </li>
          ))}
        </ol>
        <h2 class="ft-label">{word.traders}</h2>
        <ol class="ft-row">
          {traders.map((seat) => (
            <Slot key={seat} {...props} row="trader" seat={seat} bid={revealed?.bids[seat].trader} />
          ))}
        </ol>
        <ol class="ft-row ft-streams" aria-hidden="true">
          {seats.map((place) => (
            <li key={place} class={`ft-stream ${place < shown.trades ? 'done' : ''} ${place === shown.trading ? 'pouring' : ''}`}>
              {place < shown.trades && revealed !== undefined && (
                <span class="ft-pour number">
                  <Coin /> {revealed.bids[traders[place]].trader}
                </span>
              )}
            </li>
          ))}
        </ol>
        <h2 class="ft-label">{word.farmers}</h2>
        <ol class="ft-row">
          {farmers.map((seat, place) => (
            <Slot key={seat} {...props} row="farmer" seat={seat} bid={revealed?.bids[seat].farmer} share={shown.shares?.[place]} />
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

/** Follows the events that are being shown, so that what was told a moment ago stays on the table. */
function useShown(showing: Event | undefined): Shown {
  const kept = useRef<{ seen: Event | undefined; shown: Shown }>({ seen: undefined, shown: NOTHING })
  if (showing === kept.current.seen) return kept.current.shown
  kept.current = { seen: showing, shown: after(kept.current.shown, showing) }
  return kept.current.shown
}

function after(shown: Shown, event: Event | undefined): Shown {
  switch (event?.kind) {
    case undefined:
      return NOTHING
    case 'revealed':
      return { ...NOTHING, revealed: event }
    case 'shared':
      return { ...shown, shares: event.shares }
    case 'traded':
      return { ...shown, trading: shown.trades, trades: shown.trades + 1 }
    case 'awarded':
      return { ...shown, trading: -1, prizes: true }
    default:
      return shown
  }
}

function lastRevealed(heard: readonly Event[]): Revealed | undefined {
  return heard.findLast((event): event is Revealed => event.kind === 'revealed')
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
  view,
  text,
  card,
  title,
  big = false,
}: Props & { readonly card: number; readonly title: string; readonly big?: boolean }) {
  const { id, prizes } = view.market[card]
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
  const revealed = lastRevealed(heard)
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
