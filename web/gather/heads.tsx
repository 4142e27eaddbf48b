import type { ComponentChildren } from 'preact'

/** A head, 64 × 64: what is visible from every side, and what only from the front. */
interface Head {
  readonly fill: string
  readonly shape: ComponentChildren
  readonly face: ComponentChildren
}

const DARK = '#2b1a1a'
const PALE = '#fff6e2'

const eyes = (
  <g fill={DARK}>
    <circle cx="22" cy="34" r="2.8" />
    <circle cx="42" cy="34" r="2.8" />
  </g>
)

const ANIMALS: readonly Head[] = [
  {
    fill: '#f0a35c',
    shape: <path d="M8 6l16 13h16L56 6l1 24c-2 14-14 29-25 29S9 44 7 30Z" />,
    face: (
      <>
        <path d="M13 14l8 7-7 7ZM51 14l-8 7 7 7ZM27 50c2-2 8-2 10 0-1 5-3 7-5 7s-4-2-5-7Z" fill={DARK} />
        <path d="M8 34c8 2 16 8 20 18-10-2-17-9-20-18ZM56 34c-8 2-16 8-20 18 10-2 17-9 20-18Z" fill={PALE} />
        {eyes}
      </>
    ),
  },
  {
    fill: '#8d8580',
    shape: (
      <>
        <circle cx="13" cy="17" r="8.5" fill="#3a3236" />
        <circle cx="51" cy="17" r="8.5" fill="#3a3236" />
        <path d="M9 33C9 9 55 9 55 33c0 16-10 30-23 30S9 49 9 33Z" />
        <path d="M27 13h10l3 48H24Z" fill="#f6ead2" />
      </>
    ),
    face: (
      <>
        <path d="M20 17c-4 14-3 30 2 42M44 17c4 14 3 30-2 42" stroke="#3a3236" stroke-width="7" fill="none" />
        <circle cx="20" cy="34" r="2.6" fill={PALE} />
        <circle cx="44" cy="34" r="2.6" fill={PALE} />
        <path d="M28 54h8l-4 6Z" fill={DARK} />
      </>
    ),
  },
  {
    fill: '#f9dfa8',
    shape: <path d="M11 32 10 8l14 10h16L54 8l-1 24c0 14-10 24-21 24S11 46 11 32Z" />,
    face: (
      <>
        <path d="M14 15l6 5-5 6ZM50 15l-6 5 5 6ZM28 42h8l-4 4Z" fill="#b5553a" />
        {eyes}
        <path d="M24 46 8 44M24 49 9 53M40 46l16-2M40 49l15 4" stroke={DARK} stroke-width="1.6" stroke-linecap="round" fill="none" />
      </>
    ),
  },
  {
    fill: '#d8c3ae',
    shape: (
      <path d="M20 26C12 6 15-8 21-9c6 1 8 16 8 30h6c0-14 2-29 8-30 6 1 9 15 1 35 8 5 11 12 11 18 0 11-10 17-23 17S9 55 9 44c0-6 3-13 11-18Z" />
    ),
    face: (
      <>
        <path d="M22 2c-2 5-1 12 1 18M42 2c2 5 1 12-1 18" stroke="#e7a3a0" stroke-width="4" stroke-linecap="round" fill="none" />
        {eyes}
        <path d="M28 46h8l-4 5ZM32 51v5" stroke={DARK} stroke-width="1.6" fill={DARK} />
      </>
    ),
  },
  {
    fill: '#8a5a3c',
    shape: (
      <>
        <circle cx="12" cy="16" r="9" />
        <circle cx="52" cy="16" r="9" />
        <circle cx="32" cy="36" r="25" />
      </>
    ),
    face: (
      <>
        <ellipse cx="32" cy="46" rx="12" ry="9" fill="#e2c39b" />
        {eyes}
        <path d="M27 42h10l-5 5Z" fill={DARK} />
      </>
    ),
  },
  {
    fill: '#7d7aa8',
    shape: <path d="M8 4c8 6 14 8 24 8s16-2 24-8c1 8 1 14 0 20 2 20-8 36-24 36S6 44 8 24c-1-6-1-12 0-20Z" />,
    face: (
      <>
        <circle cx="21" cy="30" r="11" fill={PALE} />
        <circle cx="43" cy="30" r="11" fill={PALE} />
        <circle cx="22" cy="31" r="4.5" fill={DARK} />
        <circle cx="42" cy="31" r="4.5" fill={DARK} />
        <path d="M28 38h8l-4 9Z" fill="#f0a33c" />
      </>
    ),
  },
]

const BOT: Head = {
  fill: '#c9d3dc',
  shape: (
    <>
      <path d="M30.5 6h3v12h-3Z" />
      <circle cx="32" cy="6" r="4" />
      <path d="M5 30h8v12H5ZM51 30h8v12h-8Z" />
      <rect x="11" y="16" width="42" height="40" rx="11" />
    </>
  ),
  face: (
    <>
      <g fill={DARK}>
        <circle cx="23" cy="33" r="6" />
        <circle cx="41" cy="33" r="6" />
        <path d="M20 46h24v4H20Z" />
      </g>
      <circle cx="24.5" cy="31.5" r="2" />
      <circle cx="42.5" cy="31.5" r="2" />
    </>
  ),
}

/** The head for a seat: bots have robot heads, and a person is always the same animal. */
export function headOf(sitter: 'bot' | { readonly person: string }): Head {
  if (sitter === 'bot') return BOT
  let sum = 0
  for (const letter of sitter.person) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return ANIMALS[sum % ANIMALS.length]
}
