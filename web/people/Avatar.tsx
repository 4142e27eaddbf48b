import type { ClubColour } from '@fairground/protocol'
import type { ComponentChildren } from 'preact'

/** Fields of a shield, light and dark half. */
const FIELDS = {
  red: ['#98302a', '#5a1512'],
  green: ['#2e7d4f', '#174a2c'],
  blue: ['#2f6ea5', '#173f63'],
  violet: ['#6b4a8b', '#3f2857'],
  gold: ['#b98900', '#6d5000'],
  ink: ['#3a3440', '#1d1a22'],
} as const satisfies Readonly<Record<ClubColour, readonly [string, string]>>

const COLOURS = Object.values(FIELDS)

const PALE = '#f9dfa8'
const COMB = '#e2572f'

/** Heads on a field of 64 × 64; what is cut out shows the dark of the field. */
const BEASTS: readonly ((cut: string) => ComponentChildren)[] = [
  // Badger
  (cut) => (
    <g fill="#f6ead2">
      <circle cx="13" cy="17" r="8" />
      <circle cx="51" cy="17" r="8" />
      <path d="M9 31C9 10 55 10 55 31c0 14-12 28-23 28S9 45 9 31Z" />
      <path
        fill={cut}
        d="M15 19c7-4 11 0 11 9s-2 17-5 23c-5-4-9-11-9-19 0-6 1-10 3-13ZM49 19c-7-4-11 0-11 9s2 17 5 23c5-4 9-11 9-19 0-6-1-10-3-13ZM27 52c2-3 8-3 10 0 0 4-3 6-5 6s-5-2-5-6Z"
      />
      <circle cx="20" cy="33" r="2.6" />
      <circle cx="44" cy="33" r="2.6" />
    </g>
  ),
  // Cat
  (cut) => (
    <g fill={PALE}>
      <path d="M11 32 10 8l14 10h16L54 8l-1 24c0 14-10 24-21 24S11 46 11 32Z" />
      <path
        fill={cut}
        d="M14 15l6 5-5 6ZM50 15l-6 5 5 6ZM28 42h8l-4 4ZM18 33c4-4 8-4 10 1-4 2-8 2-10-1ZM46 33c-4-4-8-4-10 1 4 2 8 2 10-1Z"
      />
      <path fill="none" stroke={cut} stroke-width="2" stroke-linecap="round" d="M24 46 8 44M24 49 9 53M40 46l16-2M40 49l15 4" />
    </g>
  ),
  // Rooster
  (cut) => (
    <g fill={PALE}>
      <path fill={COMB} d="M22 18c-3-6 0-11 4-11 1-5 8-5 10-1 5-2 9 3 6 8 3 2 2 6 0 7Z" />
      <path d="M18 30c0-20 28-20 28 0 0 6 4 8 6 16 1 6-4 10-20 10S11 52 12 46c2-8 6-10 6-16Z" />
      <path fill={cut} d="M26 34h12l-6 9Z" />
      <path fill={COMB} d="M28 44c0 8 8 8 8 0Z" />
      <circle fill={cut} cx="24" cy="28" r="2.6" />
      <circle fill={cut} cx="40" cy="28" r="2.6" />
    </g>
  ),
  // Fox
  (cut) => (
    <g fill="#f0a35c">
      <path d="M8 6l16 13h16L56 6l1 24c-2 14-14 29-25 29S9 44 7 30Z" />
      <path fill={cut} d="M13 14l8 7-7 7ZM51 14l-8 7 7 7ZM27 50c2-2 8-2 10 0-1 5-3 7-5 7s-4-2-5-7Z" />
      <path fill="#fff6e2" d="M8 34c8 2 16 8 20 18-10-2-17-9-20-18ZM56 34c-8 2-16 8-20 18 10-2 17-9 20-18Z" />
      <circle fill={cut} cx="22" cy="34" r="2.8" />
      <circle fill={cut} cx="42" cy="34" r="2.8" />
    </g>
  ),
  // Monkey
  (cut) => (
    <g fill={PALE}>
      <circle cx="10" cy="32" r="8" />
      <circle cx="54" cy="32" r="8" />
      <circle cx="32" cy="32" r="23" />
      <path fill={cut} d="M32 22c4-6 15-3 15 5 0 5-3 6-3 9 4 3 4 7 1 10-5 7-21 7-26 0-3-3-3-7 1-10 0-3-3-4-3-9 0-8 11-11 15-5Z" />
      <circle cx="25" cy="29" r="2.8" />
      <circle cx="39" cy="29" r="2.8" />
      <path d="M29 37h6l-3 2ZM23 43c5 4 13 4 18 0-3 7-15 7-18 0Z" />
    </g>
  ),
  // Owl
  (cut) => (
    <g fill="#e9d3a0">
      <path d="M10 8c8 4 14 5 22 5s14-1 22-5c2 8 2 18 2 26 0 14-10 24-24 24S8 48 8 34c0-8 0-18 2-26Z" />
      <circle fill="#fff6e2" cx="21" cy="29" r="10" />
      <circle fill="#fff6e2" cx="43" cy="29" r="10" />
      <circle fill={cut} cx="21" cy="29" r="4.6" />
      <circle fill={cut} cx="43" cy="29" r="4.6" />
      <path fill={COMB} d="M28 36h8l-4 9Z" />
      <path fill="none" stroke={cut} stroke-width="2" stroke-linecap="round" d="M22 49q5 4 10 0 5 4 10 0" />
    </g>
  ),
]

/** A bot's: a little machine with a crank. */
const machine = (cut: string) => (
  <g fill={PALE}>
    <path d="M30 4h4v9h-4Z" />
    <circle fill={COMB} cx="32" cy="5" r="4" />
    <rect x="11" y="13" width="42" height="40" rx="9" />
    <circle fill={cut} cx="23" cy="30" r="5" />
    <circle fill={cut} cx="41" cy="30" r="5" />
    <path fill="none" stroke={cut} stroke-width="3" stroke-linecap="round" d="M21 43h22" />
    <path d="M4 26h7v14H4ZM53 26h7v14h-7Z" />
  </g>
)

/** A hash of a name, spread evenly enough for thirty-six shields. */
function hashOf(name: string): number {
  let hash = 2166136261
  for (const letter of name.normalize('NFC')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return (hash ^ (hash >>> 16)) >>> 0
}

interface Props {
  readonly name: string
  readonly size?: number
  readonly bot?: boolean
  /** Clubs choose theirs. */
  readonly colour?: ClubColour | undefined
}

/** The coat of arms of a person or club, derived from the name: one of six fields, one of six animals. Shown next to the name, so it has no label. */
export function Avatar({ name, size = 40, bot = false, colour }: Props) {
  const hash = hashOf(name)
  const [light, dark] = bot ? FIELDS.ink : colour === undefined ? COLOURS[hash % COLOURS.length] : FIELDS[colour]
  const beast = bot ? machine : BEASTS[Math.floor(hash / COLOURS.length) % BEASTS.length]
  return (
    <svg class="arms" width={size} height={size * 1.14} viewBox="0 0 100 114" aria-hidden="true">
      <path d="M8 6h84v50c0 26-18 42-42 54C26 98 8 82 8 56Z" fill={light} />
      <path d="M50 6h42v50c0 26-18 42-42 54Z" fill={dark} />
      <path d="M8 6h84v50c0 26-18 42-42 54C26 98 8 82 8 56Z" fill="none" stroke="#e8b45a" stroke-width="5" />
      <path d="M14 12h72v44c0 22-15 36-36 47C29 92 14 78 14 56Z" fill="none" stroke="#fff0c2" stroke-opacity=".35" stroke-width="1.5" />
      <g transform="translate(18 20)">{beast(dark)}</g>
    </svg>
  )
}
