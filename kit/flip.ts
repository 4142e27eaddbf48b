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

/** Where an element is seen, and where it is once it has arrived. */
interface Found {
  readonly seen: Place
  readonly rests: Place
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
  const underway = useRef(new WeakMap<Element, Animation>())
  const still = useContext(Still)
  useLayoutEffect(() => {
    const holder = root.current
    if (holder === null || still) return
    const before = places.current
    const after = new Map<string, Place>()
    const speed = speedOf(holder)
    const moves = underway.current
    // Positions are relative to the container, so that scrolling in between moves nothing.
    const origin = holder.getBoundingClientRect()
    const elements = [...holder.querySelectorAll<HTMLElement>('[data-flip]')]
    // Measure all before moving any: otherwise each move would force another layout.
    const found = elements.map((element) => placeOf(element, origin, moves.get(element)?.playState === 'running'))
    for (const [index, { rests }] of found.entries()) after.set(elements[index].dataset.flip ?? '', rests)
    if (speed > 0 && before.size > 0)
      for (const [index, element] of elements.entries()) {
        const key = element.dataset.flip ?? ''
        const was = before.get(key)
        const { seen, rests } = found[index]
        const moving = moves.get(element)
        const isUnderway = moving?.playState === 'running'
        // It is on its way to this very place.
        if (isUnderway && was !== undefined && isNear(was, rests)) continue
        const motion = travel(element, isUnderway ? seen : was, rests, lasts * speed, speed, lift)
        if (isUnderway) moving?.cancel()
        if (motion === undefined) continue
        moves.set(element, motion)
        if (element.style.zIndex === '') continue
        const land = () => {
          if (moves.get(element) === motion) element.style.zIndex = ''
        }
        motion.finished.then(land, land)
      }
    places.current = after
  }, [dependency])
  return root
}

/** Where an element is, as seen from a place on the page. One that is moving rests elsewhere than where it is seen. */
function placeOf(element: Element, origin: Place, isMoving: boolean): Found {
  const rect = element.getBoundingClientRect()
  const seen = { left: rect.left - origin.left, top: rect.top - origin.top }
  if (!isMoving) return { seen, rests: seen }
  const { a, d, e, f } = new DOMMatrix(getComputedStyle(element).transform)
  const [wider, higher] = [rect.width - rect.width / a, rect.height - rect.height / d]
  return { seen, rests: { left: seen.left - e + wider / 2, top: seen.top - f + higher / 2 } }
}

function isNear(a: Place, b: Place): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) < 1
}

function travel(
  element: HTMLElement,
  from: Place | undefined,
  to: Place,
  duration: number,
  speed: number,
  lift: number,
): Animation | undefined {
  if (from === undefined) {
    if ('wasThere' in element.dataset) return undefined
    return element.animate([{ opacity: 0, transform: 'scale(.9)' }, {}], { duration, easing: 'ease-out' })
  }
  if (isNear(from, to)) return undefined
  const [x, y] = [from.left - to.left, from.top - to.top]
  const rises = lift > 0 && x > 1
  const midway = { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(1.05)` }
  if (rises) element.style.zIndex = '1'
  return element.animate([{ transform: `translate(${x}px, ${y}px)` }, ...(rises ? [midway] : []), {}], {
    duration,
    delay: Number(element.dataset.flipAfter ?? 0) * speed,
    easing: 'cubic-bezier(.3,.7,.2,1)',
    fill: 'backwards',
  })
}

/** 0 if nothing should move, else how much slower than usual. Read from where the page sets it: a computed style would force a layout. */
export function speedOf(element: Element): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return Number(element.ownerDocument.documentElement.style.getPropertyValue('--speed') || '1')
}
