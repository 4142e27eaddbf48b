import type { PanZoom } from '@fairground/kit'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Move } from '../state.ts'
import { pressable } from './OffscreenChoices.tsx'
import type { Point, Sheet } from './world.ts'

interface OverviewProps {
  readonly pan: PanZoom
  readonly world: Sheet
  readonly top: { current: SVGSVGElement | null }
  readonly group: { current: HTMLElement | null }
  readonly moves: readonly Move[]
  readonly label: string
}

interface Seen {
  readonly from: Point
  readonly to: Point
  readonly asked: readonly Point[]
}

/**
 * When only part of the map is visible: the whole map in a corner, with the visible part and all choices marked. A press shows the whole
 * map.
 */
export function Overview({ pan, world, top, group, moves, label }: OverviewProps) {
  const [seen, setSeen] = useState<Seen>()
  useEffect(() => {
    const look = () => setSeen(seenNow(pan.frame.current, top.current, group.current))
    look()
    return pan.watch(look)
  }, [pan, top, group, moves])
  const land = useMemo(() => <path d={world.outline.join('')} class="fy-overview-land" />, [world])
  if (seen === undefined) return null
  const { x, y, width, height } = world.box
  const { from, to, asked } = seen
  return (
    <button type="button" class="fy-overview" aria-label={label} title={label} onClick={pan.fit}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {land}
        {asked.map((point, index) => (
          <circle key={index} cx={point.x} cy={point.y} r="30" />
        ))}
        <rect x={from.x} y={from.y} width={to.x - from.x} height={to.y - from.y} rx="20" />
      </svg>
    </button>
  )
}

/** The visible part in units of the drawing; undefined if the whole map is visible. */
function seenNow(frame: HTMLElement | null, top: SVGSVGElement | null, group: Element | null): Seen | undefined {
  // Asked first: reading the matrix makes the browser lay out the page at once.
  if (frame === null || !('closer' in frame.dataset)) return undefined
  const matrix = top?.getScreenCTM()?.inverse()
  if (matrix === undefined) return undefined
  const drawn = (x: number, y: number): Point => new DOMPoint(x, y).matrixTransform(matrix)
  const { left, top: upper, right, bottom } = frame.getBoundingClientRect()
  const asked = pressable(group).map((element) => {
    const box = element.getBoundingClientRect()
    return drawn(box.left + box.width / 2, box.top + box.height / 2)
  })
  return { from: drawn(left, upper), to: drawn(right, bottom), asked }
}
