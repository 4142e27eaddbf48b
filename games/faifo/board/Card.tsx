import type { MerchantFacts } from '../state.ts'
import type { FaifoText } from '../text/shared.ts'
import { Animal, Junk } from './animals.tsx'

/** High names are lacquer red, middling ones river violet, humble ones teal. */
function groupOf(card: number): string {
  return card === 0 ? 'ship' : card <= 5 ? 'low' : card <= 10 ? 'middle' : 'high'
}

interface Props {
  readonly card: number
  readonly facts: readonly MerchantFacts[]
  readonly ships: readonly number[]
  readonly text: FaifoText
  /** Its name is worth nothing this turn. */
  readonly fallen?: boolean
  readonly small?: boolean
}

/** A merchant: reputation in a lantern, the animal, its name, what the two best places earn. */
export function Card({ card, facts, ships, text, fallen = false, small = false }: Props) {
  const { name } = text.cards[card]
  const merchant = facts[card]
  return (
    <svg class={`ff-card-svg ${groupOf(card)} ${fallen ? 'fallen' : ''}`} viewBox="0 0 100 140" aria-hidden="true">
      <rect class="ff-paper" x="2" y="2" width="96" height="136" rx="9" />
      <rect class="ff-face" x="8" y="8" width="84" height="92" rx="6" />
      <g transform="translate(22 26) scale(.92)">{card === 0 ? <Junk /> : <Animal merchant={card} />}</g>
      {card > 0 && (
        <g class="ff-lantern">
          <path d="M10 8h26v6H10ZM9 14h28c4 6 4 16 0 22H9c-4-6-4-16 0-22Z" />
          <text x="23" y="32" text-anchor="middle">
            {fallen ? 0 : card}
          </text>
        </g>
      )}
      <text class="ff-name" x="50" y={small ? 124 : 115} text-anchor="middle">
        {name}
      </text>
      {!small && (
        <text class="ff-reward" x="50" y="131" text-anchor="middle">
          {card === 0 ? `${ships[1]} · ${ships[2]} · 0` : `${merchant.first} · ${merchant.second}`}
        </text>
      )}
      {fallen && <path class="ff-torn" d="M8 74 26 62l12 14 14-16 16 16 24-18" />}
    </svg>
  )
}

/** Folded paper: a card that nobody else may read. */
export function Folded() {
  return (
    <svg class="ff-card-svg folded" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="ff-paper" x="2" y="2" width="96" height="136" rx="9" />
      <path d="M2 11 50 74 98 11M2 129l48-55 48 55" class="ff-fold" />
      <circle cx="50" cy="74" r="13" class="ff-seal" />
      <path d="M44 74l4 5 8-10" class="ff-seal-mark" />
    </svg>
  )
}

/** A contract: a sealed scroll with its number. */
export function Scroll({ value }: { readonly value: number | undefined }) {
  return (
    <svg class="piece ff-scroll" viewBox="0 0 48 40" aria-hidden="true">
      <path d="M6 6h34v24c0 4 4 5 6 3-1 4-4 5-7 5H12c-5 0-6-4-6-8Z" fill="#f3dfb2" stroke="#7a5a24" stroke-width="2" />
      <circle cx="12" cy="31" r="5" fill="#a8322a" />
      <text x="24" y="26" text-anchor="middle" font-size="15" font-weight="800" fill="#4a2c12">
        {value}
      </text>
    </svg>
  )
}
