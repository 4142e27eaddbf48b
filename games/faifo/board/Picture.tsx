import { type BoardProps, SeatMark, useFlights, useFlip, useMatch } from '@fairground/kit'
import { useRef } from 'preact/hooks'
import type { Event, Facts, Move, View } from '../state.ts'
import type { FaifoText } from '../text/shared.ts'
import { Berth } from './Berth.tsx'
import { PrizeJunk } from './boats.tsx'
import { Scroll } from './Card.tsx'
import { cardsIn } from './explain.ts'
import { flightsOf, laidFlights } from './flights.ts'
import { Harbour, Silk } from './Harbour.tsx'
import { Podium } from './Podium.tsx'
import { Shown } from './shown.ts'
import { earlierOf, knownOf, rolesOf } from './table.ts'
import { words } from './words.ts'

/** A phone whose harbour is so low that upright cards below the boats would be small. */
const LOW = '(max-height: 760px) and (min-height: 501px)'

export type Props = BoardProps<Move, View, Event, FaifoText, Facts>

/** The harbour: a boat with a card for each seat, the next contract as the sail of a junk, earlier boats at the quay. */
export function Picture(props: Props) {
  const { view, facts, showing, events, places } = props
  const root = useFlip<HTMLDivElement>(`${view.round}.${view.turn}.${view.row.join()}.${view.front.join()}`)
  useFlights(root, showing, (board) => flightsOf(board, showing))
  const laid = useLaid(view)
  useFlights(root, laid, (board) => laidFlights(board, laid, view.viewer === 'spectator' ? undefined : view.viewer))
  const seats = view.purse.map((_, seat) => seat)
  const roles = rolesOf(events, facts.seats)
  const half = Math.ceil(seats.length / 2)
  const earlier = Math.max(...seats.map((seat) => earlierOf(view, seat, facts).length))
  const low = useMatch(LOW)
  const berth = (seat: number) => <Berth key={seat} {...props} seat={seat} roles={roles[seat]} />
  return (
    <Shown.Provider value={showing}>
      <div class="ff" ref={root}>
        <div
          class={`ff-scene ${marksOf(props, earlier, low)}`}
          data-seats={seats.length}
          style={{ '--seats': seats.length, '--earlier': earlier }}
        >
          <Harbour columns={seats.length < 5 ? seats.length + 1 : seats.length} />
          {places === undefined ? (
            <>
              <ol class="ff-berths">
                {seats.slice(0, half).map(berth)}
                <Middle {...props} />
                {seats.slice(half).map(berth)}
              </ol>
              <Aside {...props} />
            </>
          ) : (
            <Podium {...props} />
          )}
          {showing?.kind === 'contract' && <Signing {...props} seat={showing.seat} value={showing.value} />}
        </div>
      </div>
    </Shown.Provider>
  )
}

/** Classes for what the scene must make room for. CSS could use `:has`, but then every change inside the scene would restyle all of it. */
function marksOf({ view, showing, places }: Props, earlier: number, low: boolean): string {
  if (places !== undefined) return 'ended'
  const seats = view.purse.map((_, seat) => seat)
  const marks = {
    revealing: showing?.kind === 'revealed',
    noted: seats.some((seat) => view.forced[seat] > 0 || knownOf(view, seat).length > 0),
    moored: earlier > 0,
    // Side by side, or as high as a card, these would have no room for their names on a narrow board.
    strips: earlier > 2 || (earlier === 2 && seats.length > 3) || (earlier > 0 && low),
    aside: view.aside !== 0 || view.asideShips !== 0,
  }
  return Object.entries(marks)
    .flatMap(([mark, is]) => (is ? [mark] : []))
    .join(' ')
}

const NOBODY: readonly number[] = []

/** The seats that have chosen a card since the last render, while all lay cards. */
function useLaid({ phase, owing, purse }: View): readonly number[] {
  const kept = useRef<{ readonly owing: number; readonly laid: readonly number[] }>({ owing: 0, laid: NOBODY })
  const before = kept.current.owing
  if (owing !== before) {
    const laid = phase === 'lay' ? purse.flatMap((_, seat) => ((before & ~owing & (1 << seat)) !== 0 ? [seat] : [])) : NOBODY
    kept.current = { owing, laid }
  }
  return kept.current.laid
}

/** Between the boats: the round, the turn, and the next contract. */
function Middle({ view, facts, language }: Props) {
  const word = words[language]
  const next = facts.deck[view.contracts.length]
  const turn = Math.min(view.turn, facts.turns)
  return (
    <li class="ff-middle">
      <div class="ff-round">
        <p class="number">
          <span aria-hidden="true">{word.roundHead(view.round)}</span>
          <span class="unseen">{word.round(view.round, turn, facts.turns)}</span>
        </p>
        <p class="ff-turns" aria-hidden="true">
          {Array.from({ length: facts.turns }, (_, index) => (
            <span key={index} class={index + 1 < turn ? 'past' : index + 1 === turn ? 'now' : ''}>
              <Silk />
            </span>
          ))}
        </p>
      </div>
      <div class="ff-prize" title={word.cap}>
        <PrizeJunk value={next} />
        <Scroll value={next} />
        <p>
          {word.contract}
          {next === undefined ? `: ${word.none}` : <span class="unseen">: {next}</span>}
        </p>
        <small>{word.goal(facts.goal)}</small>
      </div>
    </li>
  )
}

/** The cards that are face up and out of this round. */
function Aside({ view, text, language }: Props) {
  if (view.aside === 0 && view.asideShips === 0) return null
  const names = [
    ...cardsIn(view.aside).map((card) => text.cards[card].name),
    ...new Array<string>(view.asideShips).fill(text.cards[0].name),
  ]
  return (
    <p class="ff-aside">
      {words[language].aside}: {names.join(', ')}
    </p>
  )
}

/** A contract is signed: the scroll unrolls, gets its seal, and flies to its owner. */
function Signing({ seat, value, names, language }: Props & { readonly seat: number; readonly value: number }) {
  return (
    <div class="ff-signing" aria-hidden="true">
      <div class="ff-paper">
        <b class="number">{value}</b>
        <p>
          <SeatMark seat={seat} size={18} /> {words[language].signed(names(seat))}
        </p>
        <svg class="ff-stamp" viewBox="-30 -30 60 60" aria-hidden="true">
          <path d="M0-28l6 4 7-2 4 6 7 1 0 7 5 5-3 7 3 7-5 5 0 7-7 1-4 6-7-2-6 4-6-4-7 2-4-6-7-1 0-7-5-5 3-7-3-7 5-5 0-7 7-1 4-6 7 2Z" />
          <path class="ff-stamp-mark" d="M0-17a17 17 0 1 0 .1 0M-7-7H7V7H-7Z" />
        </svg>
      </div>
      <span class="ff-signed">
        <Scroll value={value} />
      </span>
    </div>
  )
}
