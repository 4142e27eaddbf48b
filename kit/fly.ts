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
  /** So many of it, one after the other; no more than `MOST` are drawn. */
  readonly count?: number
  /** Milliseconds at normal speed before it starts. */
  readonly after?: number
  readonly lasts?: number
  /** What it becomes where it lands, which is not seen before. */
  readonly becomes?: Element
}

const MOST = 8
const APART = 60
const LASTS = 450

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
    const started = flights(board).map((flight) => launch(flight, speed))
    return () => {
      for (const land of started) land()
    }
  }, [dependency])
}

/** The plaque of a seat, wherever the page has put it. */
export function plaqueOf(seat: Seat): Element | undefined {
  return document.querySelector(`.plaque[data-seat="${seat}"]`) ?? undefined
}

/** Starts one flight; gives back what ends it at once. */
function launch({ from, to, piece, count = 1, after = 0, lasts = LASTS, becomes }: Flight, speed: number): () => void {
  const [start, end] = [middleOf(from), middleOf(to)]
  const { width, height } = piece.getBoundingClientRect()
  const drawn = Array.from({ length: Math.min(count, MOST) }, () => piece.cloneNode(true) as HTMLElement)
  for (const [index, copy] of drawn.entries()) {
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${-width / 2}px`,
      top: `${-height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: '0',
      zIndex: '30',
      pointerEvents: 'none',
    })
    copy.ariaHidden = 'true'
    document.body.append(copy)
    const lift = Math.min(60, Math.abs(end.x - start.x) / 4 + 12)
    const half = { x: (start.x + end.x) / 2 + (index % 2 === 0 ? 6 : -6), y: (start.y + end.y) / 2 - lift }
    copy.animate(
      [
        { transform: `${at(start)} scale(.7)`, opacity: 0, easing: 'ease-in' },
        { transform: `${at(start)} scale(1)`, opacity: 1, offset: 0.12, easing: 'ease-in' },
        { transform: `${at(half)} scale(1.1)`, offset: 0.55, easing: 'ease-out' },
        { transform: `${at(end)} scale(.8)`, opacity: 1, offset: 0.96 },
        { transform: `${at(end)} scale(.6)`, opacity: 0 },
      ],
      { duration: lasts * speed, delay: (after + index * APART) * speed, fill: 'both' },
    ).onfinish = () => copy.remove()
  }
  const veil = becomes?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (after + lasts) * speed })
  return () => {
    veil?.cancel()
    for (const copy of drawn) copy.remove()
  }
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function at({ x, y }: { readonly x: number; readonly y: number }): string {
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
