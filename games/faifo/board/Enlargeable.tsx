import type { ComponentChildren } from 'preact'
import { useContext, useEffect, useRef, useState } from 'preact/hooks'
import { beside } from './beside-card.ts'
import { Card } from './Card.tsx'
import type { Props } from './Picture.tsx'
import { Shown } from './shown.ts'
import { words } from './words.ts'

const HOVER = 250
const PRESS = 350

interface Place {
  readonly left: number
  readonly top: number
}

interface EnlargeableProps extends Pick<Props, 'facts' | 'text' | 'language' | 'look'> {
  readonly card: number
  /** A short press opens it, too: it has no other use for a press. */
  readonly tap?: boolean
  readonly children: ComponentChildren
}

/** A card with a large version: it appears beside the card on hover or focus, and opens after a long press. */
export function Enlargeable({ card, tap = false, children, facts, text, language, look }: EnlargeableProps) {
  const [at, setAt] = useState<Place | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const pressedLong = useRef(false)
  const face = () => <Card card={card} facts={facts} text={text} word={words[language]} large />

  useEffect(() => () => clearTimeout(timer.current), [])

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
        <Closer at={at} away={away}>
          {face()}
        </Closer>
      )}
    </span>
  )
}

interface CloserProps {
  readonly at: Place
  readonly children: ComponentChildren
  away(): void
}

/** The large card. It closes on every event, so that it does not cover what happens. */
function Closer({ at: { left, top }, children, away }: CloserProps) {
  const sheet = useRef<HTMLSpanElement>(null)
  const shown = useContext(Shown)
  const opened = useRef(shown)
  useEffect(() => sheet.current?.showPopover?.(), [])
  useEffect(() => {
    if (shown !== opened.current) away()
  }, [shown])
  return (
    <span ref={sheet} popover="manual" class="ff-closer" style={{ left: `${left}px`, top: `${top}px` }} aria-hidden="true">
      {children}
    </span>
  )
}
