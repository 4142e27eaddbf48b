import type { Language } from '@fairground/kernel'
import { Coin, useRoving } from '@fairground/kit'
import { memo } from 'preact/compat'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { RoundMarker, Tag, TagBack } from '../pieces.tsx'
import type { Props } from '../scene/Picture.tsx'
import { words } from '../words.ts'
import { attemptFor, fits, NO_PICKS, nextTouch, type Picks, picksOf, type Side, type Touch } from './picks.ts'
import './tray.css'

/** The player's bid cards and the two places they go to. The first card goes to the farmer's place, the second to the trader's. */
export function Tray(props: Props) {
  const { facts, view, moves, choose, consider, hint, picked: chosen, reviewing = false, attempt, language } = props
  const word = words[language]
  const [picks, setPicks] = useState<Picks>(NO_PICKS)
  const [active, setActive] = useState<Side>('left')
  const roving = useRoving<HTMLDivElement>()
  const me = view.viewer === 'spectator' ? 0 : view.viewer
  const ready = moves.length > 0
  const blocking = view.phase === 'block'

  useEffect(() => {
    setPicks(NO_PICKS)
    setActive('left')
  }, [view.round, view.phase])

  const own = view.own
  const revealed = view.open !== undefined
  const played = view.open?.bids[me]
  const settled = played ?? own ?? (reviewing ? (chosen ?? hint) : undefined)
  const shown: Picks = settled === undefined ? picks : picksOf(settled)
  const cost = (shown.left ?? 0) + (shown.right ?? 0)
  const move = moves.find((each) => fits(each, picks))

  const touch: Touch | undefined = hint === undefined || !ready || reviewing ? undefined : nextTouch(hint, picks, active)
  const better = reviewing && hint !== undefined ? Object.values(picksOf(hint)) : []

  function press(card: number, blocked: boolean): void {
    if (!ready) return
    if (blocked) attempt?.(attemptFor(card, picks, active, moves))
    else toggle(card)
  }

  function toggle(card: number): void {
    const taken = picks.left === card ? 'left' : picks.right === card ? 'right' : undefined
    const next: Picks = taken === undefined ? { ...picks, [active]: card } : { ...picks, [taken]: undefined }
    setPicks(next)
    setActive(taken ?? (next.left === undefined ? 'left' : next.right === undefined ? 'right' : active === 'left' ? 'right' : 'left'))
    consider(moves.find((each) => fits(each, next)))
  }

  // Always the same function, so that a card that stays the same is not drawn again.
  const latest = useRef(press)
  latest.current = press
  const pressed = useCallback((card: number, blocked: boolean) => latest.current(card, blocked), [])

  const purse = view.purse[me]
  const out = blocking ? 0 : view.blocked[me]
  const hole = (card: number) => played !== undefined && (played.farmer === card || played.trader === card)
  return (
    <div class={`ft-tray ${revealed ? 'revealed' : ''}`}>
      <div class="ft-places">
        {(['left', 'right'] as const).map((side) => (
          <button
            key={side}
            type="button"
            class={`ft-place ${ready && active === side ? 'active' : ''} ${pointsAt(touch, 'place', side) ? 'hinted' : ''}`}
            aria-pressed={ready && active === side}
            disabled={!ready}
            onClick={() => setActive(side)}
          >
            <span class={`ft-place-tag ${shown[side] === undefined ? '' : 'filled'}`}>
              {shown[side] === undefined ? null : own === undefined ? <Tag card={shown[side]} /> : <Own card={shown[side]} />}
            </span>
            <span class="ft-place-name">
              {!blocking && <RoundMarker kind={side === 'left' ? 'farmer' : 'trader'} />}
              {blocking ? word.aside : side === 'left' ? word.farmerBid : word.traderBid}
            </span>
            <span class="ft-place-does">
              {blocking
                ? word.asideDoes
                : side === 'left'
                  ? word.farmerDoes(shown.left)
                  : word.traderDoes(shown.right, Math.max(...facts.market[view.current].prizes))}
            </span>
            <span class="unseen">{shown[side] ?? word.emptySlot}</span>
          </button>
        ))}
      </div>
      <div class="ft-hand" ref={roving.ref} onKeyDown={roving.onKeyDown} onFocusIn={roving.onFocusIn} role="toolbar" aria-label={word.hand}>
        {cardsUpTo(facts.highestBid).map((card, index) => {
          const blocked = (out & (1 << card)) !== 0
          const picked = !revealed && (shown.left === card || shown.right === card)
          return (
            <HandCard
              key={card}
              card={card}
              first={index === 0}
              blocked={blocked}
              picked={picked}
              hole={hole(card)}
              ready={ready}
              hinted={better.includes(card) || pointsAt(touch, 'card', card)}
              word={word}
              press={pressed}
            />
          )
        })}
      </div>
      {played !== undefined ? (
        <div class="ft-note">
          <b>{word.onTheTable}</b>
          {view.round < facts.rounds && <span>{word.stayOut([played.farmer, played.trader].sort((a, b) => a - b))}</span>}
        </div>
      ) : (
        <div class="ft-confirm">
          {!blocking && (
            <p class="number">
              <Coin /> {word.cost(cost, purse)}
              {cost > purse && <b class="ft-short"> {word.short(cost - purse)}</b>}
            </p>
          )}
          {own === undefined ? (
            <button
              type="button"
              class={`button primary ${touch === 'confirm' ? 'hinted' : ''}`}
              disabled={move === undefined}
              onClick={() => move !== undefined && choose(move)}
            >
              {blocking ? word.layAside : word.bid}
            </button>
          ) : (
            <p class="ft-waits">{word.yourBid}</p>
          )}
        </div>
      )}
    </div>
  )
}

interface HandCardProps {
  readonly card: number
  readonly first: boolean
  readonly blocked: boolean
  readonly picked: boolean
  /** It lies on the table. */
  readonly hole: boolean
  readonly ready: boolean
  readonly hinted: boolean
  readonly word: (typeof words)[Language]
  press(card: number, blocked: boolean): void
}

const HandCard = memo(function HandCard({ card, first, blocked, picked, hole, ready, hinted, word, press }: HandCardProps) {
  return (
    <button
      type="button"
      data-stop
      tabIndex={first ? 0 : -1}
      class={`ft-card ${blocked ? 'blocked' : ''} ${picked ? 'picked' : ''} ${hole ? 'hole' : ''} ${ready && !blocked ? 'offered' : ''} ${hinted ? 'hinted' : ''}`}
      aria-pressed={picked || hole}
      aria-disabled={blocked || !ready}
      aria-label={blocked ? `${word.card(card)}, ${word.blocked}` : word.card(card)}
      title={blocked ? word.blocked : undefined}
      onClick={() => press(card, blocked)}
    >
      <Tag card={card} struck={blocked} />
    </button>
  )
})

/** A card that is face down for the others; its owner can still read it. */
function Own({ card }: { readonly card: number }) {
  return (
    <span class="ft-own">
      <TagBack />
      <b class="number">{card}</b>
    </span>
  )
}

function pointsAt(touch: Touch | undefined, what: 'card' | 'place', which: number | Side): boolean {
  return typeof touch === 'object' && (touch as Readonly<Record<string, unknown>>)[what] === which
}

function cardsUpTo(highest: number): readonly number[] {
  return Array.from({ length: highest }, (_, index) => index + 1)
}
