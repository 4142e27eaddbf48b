import { memo } from 'preact/compat'
import './pieces.css'

/** The pieces of this game: produce tags on a string, woven stars, coins in a heap. They stay the same from event to event. */

const TAG = 'M20 2h40l14 16v74a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V18Z'
const SEAM = 'M23 7h34l12 13.500v70a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3v-70Z'

interface TagProps {
  readonly card: number
  /** It is blocked this round: crossed out, but still readable. */
  readonly struck?: boolean
}

/** A bid card: a stitched paper tag with its number and what grows at that price. One drawing for every size. */
export const Tag = memo(function Tag({ card, struck = false }: TagProps) {
  return (
    <svg class="ft-tag-svg" viewBox="0 -10 80 110" aria-hidden="true">
      <path d="M40 15C33 0 34-8 40-8s7 8 0 23" fill="none" stroke="#a9773c" stroke-width="2.4" />
      <path d={TAG} fill={struck ? '#e6d8b4' : '#fbf0d6'} stroke="#5b3a29" stroke-width="2.4" stroke-linejoin="round" />
      <path d={SEAM} fill="none" stroke="#cfae74" stroke-width="1.3" stroke-dasharray="4 3" />
      <circle cx="40" cy="15" r="6" fill="#c98b3f" stroke="#5b3a29" stroke-width="1.6" />
      <circle cx="40" cy="15" r="2.6" fill="#3a2519" />
      <text x="40" y="60" text-anchor="middle" class="ft-tag-number">
        {card}
      </text>
      <g transform="translate(40 79)">{card >= 10 ? <Pod /> : card >= 5 ? <Berries /> : <Beans />}</g>
      {struck && <path d="M8 92 72 22" stroke="#b03a2e" stroke-width="4.500" stroke-linecap="round" />}
    </svg>
  )
})

/** A small tag with room for its number only. */
export const SmallTag = memo(function SmallTag({ card, struck = false }: TagProps) {
  return (
    <svg class="ft-small-tag" viewBox="0 0 80 100" aria-hidden="true">
      <path d={TAG} fill={struck ? '#e6d8b4' : '#fbf0d6'} stroke="#5b3a29" stroke-width="4" stroke-linejoin="round" />
      <circle cx="40" cy="17" r="6" fill="#5b3a29" />
      {struck && <path d="M10 90 70 26" stroke="#b03a2e" stroke-width="6" stroke-linecap="round" />}
      <text x="40" y="76" text-anchor="middle" class="ft-small-number">
        {card}
      </text>
    </svg>
  )
})

/** The back of a tag: cloth of the house. */
export const TagBack = memo(function TagBack() {
  return (
    <svg class="ft-tag-svg back" viewBox="0 -10 80 110" aria-hidden="true">
      <path d="M40 15C33 0 34-8 40-8s7 8 0 23" fill="none" stroke="#e9cf9a" stroke-width="2.4" />
      <path d={TAG} fill="#b5553a" stroke="#5b3a29" stroke-width="2.4" stroke-linejoin="round" />
      <path
        d="M14 34l8.700-8 8.700 8 8.700-8 8.700 8 8.700-8 8.700 8M14 84l8.700-8 8.700 8 8.700-8 8.700 8 8.700-8 8.700 8"
        fill="none"
        stroke="#f6e3bb"
        stroke-width="2.6"
      />
      <path d="M40 40l16 16-16 16-16-16Z" fill="#f6e3bb" />
      <path d="M40 46l10 10-10 10-10-10Z" fill="#4f7942" />
      <circle cx="40" cy="15" r="5" fill="#5b3a29" />
    </svg>
  )
})

/** The fair-trade marker: a star of two woven squares. */
export const Star = memo(function Star({ value, size = '1em' }: { readonly value?: number; readonly size?: string }) {
  return (
    <svg class="piece ft-star" viewBox="0 0 48 48" style={{ width: size, height: size }} aria-hidden="true">
      <g stroke="#223a1c" stroke-width="1.5" stroke-linejoin="round">
        <rect x="8.500" y="8.500" width="31" height="31" rx="1.500" fill="#4f7942" />
        <rect x="8.500" y="8.500" width="31" height="31" rx="1.500" fill="#79a562" transform="rotate(45 24 24)" />
      </g>
      <path d="M24 3.500v41M3.500 24h41M9.500 9.500l29 29M38.500 9.500l-29 29" stroke="#d7e6c2" stroke-width="1.3" opacity=".75" />
      <circle cx="24" cy="24" r="14" fill="#fdf6e3" stroke="#223a1c" stroke-width="1.5" />
      {value === undefined ? (
        <path d="M24 16.500l2.200 5 5.300.5-4 3.600 1.200 5.300-4.700-2.800-4.700 2.800 1.200-5.300-4-3.600 5.300-.5Z" fill="#4f7942" />
      ) : (
        <text x="24" y="32.500" text-anchor="middle" class="ft-star-number">
          {value}
        </text>
      )}
    </svg>
  )
})

export function DebtSeal() {
  return (
    <svg class="piece" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <rect x="3" y="5" width="18" height="14" rx="2" fill="#f8ecd2" stroke="#8c2f1f" stroke-width="1.6" />
      <path d="M7 12h10" stroke="#8c2f1f" stroke-width="2.4" />
    </svg>
  )
}

/** The marker that wins ties: a hoe for farmers, scales for traders. */
export const RoundMarker = memo(function RoundMarker({ kind }: { readonly kind: 'farmer' | 'trader' }) {
  return (
    <svg class="piece ft-round-marker" viewBox="0 0 24 24" width="1.4em" height="1.4em" aria-hidden="true">
      <circle cx="12" cy="12" r="11.300" fill={kind === 'farmer' ? '#3f6a34' : '#9c4429'} stroke="#f1d9a7" stroke-width="1.2" />
      {kind === 'farmer' ? (
        <path
          d="M7.500 20 14.500 6.500M10.500 6h9l-2.500 4.500"
          fill="none"
          stroke="#fff6e0"
          stroke-width="2.2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ) : (
        <path
          d="M12 4.500v14M8 18.500h8M5.500 7.500h13M5.500 7.500 3 13.500h5Zm13 0L16 13.500h5Z"
          fill="none"
          stroke="#fff6e0"
          stroke-width="1.7"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </svg>
  )
})

function Beans() {
  return (
    <g>
      <ellipse cx="-6" cy="2" rx="10" ry="7.200" fill="#5a331b" transform="rotate(-28 -6 2)" />
      <path d="M-13.500 5.500C-9 0-4 4 1.500-1.500" fill="none" stroke="#e9cfa0" stroke-width="1.5" />
      <ellipse cx="8" cy="1" rx="9.500" ry="6.800" fill="#7a4726" transform="rotate(24 8 1)" />
      <path d="M.8-2.500C6-2 8 4 15.500 4" fill="none" stroke="#f3ddb4" stroke-width="1.5" />
    </g>
  )
}

function Berries() {
  return (
    <g>
      <path d="M1 8C-9 9-16 4-18-6-8-7 0-2 1 8Z" fill="#4f7942" />
      <path d="M0 8C2-4 10-9 20-8 20 3 12 10 0 8Z" fill="#6f9a5a" />
      <path d="M-15-4C-8-1-3 3 0 8M17-6C10-2 5 3 1 8" fill="none" stroke="#e4edcf" stroke-width="1.3" />
      <circle cx="-4" cy="9" r="3.400" fill="#c23b2a" />
      <circle cx="4.500" cy="10" r="3.400" fill="#a82f22" />
    </g>
  )
}

function Pod() {
  return (
    <g transform="rotate(-16)">
      <path d="M-20 1C-14-11 9-12 20-1 10 11-13 12-20 1Z" fill="#c0632f" />
      <path d="M-20 1C-12-6 8-7 20-1M-20 1C-9-1 8-2 20-1M-20 1C-12 6 8 6 20-1" fill="none" stroke="#7d3b18" stroke-width="1.3" />
      <path d="M-14-3.500C-8-8 2-8.500 8-6" fill="none" stroke="#efa872" stroke-width="1.7" stroke-linecap="round" />
      <path d="M20-1l6-2" stroke="#5b3a29" stroke-width="2.4" stroke-linecap="round" />
    </g>
  )
}

/** A tag as an icon in a line of text. */
export function TagSign() {
  return (
    <svg class="piece" viewBox="0 0 80 100" width="1em" height="1em" aria-hidden="true">
      <path d={TAG} fill="#fbf0d6" stroke="#5b3a29" stroke-width="6" stroke-linejoin="round" />
      <circle cx="40" cy="24" r="8" fill="#5b3a29" />
    </svg>
  )
}
