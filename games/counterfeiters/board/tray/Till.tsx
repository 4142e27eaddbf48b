import { hinted, pressing } from '@fairground/kit'
import type { Notes } from '../../state.ts'
import { price, stars } from '../../text/shared.ts'
import type { Props } from '../city/city.ts'
import { words } from '../words.ts'
import { bestOf, bundleOf, type Offer, sizeOf } from './bundle.ts'
import './till.css'

interface TillProps {
  readonly props: Props
  readonly offer: Offer
  readonly notes: Notes
  take(notes: Notes): void
}

/** What the chosen notes bring, and the button that sells them. */
export function Till({ props, offer, notes, take }: TillProps) {
  const { view, facts, choose, language } = props
  const word = words[language]
  const count = sizeOf(notes)
  const move = bundleOf(offer, notes)
  const dollars = count === 0 ? 0 : price(view, notes, facts)
  const worst = notes.findIndex((each) => each > 0)
  const mixed = notes.filter((each) => each > 0).length > 1
  const atReceiver = view.ask === 'notes' && facts.spaces[view.space]?.zone === 'receiver'
  const even = count > 0 && dollars % count === 0 ? dollars / count : undefined
  return (
    <div class="cf-till">
      <p class="cf-pays">
        <b class="number">{word.money(dollars)}</b>
        <span class="number">
          {count > 0 && even !== undefined
            ? `${count} × ${word.money(even)}`
            : offer.least === offer.most
              ? word.exactly(offer.most)
              : word.atMost(offer.most)}
          {atReceiver && mixed && even !== undefined && <em> {word.worst(stars(worst + 1), word.money(even))}</em>}
        </span>
      </p>
      <div class="row">
        <button
          type="button"
          class={`button primary ${move === undefined ? '' : 'offered'} ${hinted(props, move)}`}
          {...pressing(props, move, choose, { notes })}
        >
          {view.ask === 'diner' ? word.turn : word.handOver}
        </button>
        {offer.least < offer.most && (
          <button type="button" class="button small" onClick={() => take(count === 0 ? bestOf(offer, view, facts) : [0, 0, 0])}>
            {count === 0 ? word.best : word.none}
          </button>
        )}
      </div>
    </div>
  )
}
