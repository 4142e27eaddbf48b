import { ClassMark } from './ClassMark.tsx'
import type { DecisionClass } from './engine.ts'
import { type Box, PARTS, useMeasured, visiblePart } from './measure.ts'
import { words } from './words.ts'

interface Props {
  readonly kind: DecisionClass
  /** The move that was made, and the better one if it was another. */
  readonly played: string
  readonly better: string | undefined
}

/** Something marked, and the part of the table that it lies in. */
interface Marked extends Box {
  readonly frame: Box
}

interface Found {
  readonly played: readonly Marked[]
  readonly better: readonly Marked[]
}

/** On the board itself: what was played and what was better, each with its mark and in words, and a dotted path between them. */
export function BoardMarks({ kind, played, better }: Props) {
  const say = words.value.review
  const found = useMeasured(marksOn, [played, better])
  if (found === undefined) return null
  // Where nothing was better, what was played is what the board points at.
  const was = better === undefined ? (found.better[0] ?? found.played[0]) : found.played[0]
  const might = better === undefined ? undefined : found.better[0]
  return (
    <div class="rv-marks" aria-hidden="true">
      {was !== undefined && might !== undefined && (
        <svg class="rv-path" aria-hidden="true">
          <path d={pathBetween(was, might)} />
        </svg>
      )}
      {was !== undefined && <Bubble box={was} kind={kind} text={say.you(played)} />}
      {might !== undefined && better !== undefined && (
        <Bubble box={might} kind="best" text={say.better(better)} below={was !== undefined && isNear(was, might)} />
      )}
    </div>
  )
}

interface BubbleProps {
  readonly box: Marked
  readonly kind: DecisionClass
  readonly text: string
  readonly below?: boolean
}

const BUBBLE = 190
const BUBBLE_HEIGHT = 60

function Bubble({ box: { x, y, width, height, frame }, kind, text, below = false }: BubbleProps) {
  const left = Math.max(frame.x + 4, Math.min(frame.x + frame.width - BUBBLE - 4, x + width / 2 - BUBBLE / 2))
  const crowded = y - frame.y < BUBBLE_HEIGHT
  const under = crowded || (below && y + height + BUBBLE_HEIGHT < frame.y + frame.height)
  // Something tall has its words inside.
  // Where neither has room above, the second one stands below the first.
  const top = under ? Math.min(y + height + 8 + (below && crowded ? BUBBLE_HEIGHT : 0), frame.y + frame.height - BUBBLE_HEIGHT) : y - 8
  return (
    <>
      <span
        class={`rv-frame class-${kind}`}
        style={{ left: `${x - 3}px`, top: `${y - 3}px`, width: `${width + 6}px`, height: `${height + 6}px` }}
      />
      <span class="rv-badge" style={{ left: `${x + width - 13}px`, top: `${y - 13}px` }}>
        <ClassMark of={kind} size={26} />
      </span>
      <span class={`rv-bubble class-${kind} ${under ? 'below' : ''}`} style={{ left: `${left}px`, top: `${top}px`, width: `${BUBBLE}px` }}>
        {text}
      </span>
    </>
  )
}

function isNear(a: Box, b: Box): boolean {
  return Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < BUBBLE && Math.abs(a.y - b.y) < BUBBLE_HEIGHT
}

function marksOn(table: Element): Found {
  const from = table.getBoundingClientRect()
  const boxes = (selector: string): readonly Marked[] =>
    [...table.querySelectorAll(PARTS)].flatMap((part) => {
      const frame = part.getBoundingClientRect()
      const seen = visiblePart(frame, frame, from)
      return [...part.querySelectorAll(selector)].flatMap((each) => {
        const box = visiblePart(each.getBoundingClientRect(), frame, from)
        return box === undefined || seen === undefined ? [] : [{ ...box, frame: seen }]
      })
    })
  return { played: boxes('.picked'), better: boxes('.hinted') }
}

/** From below the one to below the other. */
function pathBetween(a: Box, b: Box): string {
  const [x1, y1, x2, y2] = [a.x + a.width / 2, a.y + a.height, b.x + b.width / 2, b.y + b.height]
  const low = Math.max(y1, y2) + 18
  return `M${x1} ${y1}C${x1} ${low} ${x1} ${low} ${(x1 + x2) / 2} ${low}S${x2} ${low} ${x2} ${y2}`
}
