import { useEffect, useRef } from 'preact/hooks'

/** Boards and hands use these classes for choices that are offered now, and for what a lesson highlights. */
const MARKS = { offered: '.board .offered, .tray .offered', hinted: '.board .hinted, .tray .hinted' } as const
const TALLER_THAN_THE_SCREEN = '(max-width: 1023px)'

/** If a table is taller than the screen, scrolls to the marked elements, unless some are visible: once per choice. */
export function useScrollIntoView(mark: keyof typeof MARKS, choice: number | undefined): void {
  useEffect(() => {
    if (choice === undefined || !matchMedia(TALLER_THAN_THE_SCREEN).matches) return
    const marked = [...document.querySelectorAll(MARKS[mark])]
    if (!marked.some(isInSight)) marked[0]?.scrollIntoView({ block: 'center' })
  }, [mark, choice])
}

function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  // Elements fixed at the foot of the screen cover what is behind them.
  const foot = innerHeight - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
  return height > 0 && Math.min(bottom, foot) - Math.max(top, 0) > height / 2
}

const PLACES = ['.tray', '.choices', '.board', '.prompt'] as const
const STOP = '[data-stop][tabindex="0"]:not(:disabled), button:not(:disabled)'
const OFFERED = ':is(button, [tabindex]).offered:not(:disabled)'

/** If the focused element disappears with the move, its replacement gets the focus, so that keyboard users need not start again. */
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
    // The prompt contains more than choices; after its last step the hand comes next.
    const asked = document.querySelector<HTMLElement>('.prompt .offered')
    const at = last.current === '.prompt' ? '.tray' : last.current
    const place = document.querySelector(at)
    // The next choice may be elsewhere: a card is played from the hand, and its target is on the map.
    const offered =
      at === '.tray' ? (place?.querySelector<HTMLElement>(OFFERED) ?? document.querySelector<HTMLElement>(`.board ${OFFERED}`)) : null
    const next = offered ?? place?.querySelector<HTMLElement>(STOP)
    const first = last.current === '.prompt' && asked !== null ? asked : next
    first?.focus({ preventScroll: true })
  }, [n])
}
