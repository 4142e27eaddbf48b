import { useContext, useLayoutEffect, useRef } from 'preact/hooks'
import { Still } from './still.ts'

interface Slide {
  /** In milliseconds at normal speed. */
  readonly lasts?: number
  /** How far what moves to the left rises on its way, in pixels: whoever overtakes is seen passing in front. */
  readonly lift?: number
}

interface Place {
  readonly left: number
  readonly top: number
}

/**
 * Animates elements from where they were to where they are (first, last, invert, play): elements with `data-flip` inside the returned
 * ref are measured at each change. New ones fade in, unless they have `data-was-there`, which means that they only show another face.
 * One with `data-flip-after` sets out so many milliseconds later.
 * Respects reduced motion and the page's own speed, `--speed` (0 for none).
 */
export function useFlip<T extends HTMLElement>(dependency: unknown, { lasts = 320, lift = 0 }: Slide = {}) {
  const root = useRef<T>(null)
  const places = useRef(new Map<string, Place>())
  const still = useContext(Still)
  useLayoutEffect(() => {
    const holder = root.current
    if (holder === null || still) return
    const before = places.current
    const after = new Map<string, Place>()
    const speed = speedOf(holder)
    // Positions are relative to the container, so that scrolling in between moves nothing.
    const origin = holder.getBoundingClientRect()
    const elements = [...holder.querySelectorAll<HTMLElement>('[data-flip]')]
    // Measure all before moving any: otherwise each move would force another layout.
    for (const element of elements) {
      const rect = element.getBoundingClientRect()
      after.set(element.dataset.flip ?? '', { left: rect.left - origin.left, top: rect.top - origin.top })
    }
    if (speed > 0 && before.size > 0) for (const element of elements) travel(element, before, after, lasts * speed, speed, lift)
    places.current = after
  }, [dependency])
  return root
}

function travel(
  element: HTMLElement,
  before: ReadonlyMap<string, Place>,
  after: ReadonlyMap<string, Place>,
  duration: number,
  speed: number,
  lift: number,
): void {
  const key = element.dataset.flip ?? ''
  const from = before.get(key)
  const to = after.get(key)
  if (from === undefined || to === undefined) {
    if ('wasThere' in element.dataset) return
    element.animate([{ opacity: 0, transform: 'scale(.9)' }, {}], { duration, easing: 'ease-out' })
    return
  }
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.abs(x) + Math.abs(y) < 1) return
  const rises = lift > 0 && x > 1
  const midway = { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(1.05)` }
  const motion = element.animate([{ transform: `translate(${x}px, ${y}px)` }, ...(rises ? [midway] : []), {}], {
    duration,
    delay: Number(element.dataset.flipAfter ?? 0) * speed,
    easing: 'cubic-bezier(.3,.7,.2,1)',
    fill: 'backwards',
  })
  if (!rises) return
  element.style.zIndex = '1'
  motion.finished.then(
    () => (element.style.zIndex = ''),
    () => (element.style.zIndex = ''),
  )
}

/** 0 if nothing should move, else how much slower than usual. Read from where the page sets it: a computed style would force a layout. */
export function speedOf(element: Element): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return Number(element.ownerDocument.documentElement.style.getPropertyValue('--speed') || '1')
}
