import type { ComponentChildren } from 'preact'

/**
 * The heads of the fifteen merchants as simple shapes, drawn in a square of 64. Filled parts have the colour of the card's lantern;
 * parts of the class `ff-cut` look like holes that show the card.
 */

function Eyes({ y = 34, gap = 9 }: { readonly y?: number; readonly gap?: number }) {
  return (
    <g class="ff-cut">
      <circle cx={32 - gap} cy={y} r="2.6" />
      <circle cx={32 + gap} cy={y} r="2.6" />
    </g>
  )
}

const rat = (
  <>
    <circle cx="17" cy="20" r="11" />
    <circle cx="47" cy="20" r="11" />
    <path d="M14 30c0-12 36-12 36 0 0 10-10 26-18 26S14 40 14 30Z" />
    <g class="ff-cut">
      <circle cx="17" cy="20" r="5.5" />
      <circle cx="47" cy="20" r="5.5" />
    </g>
    <Eyes />
    <path class="ff-line" d="M28 46H14M28 49l-12 5M36 46h14M36 49l12 5" />
    <circle class="ff-cut" cx="32" cy="50" r="3" />
  </>
)

const buffalo = (
  <>
    <path d="M20 26C8 24 4 14 8 6c3 8 8 11 16 12h16c8-1 13-4 16-12 4 8 0 18-12 20Z" />
    <path d="M18 24h28l-4 24c-2 10-18 10-20 0Z" />
    <path d="M18 28 6 32l10 4ZM46 28l12 4-10 4Z" />
    <Eyes gap={8} />
    <g class="ff-cut">
      <ellipse cx="28" cy="49" rx="2" ry="3" />
      <ellipse cx="36" cy="49" rx="2" ry="3" />
    </g>
  </>
)

const tiger = (
  <>
    <circle cx="15" cy="17" r="8" />
    <circle cx="49" cy="17" r="8" />
    <path d="M10 34C10 16 54 16 54 34c0 14-12 22-22 22S10 48 10 34Z" />
    <g class="ff-cut">
      <path d="M32 12l3 10h-6ZM22 15l6 8-6-1ZM42 15l-6 8 6-1ZM10 36l10-1-9 5ZM54 36l-10-1 9 5ZM13 45l9-2-6 6ZM51 45l-9-2 6 6Z" />
      <path d="M28 42h8l-4 5Z" />
    </g>
    <Eyes y={33} />
  </>
)

const rabbit = (
  <>
    <path d="M22 30C14 20 14 4 20 3s9 14 9 25ZM42 30c8-10 8-26 2-27s-9 14-9 25Z" />
    <ellipse cx="32" cy="41" rx="18" ry="16" />
    <g class="ff-cut">
      <path d="M21 24c-3-6-3-14-1-16 3 1 5 9 5 17ZM43 24c3-6 3-14 1-16-3 1-5 9-5 17Z" />
      <path d="M29 44h6l-3 4Z" />
    </g>
    <Eyes y={38} gap={8} />
    <path class="ff-line" d="M32 48v4" />
  </>
)

const cat = (
  <>
    <path d="M11 32 10 8l14 10h16L54 8l-1 24c0 14-10 24-21 24S11 46 11 32Z" />
    <path class="ff-cut" d="M14 15l6 5-5 6ZM50 15l-6 5 5 6ZM28 42h8l-4 4Z" />
    <path class="ff-cut" d="M18 33c4-4 8-4 10 1-4 2-8 2-10-1ZM46 33c-4-4-8-4-10 1 4 2 8 2 10-1Z" />
    <path class="ff-line" d="M24 46 8 44M24 49 9 53M40 46l16-2M40 49l15 4" />
  </>
)

const naga = (
  <>
    <path d="M32 4c4 6 4 10 0 14-4-4-4-8 0-14ZM20 8c6 3 8 7 6 13-6-2-8-7-6-13ZM44 8c-6 3-8 7-6 13 6-2 8-7 6-13Z" />
    <path d="M12 34C12 20 24 16 32 16s20 4 20 18c0 10-8 14-12 16l-2 8H26l-2-8c-4-2-12-6-12-16Z" />
    <path class="ff-cut" d="M20 31l10 3-9 3ZM44 31l-10 3 9 3ZM27 46l2 6 3-5 3 5 2-6Z" />
    <path class="ff-line" d="M16 26c4-3 8-4 12-4M48 26c-4-3-8-4-12-4" />
  </>
)

const dragon = (
  <>
    <path d="M22 22C16 20 10 14 10 6c4 4 7 5 10 5-1-3-1-6 1-9 1 8 6 12 9 17ZM42 22c6-2 12-8 12-16-4 4-7 5-10 5 1-3 1-6-1-9-1 8-6 12-9 17Z" />
    <path d="M14 30c4-10 32-10 36 0 2 6-4 8-6 12l-3 12c-3 4-15 4-18 0l-3-12c-2-4-8-6-6-12Z" />
    <path d="M14 34 4 40l8 2-6 6 12-2ZM50 34l10 6-8 2 6 6-12-2Z" />
    <Eyes y={33} gap={8} />
    <g class="ff-cut">
      <ellipse cx="28" cy="47" rx="2.4" ry="1.8" />
      <ellipse cx="36" cy="47" rx="2.4" ry="1.8" />
    </g>
  </>
)

const snake = (
  <>
    <path d="M32 6c9 0 13 6 13 13 0 9-9 11-9 17 0 4 16 2 16 12 0 9-11 10-20 10S12 57 12 48c0-7 6-9 10-9 0 4-3 4-3 8 0 4 6 4 13 4s12 0 12-4c0-5-16-3-16-11 0-7-9-8-9-17 0-7 4-13 13-13Z" />
    <Eyes y={17} gap={5} />
    <path class="ff-line" d="M32 24v7M32 31l-3 4M32 31l3 4" />
  </>
)

const horse = (
  <>
    <path d="M20 16 18 3l9 8h10l9-8-2 13c4 12 0 24-4 34-2 9-14 9-16 0-4-10-8-22-4-34Z" />
    <path d="M27 8h10l-3 22h-4Z" class="ff-cut" />
    <path d="M30 10h4l-1 18h-2Z" />
    <Eyes y={28} gap={10} />
    <g class="ff-cut">
      <ellipse cx="28" cy="50" rx="1.8" ry="2.6" />
      <ellipse cx="36" cy="50" rx="1.8" ry="2.6" />
    </g>
  </>
)

const sheep = (
  <>
    <path d="M16 26c-8-2-8-12 0-13 1-8 11-10 16-5 5-5 15-3 16 5 8 1 8 11 0 13 6 3 5 11-2 12H18c-7-1-8-9-2-12Z" />
    <path d="M20 28h24v10c0 10-5 20-12 20S20 48 20 38Z" />
    <path d="M20 30 8 34l11 5ZM44 30l12 4-11 5Z" />
    <Eyes y={36} gap={7} />
    <path class="ff-line" d="M32 44v5M29 52l3-3 3 3" />
  </>
)

const goat = (
  <>
    <path d="M24 20C20 10 12 6 6 8c8 2 10 8 12 16ZM40 20c4-10 12-14 18-12-8 2-10 8-12 16Z" />
    <path d="M20 20h24l-3 24-5 6-4 12-4-12-5-6Z" />
    <path d="M20 26 8 28l10 6ZM44 26l12 2-10 6Z" />
    <Eyes y={30} gap={7} />
    <g class="ff-cut">
      <ellipse cx="29" cy="43" rx="1.6" ry="2.2" />
      <ellipse cx="35" cy="43" rx="1.6" ry="2.2" />
    </g>
  </>
)

const monkey = (
  <>
    <circle cx="10" cy="32" r="8" />
    <circle cx="54" cy="32" r="8" />
    <circle cx="32" cy="32" r="23" />
    <path class="ff-cut" d="M32 22c4-6 15-3 15 5 0 5-3 6-3 9 4 3 4 7 1 10-5 7-21 7-26 0-3-3-3-7 1-10 0-3-3-4-3-9 0-8 11-11 15-5Z" />
    <circle cx="25" cy="29" r="2.8" />
    <circle cx="39" cy="29" r="2.8" />
    <path d="M29 37h6l-3 2ZM23 43c5 4 13 4 18 0-3 7-15 7-18 0Z" />
  </>
)

const hen = (
  <>
    <path d="M22 18c-3-6 0-11 4-11 1-5 8-5 10-1 5-2 9 3 6 8 3 2 2 6 0 7Z" class="ff-comb" />
    <path d="M18 30c0-20 28-20 28 0 0 6 4 8 6 16 1 6-4 10-20 10S11 52 12 46c2-8 6-10 6-16Z" />
    <path class="ff-cut" d="M26 34h12l-6 9Z" />
    <path d="M28 44c0 8 8 8 8 0Z" class="ff-comb" />
    <Eyes y={28} gap={8} />
  </>
)

const dog = (
  <>
    <path d="M16 16C6 14 2 26 6 40c2 6 8 4 9-2ZM48 16c10-2 14 10 10 24-2 6-8 4-9-2Z" />
    <path d="M14 28c0-20 36-20 36 0 0 6-2 8-4 12l-4 12c-3 6-17 6-20 0l-4-12c-2-4-4-6-4-12Z" />
    <Eyes y={30} gap={9} />
    <path class="ff-cut" d="M26 40h12c0 5-4 7-6 7s-6-2-6-7Z" />
    <path class="ff-line" d="M32 47v4M26 53c3 2 9 2 12 0" />
  </>
)

const pig = (
  <>
    <path d="M12 24 8 6l16 8ZM52 24l4-18-16 8Z" />
    <ellipse cx="32" cy="34" rx="24" ry="22" />
    <ellipse class="ff-cut" cx="32" cy="42" rx="11" ry="8" />
    <ellipse cx="28" cy="42" rx="2" ry="3" />
    <ellipse cx="36" cy="42" rx="2" ry="3" />
    <Eyes y={28} gap={11} />
  </>
)

const ANIMALS: readonly ComponentChildren[] = [
  null,
  rat,
  buffalo,
  tiger,
  rabbit,
  cat,
  naga,
  dragon,
  snake,
  horse,
  sheep,
  goat,
  monkey,
  hen,
  dog,
  pig,
]

/** A merchant's head. */
export function Animal({ merchant }: { readonly merchant: number }) {
  return <g class="ff-animal">{ANIMALS[merchant]}</g>
}

/** A head as small as a letter, to name a rival. */
export function Head({ merchant }: { readonly merchant: number }) {
  return (
    <svg class="ff-head" viewBox="0 0 64 64" width="1.150em" height="1.150em" aria-hidden="true">
      {ANIMALS[merchant]}
    </svg>
  )
}

/** A junk under full sail, the moon behind it. */
export function Junk() {
  return (
    <g>
      <circle cx="46" cy="12" r="7" fill="#ffe6a8" opacity=".9" />
      <path d="M31 2v40" stroke="#f7dca4" stroke-width="2.6" />
      <path d="M29 7C17 10 11 22 10 39h19Z" fill="#f7dca4" />
      <path d="M34 5c13 4 19 16 20 34H34Z" fill="#e8b966" />
      <path d="M13.500 30H28M17 20h11M36 29h15M36 18h12" stroke="#8a5a24" stroke-width="1.6" opacity=".7" />
      <path d="M2 44h60c-2 8-6 14-12 16H16C8 58 4 52 2 44Z" fill="#a8322a" />
      <path d="M2 44h60l-1.500 4.500h-57Z" fill="#f5b14c" />
      <ellipse cx="54" cy="53" rx="3.600" ry="2.400" fill="#fff3d8" />
      <circle cx="54.600" cy="53" r="1.300" fill="#1b1010" />
    </g>
  )
}
