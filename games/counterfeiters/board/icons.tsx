import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import type { Effect, StreetSpace } from '../edition/edition.ts'
import type { Zone } from '../rules/board.ts'
import { Star } from './star.tsx'
import './icons.css'

/** Neon tubes: lines in the current text colour. */
function Tube({ children, box = '0 0 40 40' }: { readonly children: JSX.Element | readonly JSX.Element[]; readonly box?: string }) {
  return (
    <svg class="cf-tube" viewBox={box} aria-hidden="true">
      {children}
    </svg>
  )
}

const SHOPS: Readonly<Record<Exclude<Zone, 'market'>, () => JSX.Element>> = {
  print: () => <path d="M10 15V5h20v10M6 15h28v14h-5M11 29H6V15M11 23h18v12H11ZM15 27h10M15 31h7M29 19h.1" />,
  supermarket: () => <path d="M4 7h5l5 18h17l4-13H11M17 33h.1M29 33h.1M17 17h15M22 13v11M27 13v11" />,
  receiver: () => <path d="M8 36V9l12-5 12 5v27M4 36h32M14 36V17h12v19M20 23v5M17 13h6M22.5 27h.1" />,
  tax: () => <path d="M4 15 20 5l16 10ZM8 15v16M16 15v16M24 15v16M32 15v16M5 31h30M3 36h34" />,
  jet: () => <path d="M4 24c8-5 16-8 27-9 4 0 6 2 5 4-2 2-6 3-9 4l-12 3c-4 1-8 0-11-2ZM18 25 10 36h5l11-13M6 22 4 13h4l6 6" />,
  commercial: () => <path d="M5 33h30M20 4c2 0 3 3 3 6v5l13 8v4l-13-4v6l4 3v2l-7-2-7 2v-2l4-3v-6L4 27v-4l13-8v-5c0-3 1-6 3-6Z" />,
}

export const ShopIcon = memo(function ShopIcon({ zone }: { readonly zone: Exclude<Zone, 'market'> }) {
  const Icon = SHOPS[zone]
  return (
    <Tube>
      <Icon />
    </Tube>
  )
})

/** The icon of an improvement is usually that of the shop where it helps. */
const BOOSTS: Readonly<Record<Effect, () => JSX.Element>> = {
  'more-notes': SHOPS.print,
  'finer-print': () => <path d="M20 4l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1Z" />,
  'more-groceries': SHOPS.supermarket,
  'blind-cashier': () => <path d="M4 20c8-12 24-12 32 0-8 12-24 12-32 0ZM20 20h.1M6 6l28 28" />,
  'own-rate': SHOPS.receiver,
  'more-fraud': SHOPS.tax,
  discount: () => <path d="M6 6h15l14 14-15 15L6 21ZM13 13h.1M17 26l9-9" />,
  'free-flight': SHOPS.commercial,
  quiet: () => <path d="M8 36V5h18v31M4 36h32M26 9l8 4v23M21 21h.1" />,
  'squeeze-in': () => <path d="M13 15a5 5 0 1 0-.1 0ZM27 15a5 5 0 1 0-.1 0ZM5 35c0-9 3-14 8-14s7 4 7 14M20 35c0-9 2-14 7-14s8 5 8 14" />,
}

export function BoostIcon({ effect }: { readonly effect: Effect }) {
  const Icon = BOOSTS[effect]
  return (
    <Tube>
      <Icon />
    </Tube>
  )
}

/** A policeman's cap: this space moves the police. */
export const Hat = memo(function Hat() {
  return (
    <svg class="cf-hat" viewBox="0 0 32 22" aria-hidden="true">
      <path class="crown" d="M3 9C5 3 10 1 16 1s11 2 13 8c0 3-3 4-4 5H7c-1-1-4-2-4-5Z" />
      <path class="band" d="M7 12h18v4H7Z" />
      <path class="peak" d="M6 16h20c0 3-4 5-10 5S6 19 6 16Z" />
      <circle class="badge" cx="16" cy="9" r="2.6" />
    </svg>
  )
})

/** Sunglasses: their owner starts the next round. */
export const Sunglasses = memo(function Sunglasses() {
  return (
    <svg class="cf-shades" viewBox="0 0 36 18" aria-hidden="true">
      <path class="lens" d="M3 6h13v4c0 4-3 6-6 6S3 14 3 10ZM20 6h13v4c0 4-4 6-7 6s-6-2-6-6Z" />
      <path class="rim" d="M1 4h34M16 7c1-1 3-1 4 0" />
    </svg>
  )
})

export const Bin = memo(function Bin() {
  return (
    <svg class="cf-bin" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7" />
    </svg>
  )
})

/** The sign of a special space of the street. */
export const StepSign = memo(function StepSign({ step, level = 0 }: { readonly step: StreetSpace; readonly level?: number }) {
  return (
    <svg class={`cf-step-sign s-${step}`} viewBox="0 0 40 40" aria-hidden="true">
      {step === 'godfather' && <Fedora />}
      {step === 'investigation' && (
        <>
          <circle class="glass" cx="17" cy="16" r="12" />
          <path class="line" d="M26 25l10 10" />
          <g class="fill">
            {Array.from({ length: level }, (_, index) => (
              <Star key={index} x={17 + (index - (level - 1) / 2) * 7} y={17} size={level === 1 ? 6.5 : 4} />
            ))}
          </g>
        </>
      )}
      {step === 'strike' && (
        <>
          <path
            class="fill"
            d="M20 4c1.5 0 2.5 2 2.5 5v5L35 22v4l-12.5-4v6l4 3v2.5L20 32l-6.5 1.5V31l4-3v-6L5 26v-4l12.5-8V9c0-3 1-5 2.5-5Z"
          />
          <path class="line" d="M5 5l30 30M35 5 5 35" />
        </>
      )}
      {step === 'end' && (
        <>
          <circle class="glass" cx="11" cy="25" r="8" />
          <circle class="glass" cx="30" cy="30" r="7" />
          <path class="line" d="M8 14l6-1M18 21c2-6 8-8 12 1M27 20l7 1" />
        </>
      )}
    </svg>
  )
})

function Fedora() {
  return (
    <>
      <path class="fill" d="M3 24c4-2 7-3 8-4l2-11c.5-3 4-4 7-2 3-2 6.5-1 7 2l2 11c1 1 4 2 8 4-5 5-29 5-34 0Z" />
      <path class="line" d="M11 19.5c6 2.5 12 2.5 18 0" />
      <path class="line" d="M14 34h13M27 34h6" />
      <circle class="ember" cx="34" cy="34" r="2" />
    </>
  )
}

/** The patrol car, headlights on. */
export const PatrolCar = memo(function PatrolCar() {
  return (
    <svg class="cf-car" viewBox="-38 -46 104 54" aria-hidden="true">
      <defs>
        <linearGradient id="cf-beam" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#fff3c4" stop-opacity=".8" />
          <stop offset="1" stop-color="#fff3c4" stop-opacity="0" />
        </linearGradient>
      </defs>
      <path class="beam" d="M62-12 180-36V18L62-6Z" fill="url(#cf-beam)" />
      <ellipse cx="14" cy="4" rx="50" ry="4" opacity=".6" />
      <g fill="#20336f" stroke="#dfe8ff" stroke-width="1.5">
        <path d="M-34-2C-36-14-30-17-18-18L-6-32c2-3 5-4 9-4h20c4 0 7 1 9 4l10 13c14 1 22 4 23 12v5Z" />
        <path d="M-34-10c20 2 78 2 98 0v8h-98Z" fill="#f4f7ff" stroke="none" />
      </g>
      <path
        d="M-8-19 1-31c1-1 2-1.500 4-1.500h6V-19ZM15-19v-13.500h8c2 0 3 .6 4 1.500l8 12Z"
        fill="#8fd6ff"
        stroke="#0b1230"
        stroke-width="1.2"
      />
      <path class="red" d="M4-36h9v-6H6Z" fill="#ff3d5a" />
      <path class="blue" d="M15-36h9l-2-6h-7Z" fill="#5f8bff" />
      <circle cx="9" cy="-41" r="13" fill="#ff3d5a" opacity=".25" />
      <circle cx="20" cy="-41" r="13" fill="#5f8bff" opacity=".3" />
      <g fill="#0b0c1a" stroke="#dfe8ff" stroke-width="1.5">
        <circle cx="-16" cy="-2" r="8" />
        <circle cx="42" cy="-2" r="8" />
      </g>
      <path d="M62-14c4 1 4 7 0 8Z" fill="#fff3c4" />
      <g fill="#ffd766">
        <Star x={10} y={-7} size={6} />
      </g>
    </svg>
  )
})
