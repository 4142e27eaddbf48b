import type { SeenBy, Summary } from '@fairground/kernel'
import type { Board, BoardProps } from '../board.ts'
import { hinted, picking } from '../choice.ts'
import { Coin } from '../icons.tsx'
import { useRoving } from '../roving.ts'
import { SeatMark } from '../seat.tsx'
import { type Area, areasOf, labelFromKey, type Piece } from './areas.ts'
import './plain.css'

interface Made<M, V extends SeenBy, E, F> {
  /** The counts on the plaques. */
  readonly summary: Summary<V, E, F>
  /** What is on the table; default: everything in the view. */
  areas?(props: BoardProps<M, V, E, unknown, F>): readonly Area<M>[]
  /** How long an event is shown; default: a second for what others do. */
  dwell?(event: E, own: boolean): number
}

const DWELL = 900

/** A board of cards, piles, tracks, tokens and maps, for a game without a board of its own. */
export function plainBoard<M, V extends SeenBy, E, F = unknown>(made: Made<M, V, E, F>): Board<M, V, E, unknown, F> {
  type Props = BoardProps<M, V, E, unknown, F>
  const areas = (props: Props): readonly Area<M>[] => made.areas?.(props) ?? areasOf<M>(props.view, seatsOf(props.facts), props.names)

  return {
    Picture: (props) => (
      <div class="plain">
        {areas(props)
          .filter(({ own }) => own !== true)
          .map((area) => (
            <AreaPicture key={`${area.kind} ${area.name}`} area={area} props={props} />
          ))}
      </div>
    ),
    Tray: (props) => (
      <div class="plain plain-tray">
        {areas(props)
          .filter(({ own }) => own === true)
          .map((area) => (
            <AreaPicture key={`${area.kind} ${area.name}`} area={area} props={props} />
          ))}
        <Moves props={props} shown={areas(props).flatMap(movesOf)} />
      </div>
    ),
    holdings: ({ view, facts }, seat) =>
      Object.entries(made.summary.counts(view, facts)).map(([count, values], index) => ({
        icon: Coin,
        label: labelFromKey(count),
        value: values[seat] ?? '?',
        count,
        main: index === 0,
      })),
    dwell: made.dwell ?? ((_event, own) => (own ? 0 : DWELL)),
  }
}

/** The facts of a game may contain the number of seats; without it, no list is treated as a list by seat. */
function seatsOf(facts: unknown): number | undefined {
  const seats = (facts as { readonly seats?: unknown } | undefined)?.seats
  return typeof seats === 'number' ? seats : undefined
}

function movesOf<M>(area: Area<M>): readonly M[] {
  const pieces: readonly Piece<M>[] =
    area.kind === 'cards' ? area.cards : area.kind === 'tokens' ? area.tokens : area.kind === 'map' ? area.places : []
  const top = area.kind === 'pile' && area.top !== undefined ? [area.top] : []
  return [...pieces, ...top].flatMap(({ move }) => (move === undefined ? [] : [move]))
}

type AnyProps<M> = Pick<BoardProps<M, SeenBy, unknown>, 'moves' | 'picked' | 'pick' | 'consider' | 'attempt' | 'hint'>

function AreaPicture<M>({ area, props }: { readonly area: Area<M>; readonly props: AnyProps<M> }) {
  return (
    <section class={`plain-area plain-${area.kind}`} aria-label={area.name || undefined}>
      {area.name !== '' && (
        <p class="plain-name" aria-hidden="true">
          {area.name}
        </p>
      )}
      <Inside area={area} props={props} />
    </section>
  )
}

function Inside<M>({ area, props }: { readonly area: Area<M>; readonly props: AnyProps<M> }) {
  const roving = useRoving<HTMLDivElement>()
  const pieces: readonly Piece<M>[] = area.kind === 'cards' ? area.cards : area.kind === 'map' ? area.places : []
  const firstOffered = pieces.findIndex(({ move }) => move !== undefined)
  switch (area.kind) {
    case 'cards':
      return (
        <div class="plain-row" role="toolbar" aria-label={area.name} {...roving}>
          {area.cards.length === 0 && <span class="plain-none">–</span>}
          {area.cards.map((card, index) => (
            <PieceView key={index} piece={card} props={props} shape="plain-card" first={index === firstOffered} />
          ))}
        </div>
      )
    case 'pile':
      return (
        <div class="plain-row">
          {area.top === undefined ? (
            <span class="plain-card plain-back" aria-hidden="true" />
          ) : (
            <PieceView piece={area.top} props={props} shape="plain-card" first />
          )}
          <b class="number">× {area.count}</b>
        </div>
      )
    case 'track':
      return (
        <ol class="plain-spaces">
          {Array.from({ length: area.length }, (_, index) => index + 1).map((space) => {
            const here = area.marks.filter(({ at }) => at === space)
            return (
              <li key={space} class={here.length > 0 ? 'here' : ''} aria-current={here.length > 0 ? 'step' : undefined}>
                {space}
                {here.map(({ seat, label }, index) => (
                  <span key={index}>
                    {seat !== undefined && <SeatMark seat={seat} size={14} />}
                    {label}
                  </span>
                ))}
              </li>
            )
          })}
        </ol>
      )
    case 'tokens':
      return (
        <div class="plain-row">
          {area.tokens.map((token, index) => (
            <PieceView
              key={index}
              piece={{ ...token, label: String(token.value), note: token.label }}
              props={props}
              shape="plain-token"
              first
            />
          ))}
        </div>
      )
    case 'map':
      return (
        <div class="plain-chart" role="toolbar" aria-label={area.name} {...roving}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {area.ways.map(([from, to]) => {
              const [a, b] = [from, to].map((id) => area.places.find((place) => place.id === id))
              return a && b && <line key={`${from} ${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} vector-effect="non-scaling-stroke" />
            })}
          </svg>
          {area.places.map((place, index) => (
            <div key={place.id} class="plain-place" style={{ left: `${place.x}%`, top: `${place.y}%` }}>
              <PieceView piece={place} props={props} shape="plain-token" first={index === firstOffered} />
            </div>
          ))}
        </div>
      )
  }
}

/** A thing that is a button if it stands for a move, and only a picture otherwise. */
function PieceView<M>({
  piece,
  props,
  shape,
  first,
}: {
  readonly piece: Piece<M>
  readonly props: AnyProps<M>
  readonly shape: string
  readonly first: boolean
}) {
  const { label, note, seat, faceDown, chosen, move } = piece
  const inside = (
    <>
      <b class="number">{faceDown ? '' : label}</b>
      {(note !== undefined || seat !== undefined) && (
        <small>
          {seat !== undefined && <SeatMark seat={seat} size={14} />}
          {note}
        </small>
      )}
    </>
  )
  const look = `${shape} ${faceDown ? 'plain-back' : ''} ${chosen ? 'chosen' : ''}`
  if (move === undefined) return <span class={look}>{inside}</span>
  return (
    <button
      type="button"
      data-stop
      tabIndex={first ? 0 : -1}
      class={`${look} offered ${move === props.picked ? 'picked' : ''} ${hinted(props, move)}`}
      {...picking(props, move)}
    >
      {inside}
    </button>
  )
}

/** The most moves with a button; the list of choices next to the board has all. */
const MOST_BUTTONS = 40

/** Buttons for moves that nothing on the board stands for. */
function Moves<M, V extends SeenBy, E, F>({
  props,
  shown,
}: {
  readonly props: BoardProps<M, V, E, unknown, F>
  readonly shown: readonly M[]
}) {
  const roving = useRoving<HTMLDivElement>()
  const rest = props.moves.filter((move) => !shown.includes(move)).slice(0, MOST_BUTTONS)
  if (rest.length === 0) return null
  return (
    <div class="plain-moves" role="toolbar" aria-label={props.text.title} {...roving}>
      {rest.map((move, index) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          data-stop
          tabIndex={index === 0 ? 0 : -1}
          class={`button offered ${move === props.picked ? 'picked' : ''} ${hinted(props, move)}`}
          {...picking(props, move)}
        >
          {props.text.move(move, props.view, props.names)}
        </button>
      ))}
    </div>
  )
}
