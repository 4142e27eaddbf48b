import { marks, picking, useRoving } from '@fairground/kit'
import type { Throw } from '../state.ts'
import { Card, Folded } from './Card.tsx'
import { handAttempt, handCardOf } from './choice.ts'
import { cardsIn, explain } from './explain.ts'
import type { Props } from './Picture.tsx'
import { words } from './words.ts'

/** One's hand; and, where a skill asks for a name or a sign, the names or signs. */
export function Tray(props: Props) {
  const { view, facts, moves, text, language } = props
  const word = words[language]
  const roving = useRoving<HTMLDivElement>()
  const hand = [...cardsIn(view.hand ?? 0), ...new Array<number>(view.ships ?? 0).fill(0)]
  const named = moves.flatMap((move) => ('name' in move ? [{ move, card: move.name }] : []))
  const thrown = moves.flatMap((move) => ('throw' in move ? [{ move, sign: move.throw }] : []))
  const { merchants, ships } = facts
  return (
    <div class="ff-tray">
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
      {named.length > 0 && (
        <fieldset class="ff-names">
          <legend>{word.call}</legend>
          {named.map(({ move, card }) => (
            <button
              key={card}
              type="button"
              class={`ff-pick ${marks(props, move)}`}
              title={explain(card, facts, text, word)}
              {...picking(props, move)}
            >
              <Card card={card} facts={merchants} ships={ships} text={text} small />
              <span class="unseen">{explain(card, facts, text, word)}</span>
            </button>
          ))}
        </fieldset>
      )}
      <div class="ff-hand" ref={roving.ref} onKeyDown={roving.onKeyDown} onFocusIn={roving.onFocusIn} role="toolbar" aria-label={word.hand}>
        {hand.map((card, index) => {
          const move = moves.find((each) => handCardOf(each) === card)
          const laid = view.phase === 'lay' && view.own === card && hand.indexOf(card) === index && moves.length === 0
          return (
            <button
              key={`${card}-${hand.slice(0, index).filter((other) => other === card).length}`}
              type="button"
              data-stop
              tabIndex={index === 0 ? 0 : -1}
              class={`ff-pick ${marks(props, move)} ${laid ? 'laid' : ''}`}
              title={explain(card, facts, text, word)}
              {...picking(props, move, handAttempt(view, card))}
            >
              {laid ? <Folded /> : <Card card={card} facts={merchants} ships={ships} text={text} />}
              <span class="unseen">{explain(card, facts, text, word)}</span>
            </button>
          )
        })}
      </div>
    </div>
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
