import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import './tip.css'

interface TipProps {
  readonly root: RefObject<HTMLElement | null>
  /** Changes with every event, which closes the tip. */
  readonly moment: unknown
}

/** A tooltip for every element of the picture with `data-say` that is hovered, focused or touched. */
export function Tip({ root, moment }: TipProps) {
  const [target, setTarget] = useState<HTMLElement | undefined>(undefined)
  const own = useRef<HTMLParagraphElement>(null)
  useEffect(() => setTarget(undefined), [moment])

  useEffect(() => {
    const holder = root.current
    if (holder === null) return
    const show = (event: Event) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-say]') : null
      setTarget(element === null || isExplainedElsewhere(element, holder) ? undefined : element)
    }
    const hide = () => setTarget(undefined)
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    holder.addEventListener('pointerover', show)
    holder.addEventListener('pointerdown', show)
    holder.addEventListener('focusin', show)
    holder.addEventListener('focusout', hide)
    holder.addEventListener('pointerleave', hide)
    holder.addEventListener('keydown', onEscape)
    return () => {
      holder.removeEventListener('pointerover', show)
      holder.removeEventListener('pointerdown', show)
      holder.removeEventListener('focusin', show)
      holder.removeEventListener('focusout', hide)
      holder.removeEventListener('pointerleave', hide)
      holder.removeEventListener('keydown', onEscape)
    }
  }, [root])

  // Read on every render, because the text can change while the tip is open.
  const says = target?.isConnected ? target.dataset.say : undefined
  useLayoutEffect(() => {
    if (target !== undefined && own.current !== null && root.current !== null) place(own.current, target, root.current)
  }, [target, says, root])

  if (says === undefined) return null
  return (
    <p class="cf-tip" ref={own} aria-hidden="true">
      {says}
    </p>
  )
}

/** On a narrow board a tip would cover other houses; for a door that can be chosen, the prompt and the button explain it anyway. */
function isExplainedElsewhere(element: HTMLElement, holder: HTMLElement): boolean {
  return holder.clientWidth <= NARROW && element.matches('.cf-door.offered')
}

const GAP = 6

/** On narrower boards a tip beside a house covers another one. */
const NARROW = 700

/**
 * Places the tip below its element, or above it if there is no room, always inside the picture. On a narrow board it goes over the street at
 * the lower edge, where there is nothing to press.
 */
function place(tip: HTMLElement, element: HTMLElement, holder: HTMLElement): void {
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
