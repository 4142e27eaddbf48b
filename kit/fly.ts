import type { Seat } from '@fairground/kernel'
import type { RefObject } from 'preact'
import { useContext, useLayoutEffect } from 'preact/hooks'
import { speedOf } from './flip.ts'
import { Still } from './still.ts'

/** Something that goes from one place of the page to another, on an arc. */
export interface Flight {
  readonly from: Element
  readonly to: Element
  /** What flies: a copy of it is drawn. */
  readonly piece: Element
  /** So many of it, one after the other; no more than `MOST` are drawn, and fewer where much flies at once. */
  readonly count?: number
  /** Milliseconds at normal speed before it starts. */
  readonly after?: number
  readonly lasts?: number
  /** Where it goes on to once it has landed. */
  readonly onward?: { readonly to: Element; readonly lasts: number }
  /** What it becomes where it lands, which is not seen before. */
  readonly becomes?: Element
}

const MOST = 8
/** Each thing in the air is a layer of its own: a slow phone draws so many of them in time. */
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
 * Lets things fly when the dependency changes; what still flies then is put away, so that whoever skips sees the end at once.
 * `flights` is asked once the page is drawn and may look places up in the board. Nothing flies where motion is reduced.
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
    // All are measured before any is drawn: each drawing in between would make the page lay out again.
    const courses = flights(board).map(courseOf)
    return courses.length === 0 ? undefined : launch(courses, speed)
  }, [dependency])
}

/** The plaque of a seat, wherever the page has put it. */
export function plaqueOf(seat: Seat): Element | undefined {
  return document.querySelector(`.plaque[data-seat="${seat}"]`) ?? undefined
}

function courseOf(flight: Flight): Course {
  const { from, to, piece, lasts = LASTS, onward } = flight
  const { width, height } = piece.getBoundingClientRect()
  const further = onward === undefined ? [] : [{ end: middleOf(onward.to), lasts: onward.lasts }]
  return { ...flight, start: middleOf(from), legs: [{ end: middleOf(to), lasts }, ...further], width, height }
}

/** Starts flights; gives back what ends them at once. What flies comes and goes together: the page is restyled twice, not for each piece. */
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

/** It rises where it is, goes on an arc from place to place, and is gone where it comes to rest. */
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

/** A flight, if all that it needs is on the screen. */
export function flight(
  from: Element | null | undefined,
  to: Element | null | undefined,
  piece: Element | null,
  how: Partial<Flight>,
): readonly Flight[] {
  return from == null || to == null || piece === null ? [] : [{ from, to, piece, ...how }]
}
