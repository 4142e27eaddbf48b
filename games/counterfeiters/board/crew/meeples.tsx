import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import './meeples.css'

/** The crews of Miami, by seat: each is an animal of the coast, so that a seat can be recognized by its shape as well as by its colour. */
const CREWS: readonly (() => JSX.Element)[] = [Manatee, Alligator, Deer, Heron]

interface Props {
  readonly seat: number
  /** Laid down by passing. */
  readonly lying?: boolean
}

/** A henchman. Screen readers learn its owner from the text beside it. */
export const Meeple = memo(function Meeple({ seat, lying = false }: Props) {
  const Animal = CREWS[seat % CREWS.length]
  return (
    <svg class={`cf-meeple seat-${seat} ${lying ? 'lying' : ''}`} viewBox="0 0 48 48" aria-hidden="true">
      <Animal />
    </svg>
  )
})

function Manatee() {
  return (
    <>
      <path
        class="body"
        d="M24 2c9 0 14 7 14 16v3c5 2 7 7 6 12-3 1-6-1-7-4-1 5-3 8-6 10 7 0 11 3 11 7H6c0-4 4-7 11-7-3-2-5-5-6-10-1 3-4 5-7 4-1-5 1-10 6-12v-3C10 9 15 2 24 2Z"
      />
      <path class="pale" d="M24 14c5 0 10 2 10 6.5 0 4-4 6-7 5.5-1.5-.3-2.5-1-3-2-.5 1-1.5 1.700-3 2-3 .5-7-1.5-7-5.5C14 16 19 14 24 14Z" />
      <path class="line" d="M24 19v4M20 40h8" />
      <path class="spot dark" d="M21.5 16.5h.1M26.5 16.5h.1M18 21h.1M30 21h.1" />
      <path class="eye" d="M16 10.5h.1M32 10.5h.1" />
    </>
  )
}

function Alligator() {
  return (
    <>
      <path
        class="body"
        d="M3 46c0-4 3-6 6-7l-4-4 6-3-4-5 6-2-3-5 6-2-1-6 5 0c0-4 2-7 5-7s4 2 4 4l15 5c3 1 3 5 0 5l-14 1 12 4c3 1 2 5-1 5l-12-1c1 3 2 5 2 8 3 0 6 1 7 4l-7 1c0 3-1 3-2 4h5c3 0 5 1 5 3Z"
      />
      <path class="pale" d="M28 20l3 3 3-2 3 3 3-2-14-2Z" />
      <path class="line" d="M21 28c2 4 2 9 0 13" />
      <path class="eye" d="M25 10h.1" />
    </>
  )
}

function Deer() {
  return (
    <>
      <path class="antler" d="M18 13C15 9 15 6 16 2M15.5 8C12 8 10 6 9 3M30 13c3-4 3-7 2-11M32.5 8c3.5 0 5.5-2 6.5-5" />
      <path
        class="body"
        d="M24 10c4 0 7 2 8 4 3-3 7-3 9-1-1 4-4 6-8 6-1 4-3 7-5 9 5 2 7 6 7 11v3h3v4H10v-4h3v-3c0-5 2-9 7-11-2-2-4-5-5-9-4 0-7-2-8-6 2-2 6-2 9 1 1-2 4-4 8-4Z"
      />
      <path class="pale" d="M21 24h6l-1.5 4h-3Z" />
      <path class="spot" d="M19 35h.1M24 38h.1M29 35h.1M21 41h.1M27 41h.1" />
      <path class="eye" d="M19.5 18h.1M28.5 18h.1" />
    </>
  )
}

function Heron() {
  return (
    <>
      <path class="leg" d="M19 36v9M26 36v9M15 45.5h6M22.5 45.5h6" />
      <path
        class="body"
        d="M14 6c4-4 11-4 14 0l18 5-17 3c-1 3-4 4-6 6 9 1 14 6 14 12 0 5-5 8-13 8-9 0-16-4-20-12 4 2 8 2 11 1-3-4-2-8 2-12 3-3 6-4 6-6s-4-2-9-5Z"
      />
      <path class="pale" d="M19 27c5-1 10 1 12 5-4 3-10 2-12-5Z" />
      <path class="line" d="M8 3c2 2 4 3 6 3" />
      <path class="eye" d="M24 8.5h.1" />
    </>
  )
}
