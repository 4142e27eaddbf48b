import { useFlip } from '@fairground/kit'
import type { Move } from '../state.ts'
import { DisasterFace, Face, spoken } from './Card.tsx'
import { CardDeeds } from './Deeds.tsx'
import { HandIcon } from './icons.tsx'
import { aboutCard, type Props } from './props.ts'
import { Floating, Reading, useOpen } from './Sheet.tsx'
import { type Words, words } from './words.ts'
import type { World } from './world.ts'

const HERE: readonly Move['do'][] = ['buy', 'take', 'replace']

/** The market: a shelf of eight, the lowest four for sale. */
export function Shelf({ props, world }: { readonly props: Props; readonly world: World }) {
  const { view, moves, picked, text, language } = props
  const word = words[language]
  const { table } = world
  const { open, close, pin, handlers } = useOpen<number>()
  const flip = useFlip<HTMLOListElement>(view.market.join())
  const here = moves.filter((move) => HERE.includes(move.do))
  return (
    <section class={`fy-shelf ${view.ending ? 'ending' : ''}`} aria-label={word.market}>
      <header class="fy-shelf-head">
        <h2>{view.ending ? word.ending : word.market}</h2>
        <p class="number" title={`${word.pile(view.pile.length)}, ${word.lastTurns(view.last.length)}`}>
          <HandIcon /> {view.pile.length}
          <span class="unseen">{word.pile(view.pile.length)}</span> + {view.last.length}
          <span class="unseen">{word.lastTurns(view.last.length)}</span>
        </p>
      </header>
      <ol ref={flip} class="fy-places">
        {view.market.map((card, place) => {
          const price = table.prices[place]
          const disaster = card >= table.disaster
          const about = aboutCard(here, card)
          return (
            <li
              key={card}
              class={`fy-place ${place < table.prices.length && !disaster ? 'for-sale' : 'later'}`}
              data-flip={`market-${card}`}
            >
              {disaster ? (
                <Disaster world={world} card={card} word={word} />
              ) : (
                <>
                  <button
                    type="button"
                    class={`fy-take ${about.length > 0 ? 'offered' : ''} ${about.some((move) => move === picked) ? 'picked' : ''}`}
                    aria-haspopup="dialog"
                    onClick={(event) => pin(card, event.currentTarget)}
                    {...handlers(card)}
                  >
                    <Face facts={table.cards[card].facts} text={text.card(table.cards[card].facts)} word={word} />
                    <span class="unseen">{label(world, props, place, word)}</span>
                    {view.discount[place] === 1 && (
                      <span class="fy-token number" aria-hidden="true">
                        −{table.discount}
                      </span>
                    )}
                  </button>
                  {price !== undefined && (
                    <span class="fy-price number" aria-hidden="true">
                      {view.discount[place] === 1 && <s>${price}</s>} <b>${price - view.discount[place] * table.discount}</b>
                    </span>
                  )}
                </>
              )}
            </li>
          )
        })}
      </ol>
      {open !== undefined && view.market.includes(open.what) && (
        <Floating
          key={`${open.what} ${open.pinned}`}
          anchor={open.anchor}
          pinned={open.pinned}
          beside
          label={label(world, props, view.market.indexOf(open.what), word)}
          close={close}
        >
          <Reading
            facts={table.cards[open.what].facts}
            text={text.card(table.cards[open.what].facts)}
            word={word}
            close={open.pinned ? close : undefined}
            note={noteOf(world, props, view.market.indexOf(open.what), word)}
          />
          {open.pinned && <CardDeeds props={props} moves={aboutCard(here, open.what)} close={close} />}
        </Floating>
      )}
    </section>
  )
}

function label({ table }: World, { view, text }: Props, place: number, word: Words): string {
  const { facts } = table.cards[view.market[place]]
  const price = table.prices[place]
  const cost = price === undefined ? word.notYet : word.price(price - view.discount[place] * table.discount)
  return `${spoken(facts, text.card(facts), word)} ${cost}${view.discount[place] === 1 ? `, ${word.markedDown(table.discount)}` : ''}`
}

/** Why it cannot be bought, where that is plain to see. */
function noteOf({ table }: World, { view }: Props, place: number, word: Words): string {
  const price = table.prices[place]
  if (price === undefined) return word.notYet
  const real = price - view.discount[place] * table.discount
  const marked = view.discount[place] === 1 ? ` (${word.markedDown(table.discount)})` : ''
  const dear = view.viewer !== 'spectator' && view.money[view.viewer] < real ? `, ${word.tooDear}` : ''
  return `${word.price(real)}${marked}${dear}`
}

function Disaster({ world: { table }, card, word }: { readonly world: World; readonly card: number; readonly word: Words }) {
  const { number, reputation } = table.disasters[card - table.disaster]
  return (
    <div class="fy-take" title={`${word.disaster} ${number}. ${word.disasterGives(reputation)}`}>
      <DisasterFace number={number} reputation={reputation} word={word} />
      <span class="unseen">
        {word.disaster} {number}. {word.disasterGives(reputation)}
      </span>
    </div>
  )
}
