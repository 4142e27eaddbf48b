import { Coin, useFlip, useRoving } from '@fairground/kit'
import { useMemo } from 'preact/hooks'
import { GOODS } from '../edition/vocabulary.ts'
import type { Move } from '../state.ts'
import { Face, spoken } from './Card.tsx'
import { useCalm } from './calm.ts'
import { CardDeeds } from './Deeds.tsx'
import { Flow } from './Flow.tsx'
import { flowOf } from './flow.ts'
import { Ankh, GoodIcon } from './icons.tsx'
import { Ledger } from './Ledger.tsx'
import { administrationOf } from './outlook.ts'
import { aboutCard, type Props } from './props.ts'
import { Floating, Reading, useOpen } from './Sheet.tsx'
import { type Words, words } from './words.ts'
import { type World, worldFor } from './world.ts'

const HERE: readonly Move['do'][] = ['use', 'cash', 'give']

/** What one has: goods and money, the hand, the discard stack, and the deeds that need no card. */
export function Tray(own: Props) {
  const props = useCalm(own)
  return useMemo(() => <Laid props={props} />, [props])
}

function Laid({ props }: { readonly props: Props }) {
  const { view, options, language } = props
  const word = words[language]
  const world = worldFor(view, options.edition)
  const flow = useMemo(() => (view.seat === view.viewer ? flowOf(world, view, word) : undefined), [world, view, word])
  if (view.viewer === 'spectator') return null
  return (
    <div class={`fy-tray ${flow === undefined ? '' : 'flowing'}`}>
      <Purse props={props} seat={view.viewer} word={word} />
      <div class="fy-middle">
        {flow !== undefined && <Flow props={props} world={world} flow={flow} />}
        <Hand props={props} world={world} seat={view.viewer} word={word} flowing={flow !== undefined} />
      </div>
      <Ledger props={props} world={world} seat={view.viewer} word={word} />
    </div>
  )
}

interface Own {
  readonly props: Props
  readonly seat: number
  readonly word: Words
}

function Purse({ props, seat, word }: Own) {
  const { view, moves, options, text, names, choose, pick, picked, consider } = props
  const administer = moves.find((move) => move.do === 'administer')
  const quit = moves.find((move) => move.do === 'quit')
  const world = worldFor(view, options.edition)
  const outlook = useMemo(() => administrationOf(world, view, seat), [world, view, seat])
  return (
    <section class="fy-own" aria-label={word.purse}>
      <ul class="fy-goods">
        <li class="fy-good main" title={word.reputation}>
          <Ankh />
          <span class="unseen">{word.reputation}: </span>
          <b class="number">{view.reputation[seat]}</b>
        </li>
        <li class="fy-good main" title={word.money}>
          <Coin />
          <span class="unseen">{word.money}: </span>
          <b class="number">{view.money[seat]}</b>
        </li>
        {GOODS.map((good, index) => {
          const amount = view.goods[seat * GOODS.length + index]
          return (
            <li key={good} class={`fy-good ${amount === 0 ? 'none' : ''}`} title={word.goods[good]}>
              <GoodIcon good={good} />
              <span class="unseen">{word.goods[good]}: </span>
              <b class="number">{amount}</b>
            </li>
          )
        })}
      </ul>
      {view.quit[seat] === 1 ? (
        <p class="fy-quit">{word.hasQuit}</p>
      ) : view.ending ? (
        <button
          type="button"
          class={`button fy-leave ${quit === undefined ? '' : 'offered'} ${picked !== undefined && picked === quit ? 'primary' : ''}`}
          disabled={quit === undefined}
          onClick={() => quit !== undefined && pick(quit)}
          onPointerEnter={() => consider(quit)}
          onPointerLeave={() => consider(undefined)}
        >
          {text.move({ do: 'quit' }, view, names)}
        </button>
      ) : (
        <button
          type="button"
          class={`button fy-administer ${administer === undefined ? '' : 'offered'}`}
          disabled={administer === undefined}
          onClick={() => administer !== undefined && choose(administer)}
          onPointerEnter={() => consider(administer)}
          onPointerLeave={() => consider(undefined)}
          onFocus={() => consider(administer)}
          onBlur={() => consider(undefined)}
        >
          <span>{text.move({ do: 'administer' }, view, names)}</span>
          <small class="number">{word.administerHint(outlook.income, outlook.back)}</small>
        </button>
      )}
    </section>
  )
}

/** Equal cards lie on each other. */
function Hand({ props, world, seat, word, flowing }: Own & { readonly world: World; readonly flowing: boolean }) {
  const { view, moves, text } = props
  const { table } = world
  const { open, close, pin, handlers } = useOpen<number>()
  const roving = useRoving<HTMLDivElement>()
  const here = moves.filter((move) => HERE.includes(move.do))
  const hand = view.hands[seat]
  const cards = [...new Set(hand)]
  const flip = useFlip<HTMLElement>(hand.join())
  return (
    <section class="fy-hand-room" aria-label={word.yourHand} ref={flip}>
      {hand.length === 0 && <p class="fy-empty">{word.emptyHand}</p>}
      <div
        class="fy-hand"
        role="toolbar"
        aria-label={word.yourHand}
        ref={roving.ref}
        onKeyDown={roving.onKeyDown}
        onFocusIn={roving.onFocusIn}
      >
        {cards.map((card, index) => {
          const { facts } = table.cards[card]
          const about = aboutCard(here, card)
          const copies = hand.filter((each) => each === card).length
          const usable = about.some((move) => move.do !== 'cash')
          return (
            <button
              key={card}
              type="button"
              data-stop
              data-flip={`hand-${card}`}
              tabIndex={index === 0 ? 0 : -1}
              class={`fy-take ${about.length > 0 ? 'offered' : ''} ${about.length > 0 && !usable ? 'cash-only' : ''} ${copies > 1 ? 'several' : ''}`}
              aria-haspopup="dialog"
              onClick={(event) => pin(card, event.currentTarget)}
              {...handlers(card)}
            >
              <Face facts={facts} text={text.card(facts)} word={word} sentence={!flowing} />
              <span class="unseen">
                {spoken(facts, text.card(facts), word)} {copies > 1 && word.copies(copies)}
              </span>
              {copies > 1 && (
                <span class="fy-copies number" aria-hidden="true">
                  ×{copies}
                </span>
              )}
            </button>
          )
        })}
      </div>
      {open !== undefined && hand.includes(open.what) && (
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
            note={noteOf(props, world, open.what, aboutCard(here, open.what), word)}
          />
          {open.pinned && <CardDeeds props={props} moves={aboutCard(here, open.what)} close={close} />}
        </Floating>
      )}
    </section>
  )
}

function noteOf({ view, language }: Props, { table }: World, card: number, about: readonly Move[], word: Words): string | undefined {
  if (about.some((move) => move.do === 'cash') && !about.some((move) => move.do === 'use')) return word.cannotUse
  const stack = view.viewer === 'spectator' ? [] : view.stacks[view.viewer]
  const top = stack[stack.length - 1]
  return table.cards[card].plan.repeats && top !== undefined ? word.repeatsNow(table.cards[top].name.title[language]) : undefined
}
