import { Still } from '@fairground/kit'
import { useContext, useLayoutEffect, useRef } from 'preact/hooks'
import { Storm } from './icons.tsx'
import './deluge.css'

/** Groups of clouds: centre and size of each. */
type Clouds = readonly (readonly [x: number, y: number, size: number])[]
const FAR: Clouds = [
  [60, 60, 130],
  [250, 34, 150],
  [450, 52, 140],
  [640, 30, 150],
  [840, 62, 130],
]
const LEFT: Clouds = [
  [-20, 40, 130],
  [110, 64, 92],
  [210, 26, 110],
  [318, 40, 70],
]
const RIGHT: Clouds = [
  [920, 44, 130],
  [800, 70, 88],
  [700, 24, 112],
  [590, 38, 72],
]
const RAIN = Array.from({ length: 44 }, (_, drop) => `M${(drop * 67) % 960} ${(drop * 131) % 420}l-9 30`).join('')

/** A phone in portrait: its board is low while a tab of the dock is open. */
const UPRIGHT = '(max-width: 599px) and (min-height: 501px)'

/**
 * The last disaster: clouds close over the land, lightning strikes, the water rises; then the last turns begin. On a phone in portrait it
 * covers the whole screen down to the tape, where it can be paused and skipped.
 */
export function Deluge({ words, disasters }: { readonly words: string; readonly disasters: number }) {
  const scene = useRef<HTMLDivElement>(null)
  const still = useContext(Still)
  useLayoutEffect(() => {
    const own = scene.current
    // A replay has its controls elsewhere.
    if (own === null || still || !matchMedia(UPRIGHT).matches || own.closest('.table:not(.replay)') === null) return
    own.popover = 'manual'
    own.showPopover()
  }, [still])
  return (
    <div ref={scene} class="fy-deluge" aria-hidden="true">
      <svg viewBox="0 0 900 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <linearGradient id="fy-gloom" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stop-color="#141b26" />
            <stop offset=".6" stop-color="#43505f" />
            <stop offset="1" stop-color="#8a8a78" />
          </linearGradient>
        </defs>
        <rect width="900" height="480" fill="url(#fy-gloom)" />
        <path d="M150 350 300 176l158 174Z" fill="#39404a" />
        <path d="M300 176l158 174h-96Z" fill="#272d36" />
        <path d="M560 350l92-106 98 106Z" fill="#39404a" />
        <path d="M652 244l98 106h-58Z" fill="#272d36" />
        <path class="fy-sheet-light" d="M0 0h900v480H0Z" fill="#fff3c4" />
        <path
          class="fy-bolt"
          d="M486 96 424 214h44l-40 116 122-158h-54l46-76Z"
          fill="#ffe27a"
          stroke="#7d5110"
          stroke-width="4"
          stroke-linejoin="round"
        />
        <path
          class="fy-bolt second"
          d="M306 90 274 166h24l-22 74 74-104h-32l28-46Z"
          fill="#ffe27a"
          stroke="#7d5110"
          stroke-width="3"
          stroke-linejoin="round"
        />
        <path class="fy-rain" d={RAIN} stroke="#c9dcea" stroke-opacity=".5" stroke-width="2.500" stroke-linecap="round" />
        <g class="fy-clouds" fill="#2b3442">
          <Heap of={FAR} />
        </g>
        <g class="fy-clouds left">
          <Heap of={LEFT} fill="#3b4657" />
          <Heap of={LEFT} fill="#59657b" up={14} />
        </g>
        <g class="fy-clouds right">
          <Heap of={RIGHT} fill="#3b4657" />
          <Heap of={RIGHT} fill="#59657b" up={14} />
        </g>
        <g class="fy-flood far">
          <path d={swell(318, 46)} fill="#1f4a6d" />
        </g>
        <g class="fy-flood adrift">
          <Boat />
          <path d={swell(352, 40)} fill="#2f6a97" />
        </g>
        <g class="fy-flood near">
          <path d={swell(396, 52)} fill="#4b8bba" />
          <path d={swell(396, 52).split('V')[0]} fill="none" stroke="#cfe4f1" stroke-width="4" stroke-opacity=".8" />
          <path d={swell(438, 60)} fill="#5f9dc9" />
        </g>
      </svg>
      <div class="fy-deluge-words">
        <span class="fy-deluge-storms">
          {Array.from({ length: disasters }, (_, storm) => (
            <span key={storm} style={{ '--turn': storm }}>
              <Storm />
            </span>
          ))}
        </span>
        <p>{words}</p>
      </div>
    </div>
  )
}

function Heap({ of, fill, up = 0 }: { readonly of: Clouds; readonly fill?: string; readonly up?: number }) {
  return (
    <g fill={fill}>
      {of.map(([x, y, size]) => (
        <ellipse key={x} cx={x} cy={y - up} rx={size} ry={size * 0.56} />
      ))}
    </g>
  )
}

/** A papyrus boat carried away by the water. */
function Boat() {
  return (
    <g class="fy-adrift" transform="translate(-96 0) rotate(-7 700 330)" stroke="#21150a" stroke-width="3" stroke-linejoin="round">
      <path
        d="M640 330c-8-20-20-26-32-30 36 0 44 16 66 18 32 2 60-2 88-22 6-4 18-8 30-8-12 12-16 34-30 44-26 16-94 16-122-2Z"
        fill="#b57c42"
      />
      <path d="M700 318V226" stroke-width="5" />
      <path d="M706 230c40 14 54 46 54 74-20-8-38-6-54 0Z" fill="#f3e4bf" />
      <path d="M706 252c20 6 36 18 44 36M706 276c16 2 30 8 42 18" fill="none" stroke="#b5452f" />
    </g>
  )
}

/** Waves of this length from edge to edge, with water below. */
function swell(y: number, length: number): string {
  return `M-80 ${y}q${length / 2}-${length * 0.52} ${length} 0${`t${length} 0`.repeat(Math.ceil(1060 / length))}V600H-80Z`
}
