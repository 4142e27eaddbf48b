import type { JSX } from 'preact'
import type { Effect, Step } from '../edition/edition.ts'
import type { Zone } from '../rules/board.ts'
import { Star } from './star.tsx'
import './icons.css'

/** Neon tubes: lines in the colour of the text around them. */
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

export function ShopIcon({ zone }: { readonly zone: Exclude<Zone, 'market'> }) {
  const Icon = SHOPS[zone]
  return (
    <Tube>
      <Icon />
    </Tube>
  )
}

/** Where an improvement helps. */
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
export function Hat() {
  return (
    <svg class="cf-hat" viewBox="0 0 32 22" aria-hidden="true">
      <path class="crown" d="M3 9C5 3 10 1 16 1s11 2 13 8c0 3-3 4-4 5H7c-1-1-4-2-4-5Z" />
      <path class="band" d="M7 12h18v4H7Z" />
      <path class="peak" d="M6 16h20c0 3-4 5-10 5S6 19 6 16Z" />
      <circle class="badge" cx="16" cy="9" r="2.6" />
    </svg>
  )
}

/** Sunglasses: whoever wears them starts the next round. */
export function Sunglasses() {
  return (
    <svg class="cf-shades" viewBox="0 0 36 18" aria-hidden="true">
      <path class="lens" d="M3 6h13v4c0 4-3 6-6 6S3 14 3 10ZM20 6h13v4c0 4-4 6-7 6s-6-2-6-6Z" />
      <path class="rim" d="M1 4h34M16 7c1-1 3-1 4 0" />
    </svg>
  )
}

export function Bin() {
  return (
    <svg class="cf-bin" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7" />
    </svg>
  )
}

/** What waits on a space of the street. */
export function StepSign({ step, level = 0 }: { readonly step: Step; readonly level?: number }) {
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
}

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

/** The Godfather: a hat, a collar, and the glow of a cigar. */
export function Boss() {
  return (
    <svg viewBox="0 0 120 110" aria-hidden="true">
      <path class="coat" d="M8 110c2-24 18-33 36-37h32c18 4 34 13 36 37Z" />
      <path class="shirt" d="M50 72h20l-10 34Z" />
      <path class="tie" d="M57 78h6l4 26-7 6-7-6Z" />
      <path class="rim" d="M44 73 56 94 60 84l4 10 12-21" />
      <path class="face" d="M40 42h40v16c0 12-9 22-20 22s-20-10-20-22Z" />
      <path class="rim" d="M50 64c4 3 9 4 15 3" />
      <path class="cigar" d="M65 65l20 4-1 5-20-4Z" />
      <circle class="ember" cx="86" cy="72" r="4" />
      <path class="smoke" d="M90 66c6-6-2-10 4-17s-2-10 3-16" />
      <path class="hat" d="M14 42c9-3 17-5 22-7l5-24c2-8 12-9 19-5 7-4 17-3 19 5l5 24c5 2 13 4 22 7-14 13-78 13-92 0Z" />
      <path class="band" d="M35 35c16 6 34 6 50 0l-1.5-8c-15 5-32 5-47 0Z" />
    </svg>
  )
}

/** The police officer with a lamp. */
export function Officer() {
  return (
    <svg class="cf-officer" viewBox="0 0 60 48" aria-hidden="true">
      <path class="beam" d="M30 26 60 12v34L30 32Z" />
      <path class="coat" d="M12 48c0-11 4-17 10-17s10 6 10 17Z" />
      <circle class="face" cx="22" cy="24" r="7.5" />
      <path class="cap" d="M11 19c1-7 5-10 11-10s10 3 11 10c0 2-2 2-3 3H14c-1-1-3-1-3-3ZM30 20l7 3c-2 2-5 2-8 1Z" />
      <circle class="badge" cx="22" cy="15" r="2.5" />
      <path class="lamp" d="M24 36h8l3-2v8l-3-2h-8Z" />
      <path class="coat" d="M14 34c2 3 6 5 12 5v5c-6 0-11-2-13-5Z" />
    </svg>
  )
}
