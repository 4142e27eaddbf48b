import { hinted, looking } from '@fairground/kit'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type Gain, GOODS } from '../edition/vocabulary.ts'
import { type Goods, type Move, NONE } from '../state.ts'
import type { Flow as FlowNow, FlowStep } from './flow.ts'
import { GoodIcon } from './icons.tsx'
import { type MoveOf, offered, type Props } from './props.ts'
import { backPrice } from './rules.ts'
import { GainSigns, Purse } from './signs.tsx'
import { type Words, words } from './words.ts'
import type { World } from './world.ts'

/** With more bags than this, the player composes the bag piece by piece. */
const FEW = 8

/** Guides the player through a card: its steps, and the choices that are not made on the map. */
export function Flow({ props, world, flow }: { readonly props: Props; readonly world: World; readonly flow: FlowNow }) {
  const { view, moves, language, text, names } = props
  const word = words[language]
  const { cards } = world.table
  const gains = [flow.card, flow.repeats].flatMap((card) => (card === NONE ? [] : [cards[card].facts.gain.value]))
  const title = (card: number) => cards[card].name.title[language]
  return (
    <section class="fy-flow" aria-label={flow.card === NONE ? text.move({ do: 'administer' }, view, names) : title(flow.card)}>
      <p class="fy-flow-title">
        <b>{flow.card === NONE ? text.move({ do: 'administer' }, view, names) : title(flow.card)}</b>
        {flow.repeats !== NONE && <span> · {title(flow.repeats)}</span>}
      </p>
      <ol class={`fy-steps ${flow.card === NONE ? 'fy-brief' : ''}`}>
        {flow.steps.map((step, index) => (
          <StepChip key={index} step={step} gains={gains} />
        ))}
      </ol>
      {moves.length > 0 && <Asked props={props} word={word} world={world} />}
    </section>
  )
}

function StepChip({ step: { label, state, done, of, gain }, gains }: { readonly step: FlowStep; readonly gains: readonly Gain[] }) {
  return (
    <li class={`fy-chip ${state}`} {...(state === 'now' && { 'aria-current': 'step' as const })}>
      <span class="fy-chip-name">{label}</span>
      {of !== undefined && (
        <span class="number">
          {' '}
          {done}/{of}
        </span>
      )}
      {gain && gains.map((each, index) => <GainSigns key={index} gain={each} />)}
    </li>
  )
}

function Asked({ props, word, world }: { readonly props: Props; readonly word: Words; readonly world: World }) {
  const { moves } = props
  const pays = offered(moves, 'pay')
  const bags = [...offered(moves, 'choose'), ...offered(moves, 'swap')]
  const backs = offered(moves, 'back')
  const enough = moves.find((move) => move.do === 'enough')
  if (pays.length + bags.length + backs.length === 0 && enough === undefined) return null
  return (
    <div class="fy-asked">
      {pays.map((move) => (
        <Choice key={JSON.stringify(move)} props={props} move={move}>
          <Purse goods={move.goods} money={move.money} />
        </Choice>
      ))}
      {bags.length <= FEW ? (
        bags.map((move) => (
          <Choice key={JSON.stringify(move)} props={props} move={move}>
            <Purse goods={move.goods} />
          </Choice>
        ))
      ) : (
        <BagPicker props={props} bags={bags} word={word} />
      )}
      {backs.length > 0 && <Backs props={props} moves={backs} word={word} world={world} />}
      {enough !== undefined && (
        <Choice props={props} move={enough}>
          {props.text.move(enough, props.view, props.names)}
        </Choice>
      )}
    </div>
  )
}

/** One choice of a step. It is made at once if it can be undone; if it leads to a draw, it must be confirmed. */
function Choice({
  props,
  move,
  children,
  hint,
}: {
  readonly props: Props
  readonly move: Move
  readonly children: ComponentChildren
  readonly hint?: string
}) {
  const { choose, pick, picked, text, view, names } = props
  const label = text.move(move, view, names)
  return (
    <button
      type="button"
      class={`fy-choice offered ${picked === move ? 'picked' : hinted(props, move)}`}
      title={hint}
      onClick={() => (move.do === 'back' ? pick(move) : choose(move))}
      {...looking(props, move)}
    >
      <span class="unseen">{label}</span>
      <span aria-hidden="true">{children}</span>
    </button>
  )
}

/** How many more cards to buy back. */
function Backs({
  props,
  moves,
  word,
  world,
}: {
  readonly props: Props
  readonly moves: readonly MoveOf<'back'>[]
  readonly word: Words
  readonly world: World
}) {
  const { view, language } = props
  const stack = view.viewer === 'spectator' ? [] : view.stacks[view.viewer].toReversed()
  const titles = (count: number) => stack.slice(0, count).map((card) => world.table.cards[card].name.title[language])
  return (
    <>
      {moves.toReversed().map((move) => (
        <Choice key={move.cards} props={props} move={move} {...(move.cards > 0 && { hint: word.backHint(titles(move.cards).join(', ')) })}>
          <span class="number fy-purse">
            {move.cards === 0 ? word.none : `+${move.cards}`}
            {move.cards > 0 && <small>${backPrice(world.table, move.cards)}</small>}
          </span>
        </Choice>
      ))}
    </>
  )
}

/** Composes a bag of goods one by one; it can be confirmed once it is a legal one. */
function BagPicker({
  props,
  bags,
  word,
}: {
  readonly props: Props
  readonly bags: readonly (MoveOf<'choose'> | MoveOf<'swap'>)[]
  readonly word: Words
}) {
  const { choose, consider, hint, text, view, names } = props
  const wanted = bags.find((each) => each === hint)?.goods
  const [bag, setBag] = useState<Goods>(GOODS.map(() => 0))
  useEffect(() => setBag(GOODS.map(() => 0)), [bags.length])
  const move = bags.find(({ goods }) => goods.every((amount, good) => amount === bag[good]))
  const leads = (wanted: Goods) => bags.some(({ goods }) => wanted.every((amount, good) => amount >= 0 && amount <= goods[good]))
  // Never `disabled`, since the focus is on the button that was just pressed.
  const canAdd = (good: number) => leads(bag.with(good, bag[good] + 1))
  const change = (good: number, by: number) => {
    const wanted = bag.with(good, bag[good] + by)
    setBag(wanted)
    consider(bags.find(({ goods }) => goods.every((amount, each) => amount === wanted[each])))
  }
  return (
    <div class="fy-bag">
      {GOODS.map((good, index) =>
        bags.some(({ goods }) => goods[index] > 0) ? (
          <span key={good} class="fy-stepper">
            <button
              type="button"
              aria-label={word.less(word.goods[good])}
              aria-disabled={bag[index] === 0}
              onClick={() => bag[index] > 0 && change(index, -1)}
            >
              −
            </button>
            <span class="number" title={word.goods[good]}>
              <GoodIcon good={good} /> {bag[index]}
            </span>
            <button
              type="button"
              class={`${canAdd(index) ? 'offered' : ''} ${wanted !== undefined && bag[index] < wanted[index] ? 'hinted' : ''}`}
              aria-label={word.more(word.goods[good])}
              aria-disabled={!canAdd(index)}
              onClick={() => canAdd(index) && change(index, 1)}
            >
              +
            </button>
          </span>
        ) : null,
      )}
      <button
        type="button"
        class={`button primary small ${hinted(props, move)}`}
        disabled={move === undefined}
        onClick={() => move !== undefined && choose(move)}
      >
        {move === undefined ? word.take : text.move(move, view, names)}
      </button>
    </div>
  )
}
