import { useFlip, useRoving } from '@fairground/kit'
import { backPrice } from '../rules/administration.ts'
import { numberOf, spoken } from './Card.tsx'
import { KindIcon, Loop } from './icons.tsx'
import { offered, type Props } from './props.ts'
import { Floating, Reading, useOpen } from './Sheet.tsx'
import type { Words } from './words.ts'
import type { World } from './world.ts'

interface LedgerProps {
  readonly props: Props
  readonly world: World
  readonly seat: number
  readonly word: Words
}

/** The discard stack from the top, and what an administration brings back of it. */
export function Ledger({ props, world, seat, word }: LedgerProps) {
  const { view, moves, choose, pick, picked, text } = props
  const { table } = world
  const { open, close, pin, handlers } = useOpen<number>()
  const roving = useRoving<HTMLElement>()
  const stack = view.stacks[seat].toReversed()
  const flip = useFlip<HTMLOListElement>(stack.join())
  const lays = offered(moves, 'lay')
  const laying = lays.length > 0
  const laid = laying ? view.action.done : 0
  const backs = offered(moves, 'back')
  // Within an administration the first cards are back already: what is left costs money.
  const free = view.phase === 'back' && view.seat === seat ? 0 : table.cardsBack
  return (
    <section class="fy-ledger" aria-label={word.stack} ref={roving.ref} onKeyDown={roving.onKeyDown} onFocusIn={roving.onFocusIn}>
      <header title={word.stackHint}>
        <h2>{word.stack}</h2>
        <span class="number">{stack.length}</span>
      </header>
      {stack.length === 0 && <p class="fy-empty">{word.emptyStack}</p>}
      <ol ref={flip}>
        {stack.map((card, place) => {
          const { facts } = table.cards[card]
          const price = place < free ? 0 : backPrice(table, place - free + 1)
          const hint = price === 0 ? word.comesBack : word.comesBackFor(price)
          const lay = laying && place >= laid ? lays.find((move) => move.card === card) : undefined
          const back = backs.find((move) => move.cards === place + 1)
          const copy = stack.slice(0, place).filter((each) => each === card).length
          const says = `${spoken(facts, text.card(facts), word)} ${place === 0 ? `${word.top}, ` : ''}${hint}`
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
                class={`fy-row ${lay === undefined && back === undefined ? '' : 'offered'} ${back !== undefined && back === picked ? 'picked' : ''}`}
                onClick={(event) => (lay !== undefined ? choose(lay) : back !== undefined ? pick(back) : pin(card, event.currentTarget))}
              >
                <span class="unseen">{says}</span>
                <span aria-hidden="true">
                  <b class="fy-number number">{numberOf(facts) ?? '·'}</b>
                  <span class="fy-ledger-title">{text.card(facts).title}</span>
                  <span class={`fy-return number ${price === 0 ? 'free' : ''}`} title={hint}>
                    {price === 0 ? <Loop /> : `$${price}`}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {open !== undefined && (
        <Floating
          key={`${open.what} ${open.pinned}`}
          anchor={open.anchor}
          pinned={open.pinned}
          label={text.card(table.cards[open.what].facts).title}
          close={close}
        >
          <Reading
            facts={table.cards[open.what].facts}
            text={text.card(table.cards[open.what].facts)}
            word={word}
            close={open.pinned ? close : undefined}
          />
        </Floating>
      )}
    </section>
  )
}
