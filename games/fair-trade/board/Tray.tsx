import { Coin, useRoving } from '@fairground/kit'
import { useEffect, useState } from 'preact/hooks'
import type { Move } from '../state.ts'
import type { Props } from './Picture.tsx'
import { Tag, TagBack } from './pieces.tsx'
import { words } from './words.ts'

type Side = 'left' | 'right'
type Picks = Readonly<Record<Side, number | undefined>>

const NO_PICKS: Picks = { left: undefined, right: undefined }

/** One's bid cards and the two places they go to. The first card fills the farmer's place, the second the trader's. */
export function Tray(props: Props) {
  const { view, moves, choose, consider, language } = props
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
  const laid: Picks =
    own === undefined ? picks : 'block' in own ? { left: own.block[0], right: own.block[1] } : { left: own.farmer, right: own.trader }
  const move = moves.find((each) => fits(each, picks))

  function toggle(card: number): void {
    if (!ready) return
    const taken = picks.left === card ? 'left' : picks.right === card ? 'right' : undefined
    const next: Picks = taken === undefined ? { ...picks, [active]: card } : { ...picks, [taken]: undefined }
    setPicks(next)
    setActive(taken ?? (next.left === undefined ? 'left' : next.right === undefined ? 'right' : active === 'left' ? 'right' : 'left'))
    consider(moves.find((each) => fits(each, next)))
  }

  const cost = (laid.left ?? 0) + (laid.right ?? 0)
  const purse = view.purse[me]
  return (
    <div class="ft-tray">
      <div class="ft-places">
        {(['left', 'right'] as const).map((side) => (
          <button
            key={side}
            type="button"
            class={`ft-place ${ready && active === side ? 'active' : ''}`}
            aria-pressed={ready && active === side}
            disabled={!ready}
            onClick={() => setActive(side)}
          >
            <span class="ft-place-name">{blocking ? word.aside : side === 'left' ? word.farmerBid : word.traderBid}</span>
            <span class="ft-place-tag">
              {laid[side] === undefined ? null : own === undefined ? <Tag card={laid[side]} /> : <Own card={laid[side]} />}
            </span>
            <span class="unseen">{laid[side] ?? word.emptySlot}</span>
          </button>
        ))}
        <div class="ft-confirm">
          {!blocking && (
            <p class="number">
              <Coin /> {word.cost(cost, purse)}
              {cost > purse && <b class="ft-short"> · {word.short(cost - purse)}</b>}
            </p>
          )}
          {own === undefined ? (
            <button type="button" class="button primary" disabled={move === undefined} onClick={() => move !== undefined && choose(move)}>
              {blocking ? word.layAside : word.bid}
            </button>
          ) : (
            <p>{word.yourBid}</p>
          )}
        </div>
      </div>
      <div class="ft-hand" ref={roving.ref} onKeyDown={roving.onKeyDown} onFocusIn={roving.onFocusIn} role="toolbar" aria-label={word.bid}>
        {cardsOf(view.highestBid).map((card, index) => {
          const blocked = !blocking && (view.blocked[me] & (1 << card)) !== 0
          const picked = laid.left === card || laid.right === card
          return (
            <button
              key={card}
              type="button"
              data-stop
              tabIndex={index === 0 ? 0 : -1}
              class={`ft-card ${blocked ? 'blocked' : ''} ${picked ? 'picked' : ''} ${ready && !blocked ? 'offered' : ''}`}
              aria-pressed={picked}
              aria-disabled={blocked || !ready}
              aria-label={blocked ? `${word.card(card)}, ${word.blocked}` : word.card(card)}
              title={blocked ? word.blocked : undefined}
              onClick={() => !blocked && toggle(card)}
            >
              <Tag card={card} />
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** One's own card lies face down for the others; its owner may still read it. */
function Own({ card }: { readonly card: number }) {
  return (
    <span class="ft-own">
      <TagBack />
      <b class="number">{card}</b>
    </span>
  )
}

function fits(move: Move, { left, right }: Picks): boolean {
  if (left === undefined || right === undefined) return false
  if ('block' in move) return move.block[0] === Math.min(left, right) && move.block[1] === Math.max(left, right)
  return move.farmer === left && move.trader === right
}

function cardsOf(highest: number): readonly number[] {
  return Array.from({ length: highest }, (_, index) => index + 1)
}
