import { useFlip } from '@fairground/kit'
import { useMemo } from 'preact/hooks'
import type { Move, View } from '../state.ts'
import { cardSentence, cardText, DisasterFace, Face } from './Card.tsx'
import { CardActions } from './CardActions.tsx'
import { HandIcon, Storm } from './icons.tsx'
import { OpenCard } from './OpenCard.tsx'
import { aboutCard, type Props } from './props.ts'
import { useOpen } from './Sheet.tsx'
import { type Words, words } from './words.ts'
import type { World } from './world.ts'

const HERE: readonly Move['do'][] = ['buy', 'take', 'replace']

interface ShelfProps {
  readonly props: Props
  readonly world: World
}

/** The market: a shelf of eight cards, the lowest four for sale. */
export function Shelf({ props, world }: ShelfProps) {
  const { view, moves, language } = props
  const word = words[language]
  const { open, close, pin, handlers } = useOpen<number>()
  // Opening a card renders no other card again.
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
        <Storms world={world} view={view} word={word} />
      </header>
      {places}
      {open !== undefined && view.market.includes(open.what) && (
        <OpenCard
          open={open}
          props={props}
          world={world}
          word={word}
          beside
          label={label(world, props, view.market.indexOf(open.what), word)}
          note={noteOf(world, props, view.market.indexOf(open.what), word)}
          close={close}
        >
          <CardActions
            props={props}
            moves={forSale(moves, open.what)}
            missed={forSale(moves, open.what).length > 0 ? undefined : { attempt: { do: 'buy', card: open.what }, label: word.buy }}
            close={close}
          />
        </OpenCard>
      )}
    </section>
  )
}

/** The disasters; those that have come are lit. The end begins with the last one. */
function Storms({ world: { table }, view, word }: { readonly world: World; readonly view: View; readonly word: Words }) {
  const all = table.disasters.length
  const come = view.ending ? all : view.market.filter((card) => card >= table.disaster).length
  return (
    <p class="fy-storms" title={word.storms(come, all)}>
      {table.disasters.map(({ number }, index) => (
        <span key={number} class={index < come ? 'come' : ''}>
          <Storm />
        </span>
      ))}
      <span class="unseen">{word.storms(come, all)}</span>
    </p>
  )
}

type Opening = Pick<ReturnType<typeof useOpen<number>>, 'pin' | 'handlers'>

function Places({ props, world, pin, handlers }: ShelfProps & Opening) {
  const { view, language } = props
  const word = words[language]
  const flip = useFlip<HTMLDivElement>(view.market.join())
  const places = view.market.map((card, place) => ({ card, place }))
  const slip = (each: (typeof places)[number]) => (
    <Slip key={each.card} props={props} world={world} word={word} {...each} pin={pin} handlers={handlers} />
  )
  const later = places.filter(({ card, place }) => card >= world.table.disaster || world.table.prices[place] === undefined)
  return (
    <div ref={flip} class="fy-places">
      <ol>{places.filter((each) => !later.includes(each)).map(slip)}</ol>
      {later.length > 0 && <h3>{word.later}</h3>}
      <ol>{later.map(slip)}</ol>
    </div>
  )
}

interface SlipProps extends ShelfProps, Opening {
  readonly word: Words
  readonly card: number
  readonly place: number
}

/** A card of the market with its price; bright if the player can afford it. */
function Slip({ props, world, word, card, place, pin, handlers }: SlipProps) {
  const { view, moves, picked, hint, text, attempt } = props
  const { table } = world
  if (card >= table.disaster)
    return (
      <li class="fy-place later" data-flip={`market-${card}`}>
        <Disaster world={world} card={card} word={word} attempt={attempt} />
      </li>
    )
  const price = table.prices[place]
  const real = price - view.discount[place] * table.discount
  const about = forSale(moves, card)
  const { facts } = table.cards[card]
  // A card that is discarded or taken for free is never too expensive.
  const pays = price !== undefined && view.viewer !== 'spectator' && !moves.some((move) => move.do === 'replace' || move.do === 'take')
  const dear = pays && view.money[view.viewer as number] < real
  const state = `${about.length > 0 ? 'offered' : ''} ${about.some((move) => move === picked) ? 'picked' : ''}`
  return (
    <li class={`fy-place ${price === undefined ? 'later' : 'for-sale'} ${dear ? 'dear' : ''}`} data-flip={`market-${card}`}>
      <button
        type="button"
        class={`fy-take ${state} ${about.some((move) => move === hint) ? 'hinted' : ''}`}
        aria-haspopup="dialog"
        onClick={(event) => pin(card, event.currentTarget)}
        {...handlers(card)}
      >
        <Face facts={facts} text={cardText(text, facts)} word={word} shape={price === undefined ? 'line' : 'slip'} />
        <span class="unseen">{label(world, props, place, word)}</span>
        {price !== undefined && (
          <span class="fy-price number" aria-hidden="true">
            <b>${real}</b>
            {view.discount[place] === 1 && <s>${price}</s>}
          </span>
        )}
        {view.discount[place] === 1 && (
          <span class="fy-token number" aria-hidden="true">
            −{table.discount}
          </span>
        )}
      </button>
    </li>
  )
}

function forSale(moves: readonly Move[], card: number): readonly Move[] {
  return aboutCard(moves, card).filter((move) => HERE.includes(move.do))
}

function label({ table }: World, { view, text }: Props, place: number, word: Words): string {
  const { facts } = table.cards[view.market[place]]
  const price = table.prices[place]
  const cost = price === undefined ? word.notYet : word.price(price - view.discount[place] * table.discount)
  return `${cardSentence(facts, cardText(text, facts), word)} ${cost}${view.discount[place] === 1 ? `, ${word.markedDown(table.discount)}` : ''}`
}

/** Why it cannot be bought, if that is obvious. */
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
      <DisasterFace number={number} reputation={reputation} word={word} shape="line" />
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
