import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import './tip.css'

interface TipProps {
  readonly root: RefObject<HTMLElement | null>
  /** Changes whenever something happens: what was asked before that is over. */
  readonly moment: unknown
}

/** Explains whatever is hovered, focused or touched: everything in the picture that carries `data-say`. */
export function Tip({ root, moment }: TipProps) {
  const [asked, setAsked] = useState<HTMLElement | undefined>(undefined)
  const own = useRef<HTMLParagraphElement>(null)
  useEffect(() => setAsked(undefined), [moment])

  useEffect(() => {
    const holder = root.current
    if (holder === null) return
    const ask = (event: Event) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-say]') : null
      setAsked(element === null || isSaidElsewhere(element, holder) ? undefined : element)
    }
    const hush = () => setAsked(undefined)
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && hush()
    holder.addEventListener('pointerover', ask)
    holder.addEventListener('pointerdown', ask)
    holder.addEventListener('focusin', ask)
    holder.addEventListener('focusout', hush)
    holder.addEventListener('pointerleave', hush)
    holder.addEventListener('keydown', onEscape)
    return () => {
      holder.removeEventListener('pointerover', ask)
      holder.removeEventListener('pointerdown', ask)
      holder.removeEventListener('focusin', ask)
      holder.removeEventListener('focusout', hush)
      holder.removeEventListener('pointerleave', hush)
      holder.removeEventListener('keydown', onEscape)
    }
  }, [root])

  // Read anew each time: what it says changes while it is looked at.
  const says = asked?.isConnected ? asked.dataset.say : undefined
  useLayoutEffect(() => {
    if (asked !== undefined && own.current !== null && root.current !== null) settle(own.current, asked, root.current)
  }, [asked, says, root])

  if (says === undefined) return null
  return (
    <p class="cf-tip" ref={own} aria-hidden="true">
      {says}
    </p>
  )
}

/** Where it is narrow a word would cover other houses, and a door that is pressed has its own at the prompt and on the button. */
function isSaidElsewhere(element: HTMLElement, holder: HTMLElement): boolean {
  return holder.clientWidth <= NARROW && element.matches('.cf-door.offered')
}

const GAP = 6

/** Where houses stand so close that a word beside one would cover another. */
const NARROW = 700

/**
 * Below what it explains, or above where there is no room; never beyond the picture. Where it is narrow, over the street at its lower
 * edge: there is nothing there to be pressed.
 */
function settle(tip: HTMLElement, element: HTMLElement, holder: HTMLElement): void {
  const frame = holder.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const below = box.bottom - frame.top + GAP
  const street = frame.height - tip.offsetHeight - GAP
  if (frame.width <= NARROW && box.bottom - frame.top <= street) {
    tip.style.top = `${street}px`
    tip.style.left = `${(frame.width - tip.offsetWidth) / 2}px`
    return
  }
  const fits = below + tip.offsetHeight <= frame.height
  const left = box.left - frame.left + box.width / 2 - tip.offsetWidth / 2
  tip.style.top = `${fits ? below : Math.max(0, box.top - frame.top - GAP - tip.offsetHeight)}px`
  tip.style.left = `${Math.max(GAP, Math.min(left, frame.width - tip.offsetWidth - GAP))}px`
}
