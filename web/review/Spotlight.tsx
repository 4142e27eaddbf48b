import { type Box, PARTS, useMeasured, visiblePart, widened } from './measure.ts'

/** Around what is meant, in pixels; more where one is to look at a part of the board and find the move oneself. */
const ROOM = 8
const ROOM_TO_LOOK = 70

/** Darkens board and hand but for what leads to the move that is pointed at. Lies over the table and takes no press. */
export function Spotlight({ step }: { readonly step: number }) {
  const shown = useMeasured((table) => lightsOn(table, step === 1), [step])
  if (shown === undefined || shown.lit.length === 0) return null
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

function lightsOn(table: Element, isFirst: boolean): { readonly dark: readonly Box[]; readonly lit: readonly Box[] } {
  const from = table.getBoundingClientRect()
  const dark: Box[] = []
  const lit: Box[] = []
  for (const part of table.querySelectorAll(PARTS)) {
    const frame = part.getBoundingClientRect()
    dark.push(...[visiblePart(frame, frame, from)].filter((box) => box !== undefined))
    for (const marked of part.querySelectorAll('.hinted')) {
      const group = isFirst ? groupOf(marked, part) : undefined
      const meant = group?.getBoundingClientRect() ?? widened(marked.getBoundingClientRect(), isFirst ? ROOM_TO_LOOK : ROOM)
      const box = visiblePart(meant, frame, from)
      if (box !== undefined) lit.push(box)
    }
  }
  return { dark, lit: merged(lit) }
}

/** The least thing around a choice that holds other choices too, if it is not all of the board: a hand, a row of doors. */
function groupOf(marked: Element, part: Element): Element | undefined {
  for (let around = marked.parentElement; around !== null && around !== part; around = around.parentElement)
    if (around.querySelectorAll('.offered').length > 1) return isSmall(around, part) ? around : undefined
  return undefined
}

function isSmall(around: Element, part: Element): boolean {
  const [inner, outer] = [around.getBoundingClientRect(), part.getBoundingClientRect()]
  return inner.width * inner.height < 0.6 * outer.width * outer.height
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
