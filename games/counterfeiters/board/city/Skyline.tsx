import { memo } from 'preact/compat'

interface Row {
  readonly roofs: string
  readonly windows: string
}

const WIDTH = 936

/** A row of roofs with lit windows, from a fixed seed, so that it is the same for everybody. */
function row(seed: number, base: number, low: number, high: number): Row {
  let state = seed
  const next = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  let roofs = `M0 ${base}`
  let windows = ''
  for (let x = 0; x < WIDTH; ) {
    const width = Math.round(34 + 50 * next())
    const top = Math.round(base - low - (high - low) * next())
    const step = Math.round(width / 4)
    roofs += next() < 0.4 ? `V${top}h${step}v-13h${2 * step}v13h${width - 3 * step}` : `V${top}h${width}`
    for (let y = top + 8; y < base - 30; y += 12)
      for (let at = x + 5; at < x + width - 6; at += 10) if (next() < 0.22) windows += `M${at} ${y}h4v5h-4Z`
    x += width
  }
  return { roofs: `${roofs}V${base}Z`, windows }
}

const FAR = row(11, 240, 45, 130)
const NEAR = row(29, 262, 35, 105)
const STARS = row(5, 180, 20, 175)
  .windows.match(/M\d+ \d+/g)
  ?.filter((_, index) => index % 5 === 0)
  .map((at) => `${at}h.1`)
  .join('')

/** Miami at night: a striped moon above the roofs, and palms. Nothing in it moves, so it is drawn once, on its own layer. */
export const Skyline = memo(function Skyline() {
  return (
    <svg class="cf-sky" viewBox="0 0 936 474" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="cf-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#090a1a" />
          <stop offset=".42" stop-color="#1c1238" />
          <stop offset=".75" stop-color="#43164a" />
        </linearGradient>
        <linearGradient id="cf-moon" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#ffb36b" />
          <stop offset=".55" stop-color="#ff4f8f" />
          <stop offset="1" stop-color="#c22a86" />
        </linearGradient>
        <radialGradient id="cf-halo">
          <stop offset=".5" stop-color="#ff3d8b" stop-opacity=".38" />
          <stop offset="1" stop-color="#ff3d8b" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height="474" fill="url(#cf-dusk)" />
      <path d={STARS} stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".5" />
      <circle cx="590" cy="158" r="138" fill="url(#cf-halo)" />
      <circle cx="590" cy="158" r="92" fill="url(#cf-moon)" />
      <g stroke="#241036">
        {[0, 1, 2, 3, 4, 5].map((bar) => (
          <path key={bar} d={`M498 ${162 + 14 * bar}h184`} stroke-width={1.5 + 1.4 * bar} />
        ))}
      </g>
      <path d={FAR.roofs} fill="#1b1336" />
      <path d={FAR.windows} fill="#ff9ac4" opacity=".5" />
      <path d={NEAR.roofs} fill="#120d28" />
      <path d={NEAR.windows} fill="#7fe9ee" opacity=".5" />
      <path d="M0 200h936v274H0Z" fill="#0c0a1c" opacity=".55" />
      <Palm x={186} y={322} size={0.82} />
      <Palm x={500} y={316} size={0.74} mirrored />
      <Palm x={706} y={330} size={0.84} />
    </svg>
  )
})

interface PalmProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly mirrored?: boolean
}

export function Palm({ x, y, size, mirrored = false }: PalmProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})`} fill="#0b0819" stroke="#ff5f9f" stroke-width="1.4">
      <path d="M-7 0C-4-70 0-130 16-186l7 2C10-128 6-66 9 0Z" />
      <path d="M18-184C4-214-26-220-48-202c22-5 42-1 58 15C-16-192-44-178-48-148c16-20 36-31 58-35-12 16-14 40-2 58 1-22 6-40 16-56 18 12 26 32 23 54 14-25 10-50-9-62 22 1 40 11 50 30 3-28-18-46-48-42 18-15 40-15 58-2-12-26-58-36-80-1Z" />
    </g>
  )
}
