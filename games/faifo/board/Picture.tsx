import { type BoardProps, marks, picking, SeatMark, useFlip } from '@fairground/kit'
import { type Event, type Facts, type Move, NONE, SHIP, type View } from '../state.ts'
import type { FaifoText } from '../text/shared.ts'
import { Folded, Scroll } from './Card.tsx'
import { cardsIn } from './explain.ts'
import { TableCard } from './TableCard.tsx'
import { words } from './words.ts'

export type Props = BoardProps<Move, View, Event, FaifoText, Facts>

export function Picture(props: Props) {
  const { view, facts, showing, language, text, names } = props
  const word = words[language]
  const flip = useFlip<HTMLDivElement>(`${view.round}.${view.turn}.${view.row.join()}.${view.front.join()}`)
  const next = facts.deck[view.contracts.length]
  const seats = view.purse.map((_, seat) => seat)
  return (
    <div class="ff" ref={flip}>
      <River />
      <header class="ff-head">
        <p class="ff-round number">{word.round(view.round, Math.min(view.turn, facts.turns), facts.turns)}</p>
        <p class="ff-contract" title={word.cap}>
          <span>{word.contract}</span>
          {next === undefined ? <b>{word.none}</b> : <Scroll value={next} />}
          <span class="unseen">{next}</span>
        </p>
        <p class="ff-goal">{word.goal(facts.goal)}</p>
      </header>
      <ol class="ff-seats" style={{ '--seats': seats.length }}>
        {seats.map((seat) => (
          <Place key={seat} {...props} seat={seat} />
        ))}
      </ol>
      {(view.aside !== 0 || view.asideShips > 0) && (
        <p class="ff-aside">
          {word.aside}:{' '}
          {[...cardsIn(view.aside).map((card) => text.cards[card].name), ...new Array(view.asideShips).fill(text.cards[0].name)].join(', ')}
        </p>
      )}
      {showing !== undefined && showing.kind !== 'chosen' && (
        <p class="ff-caption" aria-hidden="true">
          {text.event(showing, names)}
        </p>
      )}
    </div>
  )
}

interface PlaceProps extends Props {
  readonly seat: number
}

/** What lies before one seat: this turn's card, and the merchants of earlier turns. */
function Place({ seat, ...props }: PlaceProps) {
  const { view, facts, moves, picked, names, language, text } = props
  const word = words[language]
  const turned = view.row[seat * facts.turns + view.turn - 1] ?? NONE
  // Networking may have taken it into a hand since.
  const taken = turned > SHIP && (view.front[seat] & (1 << turned)) === 0
  const laid = taken ? NONE : turned
  const owes = (view.owing & (1 << seat)) !== 0
  const hidden = laid === NONE && view.phase === 'lay' && !owes
  const front = cardsIn(view.front[seat]).filter((card) => card !== laid)
  const target = moves.find((move) => 'target' in move && move.target === seat)
  const known = cardsIn(view.known[seat]).filter((card) => card !== view.forced[seat])
  return (
    <li class={`ff-seat ${view.actor === seat && view.skill > 0 ? 'acting' : ''}`}>
      <div class={`ff-laid ${laid !== NONE ? 'open' : hidden ? 'down' : 'empty'}`} data-flip={`laid-${seat}`}>
        {laid !== NONE && <TableCard {...props} card={laid} seat={seat} fallen={(view.fallen & (1 << laid)) !== 0} />}
        {hidden && <Folded />}
        {laid === NONE && <span class="unseen">{taken ? word.taken : hidden ? word.faceDown : word.waiting}</span>}
      </div>
      <p class="ff-owner">
        <SeatMark seat={seat} size={16} />
        <b>{names(seat)}</b>
      </p>
      {view.forced[seat] > 0 && (
        <p class="ff-note">
          {text.cards[view.forced[seat]].name} {word.forced}
        </p>
      )}
      {known.length > 0 && <p class="ff-note">{word.known(known.map((card) => text.cards[card].name).join(', '))}</p>}
      <ul class="ff-front" aria-label={word.earlier}>
        {front.map((card) => (
          <li key={card} data-flip={`front-${card}`}>
            <TableCard {...props} card={card} seat={seat} small />
          </li>
        ))}
      </ul>
      {target !== undefined && (
        <button
          type="button"
          class={`button small ff-target ${picked === target ? 'primary' : ''} ${marks(props, target)}`}
          {...picking(props, target)}
        >
          {names(seat)}
        </button>
      )}
    </li>
  )
}

/** Night on the river: water, far houses, lanterns and what they mirror. */
function River() {
  return (
    <svg class="ff-river" viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="ff-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#131a33" />
          <stop offset=".45" stop-color="#1e2a4a" />
          <stop offset="1" stop-color="#101829" />
        </linearGradient>
        <radialGradient id="ff-glow">
          <stop offset="0" stop-color="#f5b14c" stop-opacity=".55" />
          <stop offset="1" stop-color="#f5b14c" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="450" fill="url(#ff-night)" />
      <path d="M0 96h60l20-22h90l20 22h70l14-16h80l14 16h90l24-26h96l24 26h60l16-14h70l16 14h36v40H0Z" fill="#0d1326" />
      {[40, 128, 230, 330, 440, 552, 640, 748].map((x, i) => (
        <g key={x}>
          <circle cx={x} cy={100 + (i % 3) * 8} r="46" fill="url(#ff-glow)" />
          <ellipse cx={x} cy={100 + (i % 3) * 8} rx="8" ry="10" fill={i % 2 === 0 ? '#e2572f' : '#f5b14c'} />
          <path
            d={`M${x - 6} 160h12M${x - 9} 182h18M${x - 5} 206h10`}
            stroke={i % 2 === 0 ? '#e2572f' : '#f5b14c'}
            stroke-width="3"
            opacity=".35"
          />
        </g>
      ))}
      {[230, 276, 322, 368, 414].map((y, i) => (
        <path
          key={y}
          d={`M${-40 + i * 30} ${y}q30-8 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0`}
          fill="none"
          stroke="#3d4f80"
          stroke-width="1.5"
          opacity=".5"
        />
      ))}
    </svg>
  )
}
