import { NONE } from '../../state.ts'
import { Bin } from '../icons.tsx'
import { cardName, kindName } from '../show/explain.ts'
import { CardArt } from './cards.tsx'
import type { City } from './city.ts'
import { Space } from './Space.tsx'
import './market.css'

const MANY = 7
const MOST_IN_A_ROW = 4
const SETS = ['A', 'B', 'C', 'D']

interface Props {
  readonly city: City
  /** What each card over the market is called while it slides. */
  readonly cardNames: readonly string[]
}

/** The black market: a row of cards that slides to the right each round, with the deck on its left. */
export function Market({ city, cardNames }: Props) {
  const { view, facts, word, text } = city
  return (
    <section class="cf-market" aria-label={word.signs.market}>
      <Deck city={city} />
      <ol class={`cf-stalls ${facts.slots > MANY ? 'many' : ''}`} style={{ '--slots': facts.slots, '--few': evenly(facts.slots) }}>
        {view.market.map((card, slot) => {
          const { price, bin } = facts.spaces[slot]
          return (
            <li key={slot}>
              <Space city={city} space={slot} kind="stall">
                <span class={`cf-card ${card === NONE ? 'gone' : ''}`} {...(card !== NONE && { 'data-flip': cardNames[slot] })}>
                  {card !== NONE && (
                    <>
                      <CardArt design={facts.designs[card]} />
                      <span class="cf-card-name">{kindName(facts.designs[card], text, word)}</span>
                    </>
                  )}
                </span>
                <span class="cf-price number">
                  {word.money(price)}
                  {bin && <Bin />}
                </span>
              </Space>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** How many stand in a row on a phone, so that the rows are about even. */
function evenly(slots: number): number {
  return Math.ceil(slots / Math.ceil(slots / MOST_IN_A_ROW))
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
  ].join(' ')
  return (
    <div class="cf-deck" data-say={says}>
      <h2 class="cf-neon">{word.signs.market}</h2>
      <p class="cf-pile">
        {sizes.map((size, index) => (
          <span key={SETS[index]} class={`cf-set ${size === 0 ? 'out' : ''}`} aria-hidden="true">
            {SETS[index]}
            <b class="number">{size}</b>
          </span>
        ))}
        <span class="unseen">{says}</span>
      </p>
      <p class="cf-binned number" data-at="bin" aria-hidden="true">
        <Bin /> {view.binned.reduce((sum, count) => sum + count, 0)}
      </p>
    </div>
  )
}
