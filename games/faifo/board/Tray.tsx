import { marks, picking, useRoving } from '@fairground/kit'
import { memo } from 'preact/compat'
import type { Move, Throw, View } from '../state.ts'
import { Card, Folded } from './Card.tsx'
import { handAttempt, handCardOf } from './choice.ts'
import { Enlargeable } from './Enlargeable.tsx'
import { cardsIn, explain } from './explain.ts'
import { Gallery } from './Gallery.tsx'
import type { Props } from './Picture.tsx'
import { Shown } from './shown.ts'
import { words } from './words.ts'

/** What belongs to the player. The event that is shown changes little of it. */
export function Tray(props: Props) {
  return (
    <Shown.Provider value={props.showing}>
      <Own {...props} />
    </Shown.Provider>
  )
}

const SEEN = ['hand', 'ships', 'own', 'phase', 'viewer', 'turn'] as const
const DRAWN = ['facts', 'text', 'language', 'picked', 'hint', 'look'] as const

function sameOwn({ view: was, ...before }: Props, { view: is, ...after }: Props): boolean {
  return (
    before.moves.length === 0 &&
    after.moves.length === 0 &&
    was.purse[ownSeat(was)] === is.purse[ownSeat(is)] &&
    SEEN.every((name) => was[name] === is[name]) &&
    DRAWN.every((name) => before[name] === after[name])
  )
}

const ownSeat = ({ viewer }: View) => (viewer === 'spectator' ? 0 : viewer)

/** The player's purse and hand; if a skill asks for a merchant or a throw, the merchants or throws to choose from. */
const Own = memo(function Own(props: Props) {
  const { view, facts, moves, text, language } = props
  const word = words[language]
  const roving = useRoving<HTMLDivElement>()
  const hand = [...cardsIn(view.hand ?? 0), ...new Array<number>(view.ships ?? 0).fill(0)]
  const thrown = moves.flatMap((move) => ('throw' in move ? [{ move, sign: move.throw }] : []))
  const asked = askedFor(moves)
  return (
    <div
      class={`ff-tray ${asked.length > 0 ? 'asked naming' : thrown.length > 0 ? 'asked' : ''} ${facts.turns < 4 || (view.turn > 1 && hand.length < 5) ? 'few' : ''}`}
    >
      <div class="ff-purse">
        <Purse />
        <p>
          <b class="number">{view.purse[ownSeat(view)]}</b>
          <span>{word.yourCoins}</span>
        </p>
      </div>
      <div class="ff-choices">
        {thrown.length > 0 && (
          <div class="ff-signs">
            {thrown.map(({ move, sign }) => (
              <button key={sign} type="button" class={`ff-sign ${marks(props, move)}`} {...picking(props, move)}>
                <Sign sign={sign} />
                {word.throws[sign]}
              </button>
            ))}
          </div>
        )}
        {asked.length > 0 && (
          <fieldset class="ff-names">
            <legend>{'name' in asked[0].move ? word.call : word.fromTable}</legend>
            {asked.map(({ move, card }) => (
              <Enlargeable key={card} {...props} card={card}>
                <button type="button" class={`ff-pick ${marks(props, move)}`} {...picking(props, move)}>
                  <Card card={card} facts={facts} text={text} word={word} />
                  <span class="unseen">{explain(card, facts, text, word)}</span>
                </button>
              </Enlargeable>
            ))}
          </fieldset>
        )}
        <div
          class="ff-hand"
          ref={roving.ref}
          onKeyDown={roving.onKeyDown}
          onFocusIn={roving.onFocusIn}
          role="toolbar"
          aria-label={word.hand}
        >
          {hand.map((card, index) => {
            const move = moves.find((each) => handCardOf(each) === card)
            // Only the first of two equal cards is marked: two raised ships would look like two choices.
            const first = hand.indexOf(card) === index
            const laid = view.phase === 'lay' && view.own === card && first && moves.length === 0
            return (
              <Enlargeable key={`${card}-${hand.slice(0, index).filter((other) => other === card).length}`} {...props} card={card}>
                <button
                  type="button"
                  data-stop
                  tabIndex={index === 0 ? 0 : -1}
                  class={`ff-pick ${marks(first ? props : { ...props, picked: undefined }, move)} ${laid ? 'laid' : ''}`}
                  {...picking(props, move, handAttempt(view, card))}
                >
                  {laid ? <Folded /> : <Card card={card} facts={facts} text={text} word={word} />}
                  <span class="unseen">{explain(card, facts, text, word)}</span>
                </button>
              </Enlargeable>
            )
          })}
        </div>
      </div>
      <Gallery {...props} />
    </div>
  )
}, sameOwn)

/** The merchants that the player may name, copy or take. They are on the table, too, but here they are large enough for a thumb. */
function askedFor(moves: readonly Move[]): readonly { readonly move: Move; readonly card: number }[] {
  const cardIn = (move: Move) => ('name' in move ? move.name : 'favor' in move ? move.favor : 'take' in move ? move.take : undefined)
  return moves.flatMap((move) => {
    const card = cardIn(move)
    return card === undefined ? [] : [{ move, card }]
  })
}

function Purse() {
  return (
    <svg class="ff-purse-bag" viewBox="0 0 62 66" aria-hidden="true">
      <path d="M18 20C4 30 0 46 6 56c4 8 46 8 50 0 6-10 2-26-12-36Z" fill="#a8322a" />
      <path d="M18 20C4 30 0 46 6 56c2 4 10 6 20 6.500C14 50 14 34 24 20Z" fill="#7a1f1a" />
      <path d="M14 6c6 4 10 2 17-2 7 4 11 6 17 2l-6 14H20Z" fill="#c8452f" />
      <path d="M17 20h28" stroke="#f5b14c" stroke-width="5" stroke-linecap="round" />
      <path d="M24 34h14v14H24ZM31 27a14 14 0 1 0 .1 0" fill="none" stroke="#f5b14c" stroke-width="2.500" />
    </svg>
  )
}

function Sign({ sign }: { readonly sign: Throw }) {
  return (
    <svg
      viewBox="0 0 40 40"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      stroke-width="2.6"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {sign === 'rock' && <path d="M9 24 12 12l9-3 10 5 2 11-8 7H14Z" />}
      {sign === 'paper' && <path d="M11 5h13l6 6v24H11ZM24 5v7h6M15 18h11M15 24h11" />}
      {sign === 'scissors' && (
        <>
          <circle cx="12" cy="30" r="5" />
          <circle cx="28" cy="30" r="5" />
          <path d="M15 26 29 5M25 26 11 5" />
        </>
      )}
    </svg>
  )
}
