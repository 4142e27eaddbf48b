import { useLayoutEffect, useState } from 'preact/hooks'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Around what is meant, in pixels: at the first step one is to look there and find the move oneself. */
const ROOM = [70, 8]
const LOOK_AGAIN = 250

/** Darkens board and hand but for what leads to the move that is pointed at. Lies over the table and takes no press. */
export function Spotlight({ step }: { readonly step: number }) {
  const [shown, setShown] = useState<{ readonly dark: readonly Box[]; readonly lit: readonly Box[] }>({ dark: [], lit: [] })
  useLayoutEffect(() => {
    let last = ''
    function measure(): void {
      const table = document.querySelector('main.table')
      if (table === null) return
      const from = table.getBoundingClientRect()
      const dark: Box[] = []
      const lit: Box[] = []
      for (const part of table.querySelectorAll(':scope > .board, :scope > .tray')) {
        const frame = part.getBoundingClientRect()
        dark.push(within(frame, from))
        for (const marked of part.querySelectorAll('.hinted')) {
          const box = clipped(grown(marked.getBoundingClientRect(), ROOM[step === 1 ? 0 : 1]), frame)
          if (box.width > 0 && box.height > 0) lit.push(within(box, from))
        }
      }
      const next = { dark: lit.length === 0 ? [] : dark, lit: merged(lit) }
      const text = JSON.stringify(next)
      if (text === last) return
      last = text
      setShown(next)
    }
    measure()
    // Pieces walk, lists scroll and phones turn: what is meant is looked for again while the hint is open.
    const timer = setInterval(measure, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [step])
  if (shown.lit.length === 0) return null
  const around = [...shown.dark, ...shown.lit].map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`).join('')
  return (
    <svg class="spotlight" aria-hidden="true">
      <path class="spotlight-dark" fill-rule="evenodd" d={around} />
      {shown.lit.map(({ x, y, width, height }) => (
        <g key={`${x} ${y}`}>
          <rect class="spotlight-ring" x={x} y={y} width={width} height={height} rx="8" />
          <circle class="spotlight-plate" cx={x + width} cy={y} r="13" />
          <text x={x + width} y={y} dominant-baseline="central" text-anchor="middle">
            {Math.min(step, 2)}
          </text>
        </g>
      ))}
    </svg>
  )
}

function within({ x, y, width, height }: Box, from: Box): Box {
  return { x: Math.round(x - from.x), y: Math.round(y - from.y), width: Math.round(width), height: Math.round(height) }
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function clipped(box: Box, frame: Box): Box {
  const [x, y] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)]
  const right = Math.min(box.x + box.width, frame.x + frame.width)
  const bottom = Math.min(box.y + box.height, frame.y + frame.height)
  return { x, y, width: right - x, height: bottom - y }
}

/** Boxes that lie over each other are one: an even number of holes would be none. */
function merged(boxes: readonly Box[]): readonly Box[] {
  const apart: Box[] = []
  for (let box of boxes) {
    for (let i = apart.length - 1; i >= 0; i--)
      if (touches(apart[i], box)) {
        box = union(apart[i], box)
        apart.splice(i, 1)
        i = apart.length
      }
    apart.push(box)
  }
  return apart
}

function touches(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
}

function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y }
}
