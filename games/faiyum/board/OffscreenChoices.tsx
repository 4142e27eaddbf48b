import type { PanZoom } from '@fairground/kit'
import { useEffect, useState } from 'preact/hooks'
import type { Move } from '../state.ts'
import type { Words } from './words.ts'

/** The minimum size in pixels of anything pressed with a finger. */
export const FINGERTIP = 44

const SIDES = ['left', 'right', 'up', 'down'] as const
type Side = (typeof SIDES)[number]
const ARROWS: Readonly<Record<Side, string>> = {
  left: 'M15 5 8 12l7 7',
  right: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
}

type Outside = Readonly<Partial<Record<Side, readonly Element[]>>>
/** Always the same object: nothing is drawn again while nothing is out of sight. */
const NONE: Outside = {}

interface OutOfSightProps {
  readonly pan: PanZoom
  readonly group: { current: HTMLElement | null }
  readonly moves: readonly Move[]
  readonly word: Words
}

/** Choices outside the visible part of the map: at each edge their number, and a button that moves there. */
export function OffscreenChoices({ pan, group, moves, word }: OutOfSightProps) {
  const [out, setOut] = useState<Outside>(NONE)
  useEffect(() => {
    const look = () => setOut(beyond(pan.frame.current, pressable(group.current)))
    look()
    return pan.watch(look)
  }, [pan, group, moves])
  return (
    <>
      {SIDES.map((side) => {
        const elements = out[side]
        if (elements === undefined) return null
        const name = nameOf(elements)
        const label = word.beyond[side](elements.length)
        return (
          <button
            key={side}
            type="button"
            class={`fy-out-of-sight ${side}`}
            aria-label={name === undefined ? label : `${label}: ${name}`}
            onClick={() => pan.gather(elements, FINGERTIP)}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d={ARROWS[side]} fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
            </svg>
            <b class="number">{name ?? elements.length}</b>
          </button>
        )
      })}
    </>
  )
}

/** If there is only one, its name is shown. */
function nameOf([only, ...more]: readonly Element[]): string | undefined {
  return more.length > 0 ? undefined : (only?.closest('.fy-target')?.querySelector('.fy-code text')?.textContent ?? undefined)
}

/** The part to press of each space or road that can be chosen; its name is drawn beside it. */
export function pressable(group: Element | null): readonly Element[] {
  return [...(group?.querySelectorAll('.fy-target > path:first-of-type') ?? [])]
}

/** The elements whose centre is not visible, by the side where they are farthest out. */
function beyond(frame: Element | null, elements: readonly Element[]): Outside {
  if (frame === null || elements.length === 0) return NONE
  const window = frame.getBoundingClientRect()
  const out: Partial<Record<Side, Element[]>> = {}
  for (const element of elements) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const far = { left: window.left - x, right: x - window.right, up: window.top - y, down: y - window.bottom }
    const side = SIDES.reduce((most, each) => (far[each] > far[most] ? each : most))
    if (far[side] > 0) out[side] = [...(out[side] ?? []), element]
  }
  return Object.keys(out).length === 0 ? NONE : out
}
