import { Coin, hinted, looking, pressing, useNarrow } from '@fairground/kit'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { GOODS } from '../edition/vocabulary.ts'
import type { Move } from '../state.ts'
import { Flow } from './Flow.tsx'
import { flowOf } from './flow.ts'
import { Hand } from './Hand.tsx'
import { Ankh, GoodIcon, HandIcon, StackIcon, StallIcon } from './icons.tsx'
import { Ledger } from './Ledger.tsx'
import type { PageProps, Props } from './props.ts'
import { administrationOf } from './rules.ts'
import { Shelf } from './Shelf.tsx'
import { type Sheet, sheetFor } from './sheet.ts'
import { useStableProps } from './stable-props.ts'
import { type Words, words } from './words.ts'
import { type World, worldFor } from './world.ts'

/** What one has: goods and money, the hand, the discard stack, and the deeds that need no card. */
export function Tray(own: PageProps) {
  const props = useStableProps(own)
  return useMemo(() => <Laid props={props} />, [props])
}

/** The way through a card or an administration. At a desk the prompt has it, so that the hand stays as it lies; on a phone the dock. */
export function Steps(own: PageProps) {
  const props = useStableProps(own)
  return useMemo(() => <Way props={props} />, [props])
}

function Way({ props }: { readonly props: Props }) {
  const { facts, view, language } = props
  const world = worldFor(facts)
  const flow = view.seat === view.viewer ? flowOf(world, view, words[language]) : undefined
  return flow === undefined ? null : <Flow props={props} world={world} flow={flow} />
}

function Laid({ props }: { readonly props: Props }) {
  const { facts, view, language } = props
  const word = words[language]
  const narrow = useNarrow()
  if (view.viewer === 'spectator') return null
  const own = { props, world: worldFor(facts), seat: view.viewer, word }
  if (narrow) return <Dock {...own} />
  return (
    <div class="fy-tray">
      <section class="fy-own" aria-label={word.purse}>
        <Purse {...own} />
        <Deeds {...own} />
      </section>
      <Hand {...own} />
      <Ledger {...own} />
    </div>
  )
}

interface Own {
  readonly props: Props
  readonly world: World
  readonly seat: number
  readonly word: Words
}

const SHEETS: readonly Sheet[] = ['hand', 'market', 'stack']
const SHEET_ICONS: Readonly<Record<Sheet, ComponentChildren>> = { hand: <HandIcon />, market: <StallIcon />, stack: <StackIcon /> }
/** Chosen on the map, or in the way through a card. */
const NO_SHEET: readonly Move['do'][] = ['space', 'join', 'pay', 'choose', 'swap']

/** On a phone map, market, hand and stack are one thumb apart: one sheet lies open at a time, the one where the choice is that is due. */
function Dock({ props, world, seat, word }: Own) {
  const { view, moves } = props
  const [wanted, setWanted] = useState<Sheet>('hand')
  // What is due opens its sheet; a turn of one's own begins with the hand.
  const due = sheetFor(moves) ?? (moves.length > 0 && view.phase === 'turn' ? 'hand' : undefined)
  // Whoever has bought a card sees it come into the hand, alone too, where the next turn is one's own again.
  const cards = view.hands[seat].length
  useEffect(() => {
    if (due !== undefined) setWanted(due)
  }, [due, cards])
  // While the map is asked, or what to pay, no sheet is: the map has the room until somebody opens one. What one does there is told there.
  const asked = useRef(false)
  if (moves.length > 0 || view.seat !== seat) asked.current = moves.some(({ do: deed }) => NO_SHEET.includes(deed))
  // Whoever has quit has nothing to choose any more: the map, and in the end the verdict, has the room.
  const mapped = asked.current || view.quit[seat] === 1 || view.phase === 'over'
  const [peeking, setPeeking] = useState(false)
  useEffect(() => setPeeking(false), [mapped])
  const open = !mapped || peeking
  const titles: Readonly<Record<Sheet, string>> = { hand: word.handShort, market: word.marketShort, stack: word.stackShort }
  const counts: Readonly<Record<Sheet, string>> = {
    hand: String(view.hands[seat].length),
    market: `${Math.min(world.table.prices.length, view.market.length)} + ${Math.max(0, view.market.length - world.table.prices.length)}`,
    stack: String(view.stacks[seat].length),
  }
  return (
    <div class="fy-tray dock">
      <section class="fy-own" aria-label={word.purse}>
        <Purse seat={seat} props={props} word={word} />
      </section>
      <Way props={props} />
      {open && (
        <div class={`fy-open ${wanted}`} role="tabpanel" aria-label={titles[wanted]}>
          {wanted === 'hand' && (
            <>
              <Hand props={props} world={world} seat={seat} word={word} />
              <Deeds props={props} world={world} seat={seat} word={word} />
            </>
          )}
          {wanted === 'market' && <Shelf props={props} world={world} />}
          {wanted === 'stack' && <Ledger props={props} world={world} seat={seat} word={word} />}
        </div>
      )}
      <div class="fy-dock" role="tablist">
        {SHEETS.map((sheet) => (
          <button
            key={sheet}
            type="button"
            role="tab"
            aria-selected={open && wanted === sheet}
            onClick={() => {
              setPeeking(wanted !== sheet || !open)
              setWanted(sheet)
            }}
          >
            {SHEET_ICONS[sheet]}
            <b class="number">{counts[sheet]}</b> {titles[sheet]}
          </button>
        ))}
      </div>
    </div>
  )
}

function Purse({ props: { view }, seat, word }: Pick<Own, 'props' | 'seat' | 'word'>) {
  return (
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
  )
}

/** What needs no card: to administer, and in the last turns to quit. */
function Deeds({ props, world, seat, word }: Own) {
  const { view } = props
  const outlook = useMemo(() => administrationOf(world.table, view, seat), [world, view, seat])
  if (view.quit[seat] === 1) return <p class="fy-quit">{word.youHaveQuit}</p>
  if (view.ending) return <Quit props={props} />
  return <Administer props={props} outlook={word.administerHint(outlook.income, outlook.back)} />
}

function Administer({ props, outlook }: { readonly props: Props; readonly outlook: string }) {
  const { view, moves, picked, text, names, pick } = props
  const move = moves.find((each) => each.do === 'administer')
  return (
    <button
      type="button"
      class={`button fy-administer ${move === undefined ? '' : 'offered'} ${move !== undefined && move === picked ? 'picked' : ''} ${hinted(props, move)}`}
      {...pressed(props, move, { do: 'administer' }, pick)}
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

/** A deed of the tray: done where it is offered; else its press asks why it is not, if there is somebody to say so. Never `disabled`, since the focus may rest here. */
function pressed(props: Props, move: Move | undefined, wanted: Move, act: (move: Move) => void) {
  return { ...pressing(props, move, act, wanted), ...looking(props, move) }
}
