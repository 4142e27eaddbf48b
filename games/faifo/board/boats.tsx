import type { Seat } from '@fairground/kernel'
import { memo } from 'preact/compat'

/** A sampan with painted eyes and a rim in the colour of its seat. */
export const Sampan = memo(function Sampan({ seat }: { readonly seat: Seat }) {
  return (
    <svg class="ff-hull" viewBox="-96 -30 192 62" preserveAspectRatio="none" style={{ '--seat': `var(--seat-${seat})` }} aria-hidden="true">
      {/* Its shadow on the water. */}
      <ellipse cy="27" rx="82" ry="8" fill="#060a18" opacity=".55" />
      <path d="M-90-22C-76-6-58-1 0-1S76-6 90-22C88 4 70 26 38 28h-76C-70 26-88 4-90-22Z" fill="#5a2718" />
      <path class="ff-rim" d="M-90-22C-76-6-58-1 0-1S76-6 90-22c0 3-.6 6-1.500 9C74 2 56 6 0 6S-74 2-88.500-13c-.9-3-1.500-6-1.500-9Z" />
      <path
        class="ff-plank"
        d="M-84-2C-66 12-46 15 0 15s66-3 84-17"
        fill="none"
        stroke="#d9a05a"
        stroke-opacity=".5"
        stroke-width="1.500"
      />
      {[-1, 1].map((side) => (
        <g key={side} class="ff-eye" transform={`translate(${side * 71} 9) rotate(${side * -16})`}>
          <ellipse rx="8" ry="4.800" fill="#fff3d8" stroke="#a8322a" stroke-width="1.500" />
          <circle cx={side * 1.2} r="2.500" fill="#1a0f10" />
        </g>
      ))}
    </svg>
  )
})

/** The roof of plaited bamboo over an empty boat: a card takes its place. */
export const Canopy = memo(function Canopy() {
  return (
    <svg class="ff-canopy" viewBox="0 0 100 54" aria-hidden="true">
      <path d="M8 54C8 20 26 4 50 4s42 16 42 50Z" fill="#2b1d1c" />
      <path d="M8 54C8 20 26 4 50 4s42 16 42 50H80C80 30 68 17 50 17S20 30 20 54Z" fill="#7d5a35" />
      <path
        d="M14 54c0-30 15-44 36-44s36 14 36 44M30 8l6 12M50 4v13M70 8l-6 12M15 24l11 7M85 24l-11 7"
        fill="none"
        stroke="#c79a55"
        stroke-opacity=".6"
        stroke-width="1.500"
      />
    </svg>
  )
})

/** A junk whose sail is the next contract. */
export function PrizeJunk({ value }: { readonly value: number | undefined }) {
  return (
    <svg class="ff-prize-junk" viewBox="0 0 150 112" aria-hidden="true">
      <ellipse cx="75" cy="102" rx="70" ry="8" fill="#060a18" opacity=".55" />
      <path d="M75 2v86" stroke="#3a2018" stroke-width="4" />
      <path d="M45 14h60v56H45Z" fill="#f3dfb2" />
      <path d="M45 14h60v7H45ZM45 63h60v7H45Z" fill="#c79a55" opacity=".5" />
      <path d="M43 13h64M43 71h64" stroke="#a8392c" stroke-width="10" stroke-linecap="round" />
      <path d="M40 13h70M40 71h70" stroke="#f5b14c" stroke-width="1.500" opacity=".7" />
      <text x="75" y="57" text-anchor="middle" class="ff-prize-number">
        {value}
      </text>
      <path d="M8 74c8 8 22 10 67 10s59-2 67-10c-2 16-16 28-36 30H44C24 102 10 90 8 74Z" fill="#6b3020" />
      <path
        d="M8 74c8 8 22 10 67 10s59-2 67-10c0 3-.5 5-1.500 7-10 7-24 9-65.500 9S19.500 88 9.500 81c-1-2-1.500-4-1.500-7Z"
        fill="#e0a13f"
      />
    </svg>
  )
}

export function Crown() {
  return (
    <svg class="ff-crown" viewBox="0 0 50 36" aria-hidden="true">
      <path d="M5 32 2 10c5 1 8 4 11 8C15 10 20 5 25 1c5 4 10 9 12 17 3-4 6-7 11-8l-3 22Z" stroke-width="2" stroke-linejoin="round" />
      <path d="M5.500 27h39" stroke-width="2.500" />
      <circle cx="25" cy="17" r="4" fill="#c8401e" stroke="none" />
    </svg>
  )
}
