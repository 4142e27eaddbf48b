import { memo } from 'preact/compat'

/** The static background: the old town at night, its covered bridge, their reflection in the river, lanterns on cords, the quay. */

/** House fronts from the left: x, width, height, and which of three wall colours. */
const FRONTS = [
  [-14, 92, 92, 1],
  [80, 64, 116, 0],
  [148, 104, 84, 2],
  [256, 70, 108, 1],
  [330, 60, 78, 0],
  [556, 62, 82, 0],
  [622, 72, 110, 2],
  [698, 104, 86, 1],
  [806, 62, 118, 0],
  [872, 90, 88, 2],
] as const

/** Lotus lights on the water: x, y (as shares), and which of two colours. */
const LOTUS = [
  [0.06, 0.9, 0],
  [0.23, 0.66, 1],
  [0.36, 0.86, 0],
  [0.58, 0.83, 1],
  [0.74, 0.68, 0],
  [0.92, 0.88, 1],
] as const

const WIDE = 944
const HIGH = 150
const BRIDGE = 472

/** Memoized: it has three hundred parts, and nothing in the game changes them. */
export const Harbour = memo(function Harbour({ columns }: { readonly columns: number }) {
  return (
    <div class="ff-harbour" aria-hidden="true">
      <svg class="ff-town" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Paints />
        <g id="ff-fronts" transform={`translate(0 ${HIGH})`}>
          {FRONTS.map(([x, width, height, wall]) => (
            <Front key={x} x={x} width={width} height={height} wall={wall} />
          ))}
          <Bridge />
        </g>
      </svg>
      <div class="ff-water">
        <svg class="ff-mirror" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <use href="#ff-fronts" />
        </svg>
      </div>
      {LOTUS.map(([x, y, light]) => (
        <svg key={x} class={`ff-lotus lit-${light}`} style={{ '--x': x, '--y': y }} viewBox="-24 -22 48 40" aria-hidden="true">
          <circle class="ff-lotus-glow" r="20" />
          <path
            class="ff-petal"
            d="M0-13c6 5 8 10 0 17-8-7-6-12 0-17ZM-15-5c8 0 13 3 15 10-9 1-14-2-15-10ZM15-5C7-5 2-2 0 5c9 1 14-2 15-10Z"
          />
          <path d="M-11 9h22M-7 13H7" stroke="#ffd884" stroke-width="1.500" opacity=".5" />
        </svg>
      ))}
      <div class="ff-quay" />
      <svg class="ff-cord" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path d={cords(columns)} vector-effect="non-scaling-stroke" />
      </svg>
      <div class="ff-lights" style={{ '--columns': columns }}>
        {Array.from({ length: columns + 1 }, (_, index) => (
          <span key={index} class={`ff-light silk-${index % 4}`} style={{ '--at': index }}>
            <Silk />
          </span>
        ))}
      </div>
    </div>
  )
})

/** A line that hangs from post to post, with one post between two columns. */
function cords(columns: number): string {
  const step = 100 / columns
  return `M0 2${Array.from({ length: columns }, () => `q${step / 2} 6 ${step} 0`).join('')}`
}

function Paints() {
  return (
    <defs>
      {(
        [
          ['#4a3128', '#d2933f'],
          ['#3f2a2a', '#b87435'],
          ['#33333c', '#a08548'],
        ] as const
      ).map(([top, foot], wall) => (
        <linearGradient key={top} id={`ff-wall-${wall}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={top} />
          <stop offset="1" stop-color={foot} />
        </linearGradient>
      ))}
      <linearGradient id="ff-pane" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#ffe7a6" />
        <stop offset="1" stop-color="#ff9f3f" />
      </linearGradient>
      {/* The candle in a lantern: bright in the middle, darker towards the edge. */}
      <radialGradient id="ff-candle" cx=".5" cy=".56" r=".62">
        <stop offset="0" stop-color="#fffdf0" stop-opacity=".95" />
        <stop offset=".3" stop-color="#fff0bd" stop-opacity=".62" />
        <stop offset=".62" stop-color="#ffdf95" stop-opacity=".1" />
        <stop offset=".8" stop-color="#6a1500" stop-opacity=".08" />
        <stop offset="1" stop-color="#5a0f00" stop-opacity=".5" />
      </radialGradient>
      <linearGradient id="ff-roof" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#4b2c2e" />
        <stop offset="1" stop-color="#241722" />
      </linearGradient>
    </defs>
  )
}

interface FrontProps {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly wall: number
}

/** A merchant's house: windows with shutters above, a balcony, the shop below, and a tiled roof above each floor. */
function Front({ x, width, height, wall }: FrontProps) {
  const eaves = -height * 0.48
  const windows = Math.max(2, Math.round(width / 32))
  const step = width / windows
  const middle = x + width / 2
  return (
    <g>
      <path d={`M${x} 0v${-height}h${width}V0Z`} fill={`url(#ff-wall-${wall})`} />
      {Array.from({ length: windows }, (_, index) => {
        const left = x + index * step + step / 2 - 5
        const [top, tall] = [-height + 10, height * 0.52 - 26]
        const lit = (index + wall) % 4 !== 3
        return (
          <g key={left}>
            <path d={`M${left} ${top}h10v${tall}h-10Z`} fill={lit ? 'url(#ff-pane)' : '#3a2a2c'} />
            <path
              d={`M${left - 6} ${top - 1}h5v${tall + 2}h-5ZM${left + 11} ${top - 1}h5v${tall + 2}h-5Z`}
              fill={wall === 2 ? '#7a3a2c' : '#2b7a72'}
            />
          </g>
        )
      })}
      <path d={`M${x + 2} ${eaves - 11}h${width - 4}M${x} ${eaves}h${width}`} stroke="#3a2018" stroke-width="1.800" />
      <Roof x={x - 8} y={-height + 5} width={width + 16} rise={20} />
      <Roof x={x - 10} y={eaves + 11} width={width + 20} rise={9} />
      <path
        d={`M${middle - width * 0.16} 0v${eaves + 16}h${width * 0.32}V0ZM${x + 5} -4v${eaves + 22}h${width * 0.22}v${-eaves - 22}ZM${x + width - 5 - width * 0.22} -4v${eaves + 22}h${width * 0.22}v${-eaves - 22}Z`}
        fill="url(#ff-pane)"
        opacity=".88"
      />
      <path d={`M${middle} 0v${eaves + 16}`} stroke="#3a2018" stroke-width="1.500" />
    </g>
  )
}

function Roof({ x, y, width, rise }: { readonly x: number; readonly y: number; readonly width: number; readonly rise: number }) {
  return (
    <>
      <path d={`M${x} ${y}c6 0 9-${rise / 2} 13-${rise}h${width - 26}c4 ${rise / 2} 7 ${rise} 13 ${rise}Z`} fill="url(#ff-roof)" />
      <path d={`M${x + 12} ${y - rise - 1}h${width - 24}`} stroke="#6d4340" stroke-width="3" stroke-linecap="round" />
    </>
  )
}

/** The covered bridge. */
function Bridge() {
  return (
    <g transform={`translate(${BRIDGE} 0)`}>
      <path
        d="M-118 0c4-22 22-32 40-36H78c18 4 36 14 40 36H84c0-12-9-20-20-20S44-12 44 0H22C22-14 12-23 0-23S-22-14-22 0h-22c0-12-9-20-20-20S-84-12-84 0Z"
        fill="#6b4a3a"
      />
      <path d="M-118 0c4-22 22-32 40-36H78c18 4 36 14 40 36h-6c-5-18-20-27-36-30H-76c-16 3-31 12-36 30Z" fill="#8f6a48" />
      <path d="M-72-64H72v28H-72Z" fill="#7a2a22" />
      <path d="M-66-60h17v20h-17ZM-44-60h17v20h-17ZM-22-60h17v20h-17ZM5-60h17v20H5ZM27-60h17v20H27ZM49-60h17v20H49Z" fill="url(#ff-pane)" />
      <path d="M-72-46H72M-72-40H72" stroke="#4a1712" stroke-width="2" />
      <path d="M-92-60c10-1 14-14 18-22H74c4 8 8 21 18 22-3 3-6 4-10 4H-82c-4 0-7-1-10-4Z" fill="url(#ff-roof)" />
      <path d="M-30-80c6-1 9-10 11-17h38c2 7 5 16 11 17Z" fill="url(#ff-roof)" />
      <path d="M-20-97h40M-74-82H74" stroke="#7d504a" stroke-width="3" stroke-linecap="round" />
      <circle cy="-70" r="6" fill="#f5b14c" />
    </g>
  )
}

const BODY = 'M-9-17H9c13 4 18 11 18 17S22 13 9 17H-9c-13-4-18-11-18-17s5-13 18-17Z'

/** A silk lantern on its string; the style sheet gives it its colour. */
export function Silk() {
  return (
    <svg class="ff-silk-lantern" viewBox="-30 -40 60 84" aria-hidden="true">
      <path d="M0-40v20" stroke="#8a6a50" stroke-width="1.500" />
      <path class="ff-silk" d={BODY} />
      <path class="ff-candle" d={BODY} fill="url(#ff-candle)" />
      <path
        d="M0-17v34M-9-17c-5 5-7 11-7 17s2 12 7 17M9-17c5 5 7 11 7 17s-2 12-7 17"
        fill="none"
        stroke="#5a1400"
        stroke-opacity=".34"
        stroke-width="1.300"
      />
      <path d="M-8-21H8v4H-8ZM-8 17H8v4H-8Z" fill="#8a5a24" />
      <path class="ff-silk" d="M-3 25h6l1.500 14h-9Z" />
    </svg>
  )
}
