import { useContext, useLayoutEffect, useRef } from 'preact/hooks'
import { Still } from './still.ts'

const DURATION = 320

interface Place {
  readonly left: number
  readonly top: number
}

/**
 * Things move from where they were to where they are: elements with `data-flip` inside the returned ref are measured at each
 * change and travel from their last place (first, last, invert, play). Something new fades in, unless it says `data-was-there`: it only
 * shows another face. Honours reduced motion and the
 * page's own speed, `--speed` (0 for none).
 */
export function useFlip<T extends HTMLElement>(dependency: unknown, lasts = DURATION) {
  const root = useRef<T>(null)
  const places = useRef(new Map<string, Place>())
  const still = useContext(Still)
  useLayoutEffect(() => {
    const holder = root.current
    if (holder === null || still) return
    const before = places.current
    const after = new Map<string, Place>()
    const duration = lasts * speedOf(holder)
    // Places are kept against the holder, so that scrolling in between moves nothing.
    const origin = holder.getBoundingClientRect()
    const elements = [...holder.querySelectorAll<HTMLElement>('[data-flip]')]
    // All are measured before any is moved: a move in between would make the page lay out again for each.
    for (const element of elements) {
      const rect = element.getBoundingClientRect()
      after.set(element.dataset.flip ?? '', { left: rect.left - origin.left, top: rect.top - origin.top })
    }
    if (duration > 0 && before.size > 0) for (const element of elements) travel(element, before, after, duration)
    places.current = after
  }, [dependency])
  return root
}

function travel(element: HTMLElement, before: ReadonlyMap<string, Place>, after: ReadonlyMap<string, Place>, duration: number): void {
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
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], { duration, easing: 'cubic-bezier(.3,.7,.2,1)' })
}

/** 0 when nothing is to move, else how much slower than usual. Read where the page writes it: asking for the computed style would make it lay out first. */
export function speedOf(element: Element): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return Number(element.ownerDocument.documentElement.style.getPropertyValue('--speed') || '1')
}
