import { Still, speedOf } from '@fairground/kit'
import type { RefObject } from 'preact'
import { useContext, useLayoutEffect, useRef } from 'preact/hooks'

const DURATION = 350
const HOP = 14

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Henchmen move to their new place in two hops, from their last space or from their crew's plaque. `key` changes whenever one of them
 * moves.
 */
export function useWalks(root: RefObject<HTMLElement | null>, key: string): void {
  const before = useRef<ReadonlyMap<string, Point> | undefined>(undefined)
  const still = useContext(Still)
  useLayoutEffect(() => {
    const holder = root.current
    if (holder === null || still) return
    const speed = speedOf(holder)
    const origin = holder.getBoundingClientRect()
    const now = new Map<string, Point>()
    const men = [...holder.querySelectorAll<HTMLElement>('[data-man]')]
    for (const man of men) now.set(man.dataset.man ?? '', middleOf(man, origin))
    if (speed > 0 && before.current !== undefined)
      for (const man of men) {
        const name = man.dataset.man ?? ''
        const to = now.get(name)
        const home = document.querySelector(`.plaque[data-seat="${name.split('-')[0]}"]`)
        const from = before.current.get(name) ?? (home === null ? undefined : middleOf(home, origin))
        if (from !== undefined && to !== undefined) hop(man, from.x - to.x, from.y - to.y, DURATION * speed)
      }
    before.current = now
  }, [key, root])
}

function middleOf(element: Element, { left, top }: DOMRect): Point {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top }
}

function hop(man: HTMLElement, x: number, y: number, duration: number): void {
  if (Math.abs(x) + Math.abs(y) < 1) return
  const at = (share: number, up: number) => ({ transform: `translate(${x * share}px, ${y * share - up}px)` })
  man.animate([at(1, 0), at(0.75, HOP), at(0.5, 0), at(0.25, HOP), at(0, 0)], { duration, easing: 'ease-in-out' })
}
