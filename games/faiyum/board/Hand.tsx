import { useFlip, useRoving } from '@fairground/kit'
import { useMemo } from 'preact/hooks'
import type { Move } from '../state.ts'
import { cardSentence, cardText, Face } from './Card.tsx'
import { CardActions } from './CardActions.tsx'
import { OpenCard } from './OpenCard.tsx'
import { aboutCard, type Props } from './props.ts'
import { useOpen } from './Sheet.tsx'
import type { Words } from './words.ts'
import type { World } from './world.ts'

const HERE: readonly Move['do'][] = ['use', 'cash', 'give']

/** With more piles than this they overlap on most desktop screens, and their names are written along their edges. */
const MANY = 8

interface HandProps {
  readonly props: Props
  readonly world: World
  readonly seat: number
  readonly word: Words
}

/** The cards in hand. Pressing a card opens it, with its actions below. */
export function Hand({ props, world, seat, word }: HandProps) {
  const { view, moves, text, names } = props
  const { open, close, pin, handlers } = useOpen<number>()
  const hand = view.hands[seat]
  const flip = useFlip<HTMLElement>(hand.join())
  // Opening a card renders no other card again.
  const cards = useMemo(
    () => <Cards props={props} world={world} seat={seat} word={word} pin={pin} handlers={handlers} />,
    [props, world, seat, word, pin, handlers],
  )
  return (
    <section class="fy-hand-room" aria-label={word.yourHand} ref={flip}>
      {hand.length === 0 && view.quit[seat] !== 1 && <p class="fy-empty">{word.emptyHand}</p>}
      {cards}
      {open !== undefined && hand.includes(open.what) && (
        <OpenCard
          open={open}
          props={props}
          world={world}
          word={word}
          note={noteOf(props, world, open.what, inHand(moves, open.what), word)}
          close={close}
        >
          <CardActions
            props={props}
            moves={inHand(moves, open.what)}
            missed={missedOf(moves, open.what, (attempt) => text.move(attempt, view, names))}
            close={close}
          />
        </OpenCard>
      )}
    </section>
  )
}

/** Equal cards lie on each other. */
function Cards({ props, world, seat, word, pin, handlers }: HandProps & Pick<ReturnType<typeof useOpen<number>>, 'pin' | 'handlers'>) {
  const { view, moves, hint, text } = props
  const roving = useRoving<HTMLDivElement>()
  const hand = view.hands[seat]
  const piles = [...new Set(hand)]
  return (
    <div
      class={`fy-hand ${piles.length > MANY ? 'many' : ''} ${piles.length > 5 ? 'over-five' : ''} ${piles.length > 7 ? 'over-seven' : ''}`}
      style={{ '--piles': piles.length }}
      role="toolbar"
      aria-label={word.yourHand}
      ref={roving.ref}
      onKeyDown={roving.onKeyDown}
      onFocusIn={roving.onFocusIn}
    >
      {piles.map((card, index) => {
        const { facts } = world.table.cards[card]
        const about = inHand(moves, card)
        const copies = hand.filter((each) => each === card).length
        const cashOnly = about.length > 0 && !about.some((move) => move.do !== 'cash')
        const state = `${about.length > 0 ? 'offered' : ''} ${cashOnly ? 'cash-only' : ''} ${copies > 1 ? 'several' : ''}`
        return (
          <button
            key={card}
            type="button"
            data-stop
            data-flip={`hand-${card}`}
            tabIndex={index === 0 ? 0 : -1}
            class={`fy-take ${state} ${about.some((move) => move === hint) ? 'hinted' : ''}`}
            aria-haspopup="dialog"
            onClick={(event) => pin(card, event.currentTarget)}
            {...handlers(card)}
          >
            <Face facts={facts} text={cardText(text, facts)} word={word} copies={copies} />
            <span class="unseen">
              {cardSentence(facts, cardText(text, facts), word)} {copies > 1 && word.copies(copies)}
            </span>
          </button>
        )
      })}
    </div>
  )
}

function inHand(moves: readonly Move[], card: number): readonly Move[] {
  return aboutCard(moves, card).filter((move) => HERE.includes(move.do))
}

/** The action of a card that is not possible now. */
function missedOf(moves: readonly Move[], card: number, label: (attempt: Move) => string) {
  const about = inHand(moves, card)
  if (about.some((move) => move.do !== 'cash')) return undefined
  const attempt: Move = { do: 'use', card }
  return { attempt, label: label(attempt) }
}

function noteOf({ view, language }: Props, { table }: World, card: number, about: readonly Move[], word: Words): string | undefined {
  if (about.some((move) => move.do === 'cash') && !about.some((move) => move.do === 'use')) return word.cannotUse
  const stack = view.viewer === 'spectator' ? [] : view.stacks[view.viewer]
  const top = stack[stack.length - 1]
  return table.cards[card].plan.repeats && top !== undefined ? word.repeatsNow(table.cards[top].name.title[language]) : undefined
}
