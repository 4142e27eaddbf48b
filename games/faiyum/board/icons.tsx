import type { ComponentChildren } from 'preact'
import type { Good, Kind, Terrain } from '../edition/vocabulary.ts'

/** Icons for text lines, 1em high. */

function Sign({ children, box = '0 0 24 24' }: { readonly children: ComponentChildren; readonly box?: string }) {
  return (
    <svg class="piece fy-icon" viewBox={box} aria-hidden="true">
      {children}
    </svg>
  )
}

const WHEAT = (
  <g>
    <path d="M12 22V8" stroke="#7a5a12" stroke-width="1.8" fill="none" />
    <path
      d="M12 9C9 7 9 4 12 1.5 15 4 15 7 12 9Zm-1 4.5C7 13.5 5.5 11 5.5 8c3 .3 5.3 2 5.5 5.5Zm2 0c4 0 5.5-2.5 5.5-5.5-3 .3-5.3 2-5.5 5.5Zm-2 5.5c-4 0-5.5-2.5-5.5-5.5 3 .3 5.3 2 5.5 5.5Zm2 0c4 0 5.5-2.5 5.5-5.5-3 .3-5.3 2-5.5 5.5Z"
      fill="#e0ae2f"
      stroke="#7a5a12"
    />
  </g>
)

const GRAPE = (
  <g stroke="#3d2458" fill="#7d55a5">
    <circle cx="8" cy="9" r="3.4" />
    <circle cx="15.5" cy="9" r="3.4" />
    <circle cx="11.8" cy="13.5" r="3.4" />
    <circle cx="5.8" cy="13.5" r="3" />
    <circle cx="17.8" cy="13.5" r="3" />
    <circle cx="12" cy="19.5" r="3.2" />
    <path d="M12 7c0-3 1-5 3-6M12 6C9 6.5 7 5 6.5 2.5 9.5 2 11.5 3.5 12 6Z" fill="#5f7d3a" stroke="#33491f" />
  </g>
)

const STONE = (
  <g stroke="#4f493d" stroke-linejoin="round">
    <path d="M3 9 12 4l9 5-9 5Z" fill="#ded8c9" />
    <path d="M3 9v8l9 5v-8Z" fill="#b9b3a6" />
    <path d="M21 9v8l-9 5v-8Z" fill="#938c7c" />
  </g>
)

const FISH = (
  <g stroke="#16425f" stroke-linejoin="round">
    <path d="M2 12C6 5 14 5 18 11l4-4v10l-4-4C14 19 6 19 2 12Z" fill="#5aa3c9" />
    <circle cx="7" cy="11" r="1.2" fill="#16425f" />
    <path d="M11 8c1.5 2.5 1.5 5.5 0 8" fill="none" />
  </g>
)

const ROSE = (
  <g stroke="#6d1230" stroke-linejoin="round">
    <path d="M12 14v9M12 20c-3.5.3-5.5-1-6-3.5 3-.5 5.3.8 6 3.5Z" stroke="#33491f" fill="#5f7d3a" />
    <path d="M4.5 6C7 6 8 4 12 1.5 16 4 17 6 19.5 6 20 12 17 16 12 16S4 12 4.5 6Z" fill="#d8496d" />
    <path d="M8 6.5c1 4 3 5 4 5s3-1 4-5M12 4.5c-2 1.5-2 3.5 0 4.5 2-1 2-3 0-4.5Z" fill="none" />
  </g>
)

const GOOD: Readonly<Record<Good, ComponentChildren>> = { wheat: WHEAT, grape: GRAPE, stone: STONE, fish: FISH, rose: ROSE }

export function GoodIcon({ good }: { readonly good: Good }) {
  return <Sign>{GOOD[good]}</Sign>
}

/** Any of the three basic resources: a hexagon of three fields. */
export function AnyBasic() {
  return (
    <Sign>
      <path d="M12 12V1l9.5 5.5v11Z" fill="#d9b44a" />
      <path d="M12 12 21.5 17.5 12 23 2.5 17.5Z" fill="#b9b3a6" />
      <path d="M12 12 2.5 17.5v-11L12 1Z" fill="#7d55a5" />
      <path d="M12 1 21.5 6.5v11L12 23 2.5 17.5v-11Z" fill="none" stroke="#3f2a14" stroke-width="1.5" />
    </Sign>
  )
}

const TERRAIN: Readonly<Record<Terrain, string>> = {
  wheat: '#d9b44a',
  grape: '#7d55a5',
  stone: '#b9b3a6',
  red: '#b5452f',
  site: '#c9a27a',
}

/** A space of this terrain, or of any. */
export function SpaceIcon({ terrain }: { readonly terrain?: Terrain | undefined }) {
  if (terrain === undefined) return <AnyBasic />
  return (
    <Sign>
      <path d="M12 1 21.5 6.5v11L12 23 2.5 17.5v-11Z" fill={TERRAIN[terrain]} stroke="#3f2a14" stroke-width="1.5" />
    </Sign>
  )
}

/** Reputation: an ankh on lapis lazuli. */
export function Ankh() {
  return (
    <Sign>
      <circle cx="12" cy="12" r="11" fill="#1f4e8c" stroke="#12305a" />
      <path
        d="M12 12.5c-5-3-4.5-8.5 0-8.5s5 5.5 0 8.5ZM12 12v8.5M7 14h10"
        fill="none"
        stroke="#f6d67a"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </Sign>
  )
}

export function WaterIcon() {
  return (
    <Sign>
      <path
        d="M2 8q2.5-4 5 0t5 0 5 0 5 0M2 14q2.5-4 5 0t5 0 5 0 5 0M2 20q2.5-4 5 0t5 0 5 0 5 0"
        fill="none"
        stroke="#2a6a9a"
        stroke-width="2.2"
      />
    </Sign>
  )
}

export function CardIcon() {
  return (
    <Sign>
      <rect x="5" y="2.5" width="14" height="19" rx="2" fill="#fbf1d8" stroke="#3f2a14" stroke-width="1.6" />
      <path d="M5 7.5h14" stroke="#3f2a14" stroke-width="1.6" />
    </Sign>
  )
}

/** Cards in hand, cards on the stack. */
export function HandIcon() {
  return (
    <Sign>
      <g fill="none" stroke="currentColor" stroke-width="2">
        <rect x="4" y="4" width="11" height="16" rx="2" />
        <path d="M15 7l5 1.5-3.5 12" />
      </g>
    </Sign>
  )
}

/** The card market. */
export function StallIcon() {
  return (
    <Sign>
      <path
        d="M4 4h16l1.500 5a3 3 0 0 1-5 1.500 3.200 3.200 0 0 1-4.500 0 3.200 3.200 0 0 1-4.500 0A3 3 0 0 1 2.500 9ZM5 12v8h14v-8M9 20v-5h6v5"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
      />
    </Sign>
  )
}

export function StackIcon() {
  return (
    <Sign>
      <path d="M4 5h16v4H4ZM4 12h16M4 16h16M4 20h16" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
    </Sign>
  )
}

/** A line in the colour of the text around it. */
function Line({ d, width = 2.4 }: { readonly d: string; readonly width?: number }) {
  return (
    <Sign>
      <path d={d} fill="none" stroke="currentColor" stroke-width={width} stroke-linecap="round" stroke-linejoin="round" />
    </Sign>
  )
}

export function Arrow() {
  return <Line d="M3 12h15M12.5 6 19 12l-6.5 6" />
}

export function Loop() {
  return <Line d="M5 12a7 7 0 1 1 2 5M7 21v-4.5h4.5" />
}

export function Sorting() {
  return <Line d="M7 3v17M3 16l4 4.5 4-4.5M17 21V4M13 8l4-4.5L21 8" />
}

export function UpArrow() {
  return <Line d="M12 20V5M6 10.5 12 4l6 6.5" width={2.6} />
}

/** A disaster: flood and storm. */
export function Storm() {
  return (
    <Sign>
      <path d="M6 12a4.5 4.5 0 0 1 1-8.5A6 6 0 0 1 18 5a4 4 0 0 1 0 7Z" fill="#cfd6de" stroke="#1d2430" />
      <path d="m13 11-4 6h3l-1.5 5 5.5-7h-3l2-4Z" fill="#f2c440" stroke="#1d2430" />
    </Sign>
  )
}

const KIND: Readonly<Record<Kind, string>> = {
  harvest: 'M4 20C10 18 17 13 20 4M20 4c-4-1-9 1-11 4M8 19c1-3 1-6-1-8',
  build: 'M4 21 13 12M10 8l4-5 7 7-5 4-2-2-2-2Z',
  commerce: 'M12 3v17M7 21h10M4 7h16M4 7l-2.5 6h5Zm16 0-2.5 6h5Z',
  other: 'M12 3v18M3 12h18M5.5 5.5l13 13M18.5 5.5l-13 13',
}

export function KindIcon({ kind }: { readonly kind: Kind }) {
  return <Line d={KIND[kind]} width={2.2} />
}
