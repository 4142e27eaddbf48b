import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import type { CardKind } from '../../edition/edition.ts'
import type { Design } from '../../rules/board.ts'
import './cards.css'

/** The pictures of the cards, each with its own background; drawn in 60 × 60. */
const ART: Readonly<Record<CardKind, () => JSX.Element>> = {
  printer: () => (
    <>
      <path class="c1" d="M8 30h44v20H8Z" />
      <path class="c2" d="M13 10h34v20H13Z" />
      <circle class="c3" cx="22" cy="20" r="6" />
      <circle class="c3" cx="38" cy="20" r="6" />
      <path class="c4" d="M16 38h28v16H16Z" />
      <path class="l1" d="M20 44h20M20 49h12" />
    </>
  ),
  ink: () => (
    <>
      <path class="c1" d="M30 6C22 20 15 26 15 37a15 15 0 0 0 30 0C45 26 38 20 30 6Z" />
      <path class="c4" d="M22 36c0 6 3 10 8 11" style={{ fill: 'none', strokeWidth: 4 }} />
      <path class="c2" d="M6 54h48v3H6Z" />
    </>
  ),
  paper: () => (
    <>
      <path class="c3" d="M18 8h30l4 40H22Z" />
      <path class="c2" d="M13 11h30l4 40H17Z" />
      <path class="c4" d="M8 14h30l4 40H12Z" />
      <path class="l1" d="M14 24h20M15 31h20M16 38h20M17 45h12" />
    </>
  ),
  hologram: () => (
    <>
      <path class="c4" d="M30 5 53 18v25L30 56 7 43V18Z" />
      <path class="c1" d="M30 5 53 18 30 30 7 18Z" />
      <path class="c2" d="M30 30 53 18v25L30 56Z" />
      <path class="l2" d="M30 17l3 8 8 .5-6 5 2 8-7-4.5-7 4.5 2-8-6-5 8-.5Z" />
    </>
  ),
  diner: () => (
    <>
      <path class="c1" d="M6 24h48v28H6Z" />
      <path class="c2" d="M10 30h40v12H10Z" />
      <path class="c4" d="M3 20h54v7H3Z" />
      <path class="c3" d="M26 30h8v22h-8Z" />
      <path class="l1" d="M14 20V9h32v11M20 14h20" />
      <path class="c4" d="M6 52h48v3H6Z" />
    </>
  ),
  jet: () => (
    <>
      <path class="c4" d="M6 34c10-8 26-13 42-14 5 0 8 2 8 4s-3 5-8 6L22 37c-6 1-12 0-16-3Z" />
      <path class="c1" d="M26 30 12 52h8l20-23ZM8 32 4 18h7l9 10Z" />
      <path class="l1" d="M34 26h.1M40 25h.1M46 24h.1" />
    </>
  ),
  greatLawyer: () => (
    <>
      <path class="l2" d="M30 8v42M12 16h36M20 52h20" />
      <path class="c4" d="M4 34 12 17l8 17a8 8 0 0 1-16 0ZM40 34l8-17 8 17a8 8 0 0 1-16 0Z" />
      <circle class="c1" cx="30" cy="9" r="5" />
    </>
  ),
  badLawyer: () => (
    <>
      <g transform="rotate(-16 30 30)">
        <path class="l2" d="M30 8v34M12 16h36" />
        <path class="c4" d="M4 34 12 17l8 17a8 8 0 0 1-16 0ZM40 34l8-17 8 17a8 8 0 0 1-16 0Z" />
        <circle class="c1" cx="30" cy="9" r="5" />
      </g>
      <path class="c3" d="M34 40h18v5H34ZM36 46h18v5H36ZM33 52h18v5H33Z" />
    </>
  ),
  ticket: () => (
    <>
      <path class="c4" d="M4 18h52v8a5 5 0 0 0 0 10v8H4v-8a5 5 0 0 0 0-10Z" />
      <path class="l1" d="M44 19v24" style={{ strokeDasharray: '3 3' }} />
    </>
  ),
}

/** The picture on a card; a ticket shows what it pays. */
export const CardArt = memo(function CardArt({ design: { kind, value } }: { readonly design: Pick<Design, 'kind' | 'value'> }) {
  const Art = ART[kind]
  return (
    <svg class={`cf-art k-${kind}`} viewBox="0 0 60 60" aria-hidden="true">
      <rect class="ground" width="60" height="60" rx="6" />
      <Art />
      {kind === 'ticket' && (
        <text class="value" x="24" y="37" text-anchor="middle">
          {value}
        </text>
      )}
    </svg>
  )
})
