import { SeatMark } from '@fairground/kit'
import { memo } from 'preact/compat'
import type { MarketCard } from '../../state.ts'
import { named } from '../../text/shared.ts'
import { Star } from '../pieces.tsx'
import type { Props } from '../scene/Picture.tsx'
import { closedMarkets } from '../stall/stall-at.ts'
import { words } from '../words.ts'
import './markets.css'

/** The current market, the next one, and on a blanket in the grass all markets of the game. */
export function Markets(props: Props) {
  const { facts, view, text, language } = props
  const word = words[language]
  const market = (at: number, title: string, later = false) => {
    const card = facts.market[at]
    return <Market card={card} name={named(text.cards, card.id)} title={title} later={later} placeIs={word.place} />
  }
  return (
    <div class="ft-markets">
      <p class="ft-round number">{word.round(view.round, facts.rounds)}</p>
      {market(view.current, word.now)}
      {view.future < 0 ? <p class="ft-last">{word.lastMarket}</p> : market(view.future, word.next, true)}
      <Blanket {...props} />
    </div>
  )
}

interface MarketProps {
  readonly card: MarketCard
  readonly name: string
  readonly title: string
  readonly later: boolean
  placeIs(place: number, prize: number): string
}

/** A market card: its name and what each trader earns. */
const Market = memo(function Market({ card: { prizes }, name, title, later, placeIs }: MarketProps) {
  return (
    <figure class={`ft-market ${later ? 'later' : ''}`}>
      <figcaption>
        <span>{title}</span> <b>{name}</b>
      </figcaption>
      <ol class="ft-market-prizes">
        {prizes.map((prize, place) => (
          <li key={place}>
            <span class="unseen">{placeIs(place + 1, prize)}</span>
            <Star value={prize} size="100%" />
          </li>
        ))}
      </ol>
    </figure>
  )
})

/** All markets of the game: who was first in those that are closed, the prizes of those that are known; the others are covered. */
function Blanket({ facts, view, events, language, text, names, options }: Props) {
  const word = words[language]
  const closed = closedMarkets(events, view.round)
  const veiled = options.hiddenScores === true && view.phase !== 'over'
  const rounds = Array.from({ length: facts.rounds }, (_, index) => index + 1)
  return (
    <section class="ft-blanket" aria-label={word.markets(view.round - 1, facts.rounds - view.round)}>
      <p aria-hidden="true">{word.markets(view.round - 1, facts.rounds - view.round)}</p>
      <ol>
        {rounds.map((round) => {
          const past = closed[round - 1]
          const card = round === view.round ? facts.market[view.current] : round === view.round + 1 ? facts.market[view.future] : undefined
          const known = card ?? facts.market.find(({ id }) => id === past?.card)
          const when = round < view.round ? 'past' : round === view.round ? 'now' : known === undefined ? 'shut' : 'next'
          return (
            <li key={round} class={when} title={known && named(text.cards, known.id)}>
              <span class="unseen">
                {known === undefined ? '?' : named(text.cards, known.id)}
                {past !== undefined && !veiled && `, ${names(past.first)}`}
              </span>
              {past !== undefined && !veiled && <SeatMark seat={past.first} size={12} />}
              {known !== undefined && <Bars card={known} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const BAR = 4.5
const TALLEST = 18

/** The shape of a market's prizes. */
const Bars = memo(function Bars({ card: { prizes } }: { readonly card: MarketCard }) {
  const most = Math.max(1, ...prizes)
  return (
    <svg viewBox={`0 0 ${prizes.length * BAR} ${TALLEST}`} aria-hidden="true">
      {prizes.map((prize, place) => {
        const height = 1 + ((TALLEST - 1) * prize) / most
        return <rect key={place} x={place * BAR} y={TALLEST - height} width={BAR - 1.2} height={height} rx="1" />
      })}
    </svg>
  )
})
