import { useEffect, useRef } from 'preact/hooks'

/** Boards and hands mark with this class what can be chosen now. */
const OFFERED = '.board .offered, .tray .offered'
const TALLER_THAN_THE_SCREEN = '(max-width: 1023px)'

/** Where a table is taller than the screen, what can be chosen comes into sight, unless some of it is: once for each choice. */
export function useInSight(choice: number | undefined): void {
  useEffect(() => {
    if (choice === undefined || !matchMedia(TALLER_THAN_THE_SCREEN).matches) return
    const offered = [...document.querySelectorAll(OFFERED)]
    if (!offered.some(isInSight)) offered[0]?.scrollIntoView({ block: 'center' })
  }, [choice])
}

function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight && Math.min(bottom, innerHeight) - Math.max(top, 0) > height / 2
}

const PLACES = ['.tray', '.choices', '.board'] as const
const STOP = '[data-stop][tabindex="0"]:not(:disabled), button:not(:disabled)'

/** Where what had the focus is gone with the move, what stands there now gets it: whoever plays by keyboard need not come anew. */
export function useKeptFocus(n: number): void {
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = PLACES.find((place) => target instanceof Element && target.closest(place) !== null)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return
    document.querySelector(last.current)?.querySelector<HTMLElement>(STOP)?.focus({ preventScroll: true })
  }, [n])
}
