import { Coin, hinted, looking, pressing } from '@fairground/kit'
import { useMemo } from 'preact/hooks'
import { GOODS } from '../edition/vocabulary.ts'
import type { Move } from '../state.ts'
import { useCalm } from './calm.ts'
import { Flow } from './Flow.tsx'
import { flowOf } from './flow.ts'
import { Hand } from './Hand.tsx'
import { Ankh, GoodIcon } from './icons.tsx'
import { Ledger } from './Ledger.tsx'
import { administrationOf } from './outlook.ts'
import type { PageProps, Props } from './props.ts'
import { type Words, words } from './words.ts'
import { worldFor } from './world.ts'

/** What one has: goods and money, the hand, the discard stack, and the deeds that need no card. */
export function Tray(own: PageProps) {
  const props = useCalm(own)
  return useMemo(() => <Laid props={props} />, [props])
}

function Laid({ props }: { readonly props: Props }) {
  const { facts, view, language } = props
  const word = words[language]
  const world = worldFor(facts)
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
  const { facts, view } = props
  const world = worldFor(facts)
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
        <Quit props={props} />
      ) : (
        <Administer props={props} outlook={word.administerHint(outlook.income, outlook.back)} />
      )}
    </section>
  )
}

function Administer({ props, outlook }: { readonly props: Props; readonly outlook: string }) {
  const { view, moves, text, names, choose } = props
  const move = moves.find((each) => each.do === 'administer')
  return (
    <button
      type="button"
      class={`button fy-administer ${move === undefined ? '' : 'offered'} ${hinted(props, move)}`}
      {...pressed(props, move, { do: 'administer' }, choose)}
    >
      <span>{text.move({ do: 'administer' }, view, names)}</span>
      <small class="number">{outlook}</small>
    </button>
  )
}

function Quit({ props }: { readonly props: Props }) {
  const { view, moves, picked, text, names, pick } = props
  const move = moves.find((each) => each.do === 'quit')
  const ready = move !== undefined && move === picked
  return (
    <button
      type="button"
      class={`button fy-leave ${move === undefined ? '' : 'offered'} ${ready ? 'primary' : ''} ${hinted(props, move)}`}
      {...pressed(props, move, { do: 'quit' }, pick)}
    >
      {text.move({ do: 'quit' }, view, names)}
    </button>
  )
}

/** A deed of the tray: done where it is offered; else its press asks why it is not, if there is somebody to say so. */
function pressed(props: Props, move: Move | undefined, wanted: Move, act: (move: Move) => void) {
  return {
    disabled: move === undefined && props.attempt === undefined,
    ...pressing(props, move, act, wanted),
    ...looking(props, move),
  }
}
