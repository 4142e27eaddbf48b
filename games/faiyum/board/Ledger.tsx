import { Coin, hinted, useFlip, useRoving } from '@fairground/kit'
import { useMemo } from 'preact/hooks'
import { cardSentence, cardText, numberOf } from './Card.tsx'
import { KindIcon, Loop } from './icons.tsx'
import { OpenCard } from './OpenCard.tsx'
import { offered, type Props } from './props.ts'
import { backPrice } from './rules.ts'
import { useOpen } from './Sheet.tsx'
import type { Words } from './words.ts'
import type { World } from './world.ts'

interface LedgerProps {
  readonly props: Props
  readonly world: World
  readonly seat: number
  readonly word: Words
}

/** The discard stack from the top, and what an administration would bring back of it. */
export function Ledger({ props, world, seat, word }: LedgerProps) {
  const { view } = props
  const { open, close, pin, handlers } = useOpen<number>()
  const roving = useRoving<HTMLElement>()
  const stack = view.stacks[seat]
  const entries = useMemo(
    () => <Entries props={props} world={world} seat={seat} word={word} pin={pin} handlers={handlers} />,
    [props, world, seat, word, pin, handlers],
  )
  return (
    <section class="fy-ledger" aria-label={word.stack} ref={roving.ref} onKeyDown={roving.onKeyDown} onFocusIn={roving.onFocusIn}>
      <header title={word.stackHint}>
        <h2>{word.stack}</h2>
        <span class="number">{stack.length}</span>
      </header>
      {stack.length === 0 && <p class="fy-empty">{word.emptyStack}</p>}
      {entries}
      {open !== undefined && <OpenCard open={open} props={props} world={world} word={word} close={close} />}
    </section>
  )
}

function Entries({ props, world, seat, word, pin, handlers }: LedgerProps & Pick<ReturnType<typeof useOpen<number>>, 'pin' | 'handlers'>) {
  const { view, moves, choose, pick, picked, attempt, text } = props
  const { table } = world
  const stack = view.stacks[seat].toReversed()
  const flip = useFlip<HTMLOListElement>(stack.join())
  const lays = offered(moves, 'lay')
  const laid = lays.length > 0 ? view.action.done : 0
  const backs = offered(moves, 'back')
  // During an administration the free cards are already back, so all that are left cost money.
  const free = view.phase === 'back' && view.seat === seat ? 0 : table.cardsBack

  function press(card: number, place: number, anchor: Element): void {
    const lay = place >= laid ? lays.find((move) => move.card === card) : undefined
    const back = backs.find((move) => move.cards === place + 1)
    if (lay !== undefined) choose(lay)
    else if (back !== undefined) pick(back)
    else if (backs.length > 0 && attempt !== undefined) attempt({ do: 'back', cards: place + 1 })
    else pin(card, anchor)
  }

  return (
    <ol ref={flip}>
      {stack.map((card, place) => {
        const { facts } = table.cards[card]
        const words = cardText(text, facts)
        const price = place < free ? 0 : backPrice(table, place - free + 1)
        const returns = price === 0 ? word.comesBack : word.comesBackFor(price)
        const lay = place >= laid ? lays.find((move) => move.card === card) : undefined
        const back = backs.find((move) => move.cards === place + 1)
        const move = lay ?? back
        const copy = stack.slice(0, place).filter((each) => each === card).length
        const state = `${move === undefined ? '' : 'offered'} ${back !== undefined && back === picked ? 'picked' : ''}`
        return (
          <li
            key={`${card} ${copy}`}
            class={`fy-entry kind-${facts.kind.value} ${place === 0 ? 'top' : ''}`}
            data-flip={`stack-${card}-${copy}`}
            {...handlers(card)}
          >
            <KindIcon kind={facts.kind.value} />
            <button
              type="button"
              data-stop
              tabIndex={place === 0 ? 0 : -1}
              class={`fy-row ${state} ${hinted(props, move)}`}
              aria-disabled={backs.length > 0 && move === undefined}
              onClick={(event) => press(card, place, event.currentTarget)}
            >
              <span class="unseen">{`${cardSentence(facts, words, word)} ${place === 0 ? `${word.top}, ` : ''}${returns}`}</span>
              <span aria-hidden="true">
                <b class="fy-number number">{numberOf(facts) ?? '·'}</b>
                <span class="fy-ledger-title">{words.title}</span>
                <span class={`fy-return number ${price === 0 ? 'free' : ''}`} title={returns}>
                  {price === 0 ? (
                    <Loop />
                  ) : (
                    <>
                      {price}
                      <Coin />
                    </>
                  )}
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
