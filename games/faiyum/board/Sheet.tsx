import { PHONE } from '@fairground/kit'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { CardFacts } from '../edition/edition.ts'
import type { CardText } from '../text/phrases.ts'
import { numberOf, reconstructedParts } from './Card.tsx'
import { KindIcon } from './icons.tsx'
import { CostSigns, GainSigns, StepSigns } from './signs.tsx'
import type { Words } from './words.ts'

/** Something open next to its anchor: pinned by a press, or shown only while the mouse is over it. */
export interface Open<T> {
  readonly what: T
  readonly anchor: Element
  readonly pinned: boolean
}

const PEEK = 320

/** What is open, and the handlers that open it (always the same functions): a press pins it, hovering shows it temporarily. */
export function useOpen<T>() {
  const [open, setOpen] = useState<Open<T> | undefined>(undefined)
  const acts = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return {
      close() {
        clearTimeout(timer)
        setOpen(undefined)
      },
      pin(what: T, anchor: Element) {
        clearTimeout(timer)
        setOpen({ what, anchor, pinned: true })
      },
      handlers: (what: T) => ({
        onPointerEnter(event: PointerEvent) {
          const anchor = event.currentTarget as Element
          if (event.pointerType !== 'mouse') return
          clearTimeout(timer)
          timer = setTimeout(() => setOpen((now) => (now?.pinned ? now : { what, anchor, pinned: false })), PEEK)
        },
        onPointerLeave() {
          clearTimeout(timer)
          setOpen((now) => (now?.pinned ? now : undefined))
        },
      }),
    }
  }, [])
  useEffect(() => acts.close, [acts])
  return { open, ...acts }
}

const GAP = 8
/** How far a long card may reach over the prompt, in pixels. */
const OVER_PROMPT = 96

interface FloatingProps {
  readonly anchor: Element
  readonly pinned: boolean
  readonly label: string
  /** Prefer its side to the place above it. */
  readonly beside?: boolean
  readonly children: ComponentChildren
  close(): void
}

/** A popup above the page. When pinned, it takes the focus, and Escape or a press elsewhere closes it. */
export function Floating({ anchor, pinned, label, beside = false, children, close }: FloatingProps) {
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = popup.current
    if (own === null) return
    own.showPopover()
    placePopup(own, anchor, beside)
    if (pinned)
      (own.querySelector<HTMLElement>('.fy-card-actions button') ?? own.querySelector('button') ?? own).focus({ preventScroll: true })
    const closed = (event: Event) => (event as ToggleEvent).newState === 'closed' && close()
    own.addEventListener('toggle', closed)
    return () => own.removeEventListener('toggle', closed)
    // The popup is created anew for each anchor.
  }, [anchor, pinned])
  return (
    <div
      ref={popup}
      class={`fy-leaf ${pinned ? 'pinned' : ''}`}
      popover={pinned ? 'auto' : 'manual'}
      tabIndex={-1}
      {...(pinned ? { role: 'dialog', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </div>
  )
}

/**
 * Places the popup. On a phone: over the board, so that prompt and hand stay visible, and also over what is above it if the board is low,
 * and over the prompt if the words are long; a long list uses the whole screen. Otherwise: above the anchor, or below, or beside it.
 */
function placePopup(popup: HTMLElement, anchor: Element, beside: boolean): void {
  const under = popup.querySelector('.fy-page') === null ? 'main .board' : 'main'
  const board = matchMedia(PHONE).matches ? document.querySelector(under)?.getBoundingClientRect() : undefined
  if (board !== undefined) {
    popup.style.maxWidth = `${board.width - 2 * GAP}px`
    popup.style.maxHeight = `${Math.min(board.bottom + OVER_PROMPT, innerHeight) - 2 * GAP}px`
    popup.style.left = `${board.left + (board.width - popup.offsetWidth) / 2}px`
    popup.style.top = `${Math.max(GAP, board.bottom - GAP - popup.offsetHeight)}px`
    return
  }
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popup
  const { clientWidth, clientHeight } = document.documentElement
  const middle = box.left + box.width / 2 - width / 2
  const places = [
    { x: middle, y: box.top - GAP - height },
    { x: middle, y: box.bottom + GAP },
    { x: box.right + GAP, y: box.top },
    { x: box.left - GAP - width, y: box.top },
  ]
  const order = beside ? [2, 3, 0, 1] : [0, 1, 2, 3]
  const fits = ({ x, y }: { x: number; y: number }, at: number): boolean =>
    at < 2 ? y >= GAP && y + height <= clientHeight - GAP : x >= GAP && x + width <= clientWidth - GAP
  const { x, y } = places[order.find((at) => fits(places[at], at)) ?? 0]
  popup.style.left = `${Math.max(GAP, Math.min(x, clientWidth - width - GAP))}px`
  popup.style.top = `${Math.max(GAP, Math.min(y, clientHeight - height - GAP))}px`
}

interface ReadingProps {
  readonly facts: CardFacts
  readonly text: CardText
  readonly word: Words
  readonly note?: string | undefined
  /** Given when it is pinned. */
  close?: (() => void) | undefined
}

/** A card to read: its name, then its cost, action and gain in words, each beside the signs that stand for it on the card. */
export function Reading({ facts, text, word, note, close }: ReadingProps) {
  const made = reconstructedParts(facts, word)
  return (
    <div class="fy-reading">
      <header class={`fy-heading kind-${facts.kind.value}`}>
        <KindIcon kind={facts.kind.value} />
        <h3>{text.title}</h3>
        <small class="number">{numberOf(facts) ?? word.startingCard}</small>
        {close !== undefined && (
          <button type="button" class="fy-x" aria-label={word.close} onClick={close}>
            ×
          </button>
        )}
      </header>
      <dl>
        {text.cost !== undefined && (
          <div class="fy-says-cost">
            <dt>
              {word.cost}
              <span class="fy-shown" aria-hidden="true">
                <CostSigns cost={facts.cost.value} />
              </span>
            </dt>
            <dd>{text.cost}</dd>
          </div>
        )}
        {text.action.length > 0 && (
          <div>
            <dt>
              {text.kind}
              <span class="fy-shown" aria-hidden="true">
                {facts.steps.value.map((step) => (
                  <StepSigns key={step.do} step={step} />
                ))}
              </span>
            </dt>
            <dd>{text.action.join(' ')}</dd>
          </div>
        )}
        {text.gain !== undefined && (
          <div class="fy-says-gain">
            <dt>
              {word.brings}
              <span class="fy-shown" aria-hidden="true">
                <GainSigns gain={facts.gain.value} />
              </span>
            </dt>
            <dd>{text.gain}</dd>
          </div>
        )}
      </dl>
      {note !== undefined && <p class="fy-note">{note}</p>}
      {made.length > 0 && <p class="fy-made-note">{word.reconstructed(made.join(', '))}</p>}
    </div>
  )
}
