import { bubbleFor, type Marked } from './bubbles.ts'
import { ClassMark } from './ClassMark.tsx'
import type { DecisionClass } from './engine.ts'
import { type Box, PARTS, useMeasured, visiblePart } from './measure.ts'
import { words } from './words.ts'
import './board-marks.css'

interface Props {
  readonly kind: DecisionClass
  /** The played move, and the better one if it differs. */
  readonly played: string
  readonly better: string | undefined
}

interface Found {
  readonly played: readonly Marked[]
  readonly better: readonly Marked[]
}

/** On the board itself: the played and the better move, each with its mark and a label, and a dotted path between them. */
export function BoardMarks({ kind, played, better }: Props) {
  const say = words.value.review
  const found = useMeasured(marksOn, [played, better])
  if (found === undefined) return null
  const could = better === undefined ? [] : found.better
  // If nothing was better, the played move is highlighted.
  const had = better === undefined && found.better.length > 0 ? found.better : without(found.played, could)
  const [was, ...alsoWas] = had
  const [might, ...alsoMight] = could
  const wasSaid = say.you(played)
  const mightSaid = better === undefined ? '' : say.better(better)
  const wasBubble = was && bubbleFor(was, wasSaid)
  const mightBubble = might && bubbleFor(might, mightSaid, wasBubble && [wasBubble])
  return (
    <div class="rv-marks" aria-hidden="true">
      {was !== undefined && might !== undefined && (
        <svg class="rv-path" aria-hidden="true">
          <path d={pathBetween(was, might)} />
        </svg>
      )}
      {alsoWas.map((box) => (
        <Frame key={`${box.x} ${box.y}`} box={box} kind={kind} />
      ))}
      {alsoMight.map((box) => (
        <Frame key={`${box.x} ${box.y}`} box={box} kind="best" />
      ))}
      {was !== undefined && wasBubble !== undefined && <Bubble box={was} bubble={wasBubble} kind={kind} text={wasSaid} />}
      {might !== undefined && mightBubble !== undefined && <Bubble box={might} bubble={mightBubble} kind="best" text={mightSaid} />}
    </div>
  )
}

/** On a phone: only the choice that is shown there, without labels. */
export function BoardFrames({ kind }: Pick<Props, 'kind'>) {
  const found = useMeasured(marksOn, [])
  return (
    <div class="rv-marks" aria-hidden="true">
      {found?.better.map((box) => (
        <Frame key={`${box.x} ${box.y}`} box={box} kind={kind} />
      ))}
    </div>
  )
}

function Frame({ box: { x, y, width, height }, kind }: { readonly box: Box; readonly kind: DecisionClass }) {
  return (
    <>
      <span
        class={`rv-frame class-${kind}`}
        style={{ left: `${x - 3}px`, top: `${y - 3}px`, width: `${width + 6}px`, height: `${height + 6}px` }}
      />
      <span class="rv-badge" style={{ left: `${x + width - 13}px`, top: `${y - 13}px` }}>
        <ClassMark of={kind} size={26} />
      </span>
    </>
  )
}

interface BubbleProps {
  readonly box: Box
  readonly bubble: Box
  readonly kind: DecisionClass
  readonly text: string
}

function Bubble({ box, bubble, kind, text }: BubbleProps) {
  // A label above its subject is anchored to it at the bottom, however few lines it has.
  const above = bubble.y + bubble.height <= box.y
  return (
    <>
      <Frame box={box} kind={kind} />
      <span
        class={`rv-bubble class-${kind} ${above ? '' : 'below'}`}
        style={{ left: `${bubble.x}px`, top: `${above ? bubble.y + bubble.height : bubble.y}px`, width: `${bubble.width}px` }}
      >
        {text}
      </span>
    </>
  )
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

/** What belongs to both moves, such as a card that both play, is marked as right. */
function without(played: readonly Marked[], better: readonly Marked[]): readonly Marked[] {
  const other = played.filter((box) => better.every(({ x, y }) => x !== box.x || y !== box.y))
  return other.length > 0 ? other : played
}

/** From below one to below the other. */
function pathBetween(a: Box, b: Box): string {
  const [x1, y1, x2, y2] = [a.x + a.width / 2, a.y + a.height, b.x + b.width / 2, b.y + b.height]
  const low = Math.max(y1, y2) + 18
  return `M${x1} ${y1}C${x1} ${low} ${x1} ${low} ${(x1 + x2) / 2} ${low}S${x2} ${low} ${x2} ${y2}`
}
