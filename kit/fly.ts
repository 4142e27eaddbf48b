import type { Seat } from '@fairground/kernel'
import type { RefObject } from 'preact'
import { useContext, useLayoutEffect } from 'preact/hooks'
import { speedOf } from './flip.ts'
import { Still } from './still.ts'

/** Something that flies from one place of the page to another, on an arc. */
export interface Flight {
  readonly from: Element
  readonly to: Element
  /** What flies: a copy of it is drawn. */
  readonly piece: Element
  /** Its width and height in pixels; missing: those of the piece. */
  readonly size?: number
  /** How many, one after the other; at most `MOST` are drawn, and fewer if much flies at once. */
  readonly count?: number
  /** Milliseconds at normal speed before it starts. */
  readonly after?: number
  readonly lasts?: number
  /** Where it flies next after it has landed. */
  readonly onward?: { readonly to: Element; readonly lasts: number }
  /** The element that it becomes where it lands, hidden until then. */
  readonly becomes?: Element
}

const MOST = 8
/** Each flying thing is a separate layer: a slow phone can draw so many in time. */
const AT_ONCE = 24
const APART = 60
const LASTS = 450

interface Point {
  readonly x: number
  readonly y: number
}

/** A flight whose places have been measured. */
interface Course extends Flight {
  readonly start: Point
  readonly legs: readonly { readonly end: Point; readonly lasts: number }[]
  readonly width: number
  readonly height: number
}

/**
 * Starts flights when the dependency changes; flights still in progress are removed, so that skipping shows the end at once. `flights`
 * is called after the page is drawn and may look up places in the board. Nothing flies with reduced motion.
 */
export function useFlights<T extends HTMLElement>(
  root: RefObject<T | null>,
  dependency: unknown,
  flights: (board: T) => readonly Flight[],
): void {
  const still = useContext(Still)
  useLayoutEffect(() => {
    const board = root.current
    if (board === null || still) return
    const speed = speedOf(board)
    if (speed === 0) return
    // Measure all before drawing any: otherwise each would force another layout.
    const courses = flights(board).map(courseOf)
    return courses.length === 0 ? undefined : launch(courses, speed)
  }, [dependency])
}

/** The plaque of a seat, wherever the page has put it. */
export function plaqueOf(seat: Seat): Element | undefined {
  return document.querySelector(`.plaque[data-seat="${seat}"]`) ?? undefined
}

function courseOf(flight: Flight): Course {
  const { from, to, piece, size, lasts = LASTS, onward } = flight
  const { width, height } = size === undefined ? piece.getBoundingClientRect() : { width: size, height: size }
  const further = onward === undefined ? [] : [{ end: middleOf(onward.to), lasts: onward.lasts }]
  return { ...flight, start: middleOf(from), legs: [{ end: middleOf(to), lasts }, ...further], width, height }
}

/** Starts flights; returns a function that ends them at once. All pieces are added and removed together: two restyles, not two each. */
function launch(courses: readonly Course[], speed: number): () => void {
  const air = document.createElement('div')
  Object.assign(air.style, { position: 'fixed', inset: '0', zIndex: '30', contain: 'strict', pointerEvents: 'none' })
  air.ariaHidden = 'true'
  const most = Math.min(MOST, Math.max(1, Math.floor(AT_ONCE / courses.length)))
  const landings = courses.flatMap((course) => fly(course, most, speed, air))
  document.body.append(air)
  const veils = courses.map(({ becomes, after = 0, lasts = LASTS }) =>
    becomes?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (after + lasts) * speed }),
  )
  Promise.all(landings.map(({ finished }) => finished)).then(() => air.remove())
  return () => {
    for (const veil of veils) veil?.cancel()
    air.remove()
  }
}

function fly(course: Course, most: number, speed: number, air: Element): readonly Animation[] {
  const { piece, count = 1, after = 0, legs, width, height } = course
  const duration = legs.reduce((sum, { lasts }) => sum + lasts, 0)
  return Array.from({ length: Math.min(count, most) }, (_, index) => {
    const copy = piece.cloneNode(true) as HTMLElement
    Object.assign(copy.style, {
      position: 'absolute',
      left: `${-width / 2}px`,
      top: `${-height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: '0',
    })
    air.append(copy)
    return copy.animate(arcs(course, duration, index % 2 === 0 ? 6 : -6), {
      duration: duration * speed,
      delay: (after + index * APART) * speed,
      fill: 'both',
    })
  })
}

/** It rises, flies on an arc from place to place, and disappears where it lands. */
function arcs({ start, legs }: Course, duration: number, aside: number): Keyframe[] {
  const frames: Keyframe[] = [{ transform: `${at(start)} scale(.7)`, opacity: 0, offset: 0, easing: 'ease-in' }]
  let [from, begun] = [start, 0]
  for (const { end, lasts } of legs) {
    const lift = Math.min(60, Math.abs(end.x - from.x) / 4 + 12)
    const half = { x: (from.x + end.x) / 2 + aside, y: (from.y + end.y) / 2 - lift }
    const offset = (part: number) => (begun + part * lasts) / duration
    frames.push(
      { transform: `${at(from)} scale(1)`, opacity: 1, offset: offset(0.12), easing: 'ease-in' },
      { transform: `${at(half)} scale(1.1)`, opacity: 1, offset: offset(0.55), easing: 'ease-out' },
      { transform: `${at(end)} scale(.8)`, opacity: 1, offset: offset(0.96) },
    )
    from = end
    begun += lasts
  }
  return [...frames, { transform: `${at(from)} scale(.6)`, opacity: 0, offset: 1 }]
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function at({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`
}

/** A flight, if everything that it needs is on the page. */
export function flight(
  from: Element | null | undefined,
  to: Element | null | undefined,
  piece: Element | null,
  how: Partial<Flight>,
): readonly Flight[] {
  return from == null || to == null || piece === null ? [] : [{ from, to, piece, ...how }]
}
