import { useRef } from 'preact/hooks'

/**
 * A roving tab index, one stop for Tab and arrow keys inside: pass the returned handlers to a group whose choices have `data-stop`.
 * Home and End go to the ends. Left/right and up/down both follow the document order.
 */
export function useRoving<T extends HTMLElement>() {
  const group = useRef<T>(null)

  function stops(): readonly HTMLElement[] {
    return [...(group.current?.querySelectorAll<HTMLElement>('[data-stop]:not([disabled])') ?? [])]
  }

  function onKeyDown(event: KeyboardEvent): void {
    const all = stops()
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    focusOn(all, (to + all.length) % all.length)
  }

  function onFocusIn(event: FocusEvent): void {
    const all = stops()
    const at = all.indexOf(event.target as HTMLElement)
    if (at >= 0) for (const [index, stop] of all.entries()) stop.tabIndex = index === at ? 0 : -1
  }

  return { ref: group, onKeyDown, onFocusIn }
}

function focusOn(all: readonly HTMLElement[], at: number): void {
  for (const [index, stop] of all.entries()) stop.tabIndex = index === at ? 0 : -1
  all[at].focus()
}
