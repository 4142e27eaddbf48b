import { memo } from 'preact/compat'
import type { Zone } from '../../rules/board.ts'

/** The upper edge of each house, from left to right; stretched to its width. */
const ROOFS: Readonly<Record<Exclude<Zone, 'market'>, string>> = {
  print: 'M0 34h16v-10h14v-10h12V2h16v12h12v10h14v10h16',
  supermarket: 'M0 34l10-16 10 16 10-16 10 16 10-16 10 16 10-16 10 16 10-16 10 16',
  receiver: 'M0 34h16C16-6 84-6 84 34h16',
  tax: 'M0 34h4L50 2 96 34h4',
  jet: 'M0 38C12-8 88-8 100 38',
  commercial: 'M0 34h26v-8h10V14h-7L24 2h52l-5 12h-7v12h10v8h26',
}

/** A roof outlined in neon. */
export const Roof = memo(function Roof({ zone }: { readonly zone: Exclude<Zone, 'market'> }) {
  return (
    <svg class="cf-roof" viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
      <path class="wall" d={`${ROOFS[zone]}V40H0Z`} />
      <path class="haze" d={ROOFS[zone]} />
      <path class="tube" d={ROOFS[zone]} />
    </svg>
  )
})
