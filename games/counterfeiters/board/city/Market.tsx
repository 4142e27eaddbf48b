import { NONE } from '../../state.ts'
import { isReconstructed } from '../../text/shared.ts'
import { cardName, isEnough, kindName } from '../explain/explain.ts'
import { soldThisRound } from '../explain/sold.ts'
import { Bin } from '../icons.tsx'
import { CardFace } from './Card.tsx'
import type { City } from './city.ts'
import { Space } from './Space.tsx'
import './market.css'

const MANY = 7
const SETS = ['A', 'B', 'C', 'D']

interface Props {
  readonly city: City
  /** The key of each card of the market, for the animation. */
  readonly cardNames: readonly string[]
}

/** The black market: billboards whose cards slide to the right each round, with the deck on the left. */
export function Market({ city, cardNames }: Props) {
  const { view, facts, word } = city
  const sold = soldThisRound(city.events, facts)
  return (
    <section class="cf-market" aria-label={word.signs.market}>
      <Deck city={city} />
      <ol class={`cf-stalls ${facts.slots > MANY ? 'many' : ''}`} style={{ '--slots': facts.slots }}>
        {view.market.map((card, slot) => (
          <li key={slot}>
            <Space city={city} space={slot} kind="stall">
              {card === NONE ? (
                <Shutter city={city} sold={sold[slot]} />
              ) : (
                <span class={`cf-card ${isEnough(view, facts.designs[card], facts.designs) ? 'enough' : ''}`} data-flip={cardNames[slot]}>
                  <CardFace design={facts.designs[card]} facts={facts} text={city.text} word={word} />
                </span>
              )}
              <span class="cf-price number">
                {word.money(facts.spaces[slot].price)}
                {facts.spaces[slot].bin && <Bin />}
              </span>
            </Space>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A space without a card has its shutter down and names the card that was sold. */
function Shutter({ city: { facts, text, word }, sold }: { readonly city: City; readonly sold: number }) {
  return (
    <span class="cf-shutter">
      <b>{sold === NONE ? word.closed : word.sold}</b>
      {sold !== NONE && <span class="cf-shutter-name">{kindName(facts.designs[sold], text, word)}</span>}
    </span>
  )
}

/** The longest line decides how large a sign can be. Lines break between words and at soft hyphens. */
function longestPart(sign: string): number {
  return Math.max(
    ...sign
      .replaceAll('\u00AD', '- ')
      .split(' ')
      .map(({ length }) => length),
  )
}

function Deck({ city: { view, facts, word, text } }: { readonly city: City }) {
  const { designs } = facts
  const listed = (counts: readonly number[]) =>
    counts.flatMap((count, design) => (count === 0 ? [] : [`${count} × ${cardName(designs[design], text, word)}`])).join(', ')
  const sizes = view.deck.map((set) => set.reduce((sum, count) => sum + count, 0))
  const all = sizes.reduce((sum, count) => sum + count, 0)
  const binned = listed(view.binned)
  const says = [
    `${word.deck(all)}.`,
    ...view.deck.flatMap((set, index) => (sizes[index] === 0 ? [] : [word.deckSet(SETS[index], listed(set))])),
    binned === '' ? word.nothingBinned : word.binned(binned),
    // Here once, instead of on every space.
    ...(isReconstructed(facts) ? [word.reconstructed] : []),
  ].join(' ')
  return (
    <div class="cf-deck" data-say={says}>
      <h2 class="cf-neon" style={{ '--letters': longestPart(word.signs.market) }}>
        {word.signs.market}
      </h2>
      <p class="cf-pile">
        {sizes.map((size, index) => (
          <span key={SETS[index]} class={`cf-set ${size === 0 ? 'out' : ''}`} aria-hidden="true">
            {SETS[index]}
            <b class="number">{size}</b>
          </span>
        ))}
        <span class="cf-set cf-binned" data-at="bin" aria-hidden="true">
          <Bin />
          <b class="number">{view.binned.reduce((sum, count) => sum + count, 0)}</b>
        </span>
        <span class="unseen">{says}</span>
      </p>
    </div>
  )
}
