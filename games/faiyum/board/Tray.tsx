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
import { type Sheet, sheetFor, sheetOf, sheetToOpen } from './sheet.ts'
import { useStableProps } from './stable-props.ts'
import { type Words, words } from './words.ts'
import { type World, worldFor } from './world.ts'

/** The player's own things: goods and money, hand, discard stack, and the actions that need no card. */
export function Tray(own: PageProps) {
  const props = useStableProps(own)
  return useMemo(() => <TrayContent props={props} />, [props])
}

/**
 * The steps of a card or an administration. On a desktop they are in the prompt, so that the hand keeps its place; on a phone in the dock.
 */
export function Steps(own: PageProps) {
  const props = useStableProps(own)
  return useMemo(() => <CardSteps props={props} />, [props])
}

function CardSteps({ props }: { readonly props: Props }) {
  const { facts, view, language } = props
  const world = worldFor(facts)
  const flow = view.seat === view.viewer ? flowOf(world, view, words[language]) : undefined
  return flow === undefined ? null : <Flow props={props} world={world} flow={flow} />
}

function TrayContent({ props }: { readonly props: Props }) {
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
        <Actions {...own} />
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
/** Chosen on the map, or within the steps of a card. */
const NO_SHEET: readonly Move['do'][] = ['space', 'join', 'pay', 'choose', 'swap']

/** On a phone market, hand and stack are tabs in reach of the thumb. One is open at a time: the one that contains the current choice. */
function Dock({ props, world, seat, word }: Own) {
  const { view, moves, hint } = props
  const [wanted, setWanted] = useState<Sheet>('hand')
  // The current choice opens its tab; the player's own turn starts with the hand, or with the tab they opened while others played.
  const choice = sheetFor(moves)
  const due = choice ?? (moves.length > 0 && view.phase === 'turn' ? 'hand' : undefined)
  const openedWaiting = useRef(false)
  // After a purchase the new card is shown in the hand. This also works in a solo game, where the next turn is the same player's.
  const cards = view.hands[seat].length
  useEffect(() => {
    if (due === undefined) return
    setWanted(sheetToOpen(wanted, choice, openedWaiting.current))
    openedWaiting.current = false
  }, [due, cards])
  // What a lesson, a hint or a review points at must be in sight.
  useEffect(() => {
    const pointed = sheetOf(hint)
    if (pointed !== undefined) setWanted(pointed)
  }, [hint])
  // While the player chooses on the map or a payment, no tab is open, so that the map has the room; the player can still open one. It stays
  // like this while the result is shown.
  const asked = useRef(false)
  if (moves.length > 0 || view.seat !== seat) asked.current = moves.some(({ do: kind }) => NO_SHEET.includes(kind))
  // A player who has quit has no more choices: the map, and at the end the verdict, gets the room.
  const mapOnly = asked.current || view.quit[seat] === 1 || view.phase === 'over'
  const [peeking, setPeeking] = useState(false)
  useEffect(() => setPeeking(false), [mapOnly])
  const open = !mapOnly || peeking
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
      <CardSteps props={props} />
      {open && (
        <div class={`fy-open ${wanted}`} role="tabpanel" aria-label={titles[wanted]}>
          {wanted === 'hand' && (
            <>
              <Hand props={props} world={world} seat={seat} word={word} />
              <Actions props={props} world={world} seat={seat} word={word} />
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
              openedWaiting.current = due === undefined
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

/** Actions that need no card: administration and, in the last turns, quitting. */
function Actions({ props, world, seat, word }: Own) {
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

/**
 * A button of the tray. If the move is legal it is made; otherwise a press asks for the reason, if the page can explain it. Never
 * `disabled`, since it may have the focus.
 */
function pressed(props: Props, move: Move | undefined, wanted: Move, act: (move: Move) => void) {
  return { ...pressing(props, move, act, wanted), ...looking(props, move) }
}
