import { Coin, useFlip } from '@fairground/kit'
import { useMemo } from 'preact/hooks'
import type { Move } from '../state.ts'
import { cardText, DisasterFace, Face, spoken } from './Card.tsx'
import { CardDeeds } from './Deeds.tsx'
import { HandIcon } from './icons.tsx'
import { aboutCard, type Props } from './props.ts'
import { Floating, Reading, useOpen } from './Sheet.tsx'
import { type Words, words } from './words.ts'
import type { World } from './world.ts'

const HERE: readonly Move['do'][] = ['buy', 'take', 'replace']

interface ShelfProps {
  readonly props: Props
  readonly world: World
}

/** The market: a shelf of eight, the lowest four for sale. */
export function Shelf({ props, world }: ShelfProps) {
  const { view, moves, text, language } = props
  const word = words[language]
  const { table } = world
  const { open, close, pin, handlers } = useOpen<number>()
  // Opening a card draws no other card again.
  const places = useMemo(() => <Places props={props} world={world} pin={pin} handlers={handlers} />, [props, world, pin, handlers])
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
      {places}
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
            text={cardText(text, table.cards[open.what].facts)}
            word={word}
            close={open.pinned ? close : undefined}
            note={noteOf(world, props, view.market.indexOf(open.what), word)}
          />
          {open.pinned && (
            <CardDeeds
              props={props}
              moves={forSale(moves, open.what)}
              missed={forSale(moves, open.what).length > 0 ? undefined : { attempt: { do: 'buy', card: open.what }, label: word.buy }}
              close={close}
            />
          )}
        </Floating>
      )}
    </section>
  )
}

type Opening = Pick<ReturnType<typeof useOpen<number>>, 'pin' | 'handlers'>

function Places({ props, world, pin, handlers }: ShelfProps & Opening) {
  const { view, moves, picked, hint, text, language, attempt } = props
  const word = words[language]
  const { table } = world
  const flip = useFlip<HTMLOListElement>(view.market.join())
  return (
    <ol ref={flip} class="fy-places">
      {view.market.map((card, place) => {
        if (card >= table.disaster)
          return (
            <li key={card} class="fy-place later" data-flip={`market-${card}`}>
              <Disaster world={world} card={card} word={word} attempt={attempt} />
            </li>
          )
        const price = table.prices[place]
        const about = forSale(moves, card)
        const { facts } = table.cards[card]
        const state = `${about.length > 0 ? 'offered' : ''} ${about.some((move) => move === picked) ? 'picked' : ''}`
        return (
          <li key={card} class={`fy-place ${price === undefined ? 'later' : 'for-sale'}`} data-flip={`market-${card}`}>
            <button
              type="button"
              class={`fy-take ${state} ${about.some((move) => move === hint) ? 'hinted' : ''}`}
              aria-haspopup="dialog"
              onClick={(event) => pin(card, event.currentTarget)}
              {...handlers(card)}
            >
              <Face facts={facts} text={cardText(text, facts)} word={word} />
              <span class="unseen">{label(world, props, place, word)}</span>
              {view.discount[place] === 1 && (
                <span class="fy-token number" aria-hidden="true">
                  −{table.discount}
                </span>
              )}
            </button>
            {price !== undefined && (
              <span class="fy-price number" aria-hidden="true">
                {view.discount[place] === 1 && <s>{price}</s>} <b>{price - view.discount[place] * table.discount}</b>
                <Coin />
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function forSale(moves: readonly Move[], card: number): readonly Move[] {
  return aboutCard(moves, card).filter((move) => HERE.includes(move.do))
}

function label({ table }: World, { view, text }: Props, place: number, word: Words): string {
  const { facts } = table.cards[view.market[place]]
  const price = table.prices[place]
  const cost = price === undefined ? word.notYet : word.price(price - view.discount[place] * table.discount)
  return `${spoken(facts, cardText(text, facts), word)} ${cost}${view.discount[place] === 1 ? `, ${word.markedDown(table.discount)}` : ''}`
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

interface DisasterProps {
  readonly world: World
  readonly card: number
  readonly word: Words
  readonly attempt: Props['attempt']
}

function Disaster({ world: { table }, card, word, attempt }: DisasterProps) {
  const { number, reputation } = table.disasters[card - table.disaster]
  const says = `${word.disaster} ${number}. ${word.disasterGives(reputation)}`
  const face = (
    <>
      <DisasterFace number={number} reputation={reputation} word={word} />
      <span class="unseen">{says}</span>
    </>
  )
  if (attempt === undefined)
    return (
      <div class="fy-take" title={says}>
        {face}
      </div>
    )
  return (
    <button type="button" class="fy-take" title={says} aria-disabled="true" onClick={() => attempt({ do: 'buy', card })}>
      {face}
    </button>
  )
}
