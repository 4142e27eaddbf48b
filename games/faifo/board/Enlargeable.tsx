import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { beside } from './beside-card.ts'
import { Card } from './Card.tsx'
import type { Props } from './Picture.tsx'
import { words } from './words.ts'

const HOVER = 250
const PRESS = 350

interface EnlargeableProps extends Pick<Props, 'facts' | 'text' | 'language' | 'look' | 'showing'> {
  readonly card: number
  /** A short press opens it, too: it has no other use for a press. */
  readonly tap?: boolean
  readonly children: ComponentChildren
}

/** A card with a large version: it appears beside the card on hover or focus, and opens after a long press. */
export function Enlargeable({ card, tap = false, children, facts, text, language, look, showing }: EnlargeableProps) {
  const [at, setAt] = useState<{ readonly left: number; readonly top: number } | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const pressedLong = useRef(false)
  const sheet = useRef<HTMLSpanElement>(null)
  const face = () => <Card card={card} facts={facts} text={text} word={words[language]} large />

  useEffect(() => () => clearTimeout(timer.current), [])
  // Closes on every event, so that it does not cover what happens.
  useEffect(() => away(), [showing])
  useEffect(() => {
    if (at !== undefined) sheet.current?.showPopover?.()
  }, [at])

  function later(millis: number, run: () => void): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, millis)
  }

  function grow(element: Element, millis: number): void {
    later(millis, () => setAt(beside(element.getBoundingClientRect(), innerWidth, innerHeight)))
  }

  function open(): void {
    look?.({ name: text.cards[card].name, Face: face })
  }

  function away(): void {
    clearTimeout(timer.current)
    setAt(undefined)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows larger what it holds, and what it holds can be focused
    <span
      class="ff-near"
      onPointerEnter={(event) => event.pointerType === 'mouse' && grow(event.currentTarget, HOVER)}
      onPointerLeave={away}
      onFocusIn={(event) => event.target instanceof Element && event.target.matches(':focus-visible') && grow(event.currentTarget, HOVER)}
      onFocusOut={away}
      onKeyDown={(event) => event.key === 'Escape' && away()}
      onPointerDown={(event) => {
        pressedLong.current = false
        if (event.pointerType === 'mouse') away()
        else
          later(PRESS, () => {
            pressedLong.current = true
            open()
          })
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onContextMenu={(event) => pressedLong.current && event.preventDefault()}
      onClickCapture={(event) => {
        if (!pressedLong.current) {
          if (tap) open()
          return
        }
        pressedLong.current = false
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {children}
      {at !== undefined && (
        <span ref={sheet} popover="manual" class="ff-closer" style={{ left: `${at.left}px`, top: `${at.top}px` }} aria-hidden="true">
          {face()}
        </span>
      )}
    </span>
  )
}
