import { type Box, PARTS, useMeasured, visiblePart, widened } from './measure.ts'

/** The margin around the subject, in pixels; larger in the first step, where the player should find the move themselves. */
const ROOM = 8
const ROOM_TO_LOOK = 70

/** The dimmed area and the lit boxes, relative to the table's corner. */
export interface Lights {
  readonly dark: readonly Box[]
  readonly lit: readonly Box[]
}

/** Measured while a hint is shown: first the area to look at, then what leads to the move. */
export const useLights = (step: number) => useMeasured((table) => lightsOn(table, step === 1), [step])

/** Dims board and hand except for what leads to the highlighted move. An overlay that receives no clicks. */
export function Spotlight({ step, lights: { dark, lit } }: { readonly step: number; readonly lights: Lights }) {
  if (lit.length === 0) return null
  const around = [...dark, ...lit].map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`).join('')
  const right = Math.max(...dark.map(({ x, width }) => x + width))
  const top = Math.min(...dark.map(({ y }) => y))
  return (
    <svg class="spotlight" aria-hidden="true">
      <path class="spotlight-dark" fill-rule="evenodd" d={around} />
      {lit.map((box) => {
        const [x, y] = [Math.min(box.x + box.width, right - PLATE), box.y]
        return (
          <g key={`${box.x} ${y}`}>
            <rect class="spotlight-ring" x={box.x} y={y} width={box.width} height={box.height} rx="8" />
            {step > 1 && <path class="spotlight-arrow" d={arrowTo(box, top)} />}
            <circle class="spotlight-plate" cx={x} cy={y} r={PLATE - 1} />
            <text x={x} y={y} dominant-baseline="central" text-anchor="middle">
              {Math.min(step, 2)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const PLATE = 14
/** The length of an arrow, and the gap before its target. */
const ARROW = 34

/** From above; from below if it would cover what is above the board. */
function arrowTo({ x, y, width, height }: Box, top: number): string {
  const middle = x + width / 2
  return y - top > ARROW ? `M${middle} ${y - 4}l-14-15h8v-13h12v13h8Z` : `M${middle} ${y + height + 4}l-14 15h8v13h12v-13h8Z`
}

/** The position of the hint card on a phone: over the larger part of board and hand that it is not about. */
export function roomBeside({ dark, lit }: Lights): { readonly side: 'head' | 'foot'; readonly height: number } | undefined {
  if (lit.length === 0) return undefined
  const above = Math.min(...lit.map(({ y }) => y)) - Math.min(...dark.map(({ y }) => y))
  const below = Math.max(...dark.map(({ y, height }) => y + height)) - Math.max(...lit.map(({ y, height }) => y + height))
  return above >= below ? { side: 'head', height: above - ARROW } : { side: 'foot', height: below - ARROW }
}

function lightsOn(table: Element, isFirst: boolean): Lights {
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

/** The smallest element around a choice that also contains other choices, unless it is the whole board: a hand, a row of doors. */
function groupOf(marked: Element, part: Element): Element | undefined {
  for (let around = marked.parentElement; around !== null && around !== part; around = around.parentElement)
    if (around.querySelectorAll('.offered').length > 1) return isSmall(around, part) ? around : undefined
  return undefined
}

function isSmall(around: Element, part: Element): boolean {
  const [inner, outer] = [around.getBoundingClientRect(), part.getBoundingClientRect()]
  return inner.width * inner.height < 0.6 * outer.width * outer.height
}

/** Merges overlapping boxes: two overlapping holes would cancel each other out. */
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
