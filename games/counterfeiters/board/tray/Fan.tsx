import { useRef } from 'preact/hooks'
import type { Words } from '../words.ts'
import { Fake, Stars } from './money.tsx'
import './fan.css'

interface Props {
  readonly quality: number
  readonly held: number
  readonly word: Words
  /** Notes pulled out of the fan; missing if there is nothing to choose. */
  readonly drawn?: number
  readonly most?: number
  /** No more notes may be pulled out, counting all fans. */
  readonly full?: boolean
  draw?(count: number): void
  /** Called when the player tries to pull out too many. */
  refuse?(): void
  /** The number that a hint suggests. */
  readonly wanted?: number
}

/** At most this many notes are visible; the rest are behind them. */
const MOST_DRAWN = 24

/** Fakes of one quality as a fan: swipe along it to pull notes out, or tap the last one to push it back. */
export function Fan({ quality, held, word, drawn = 0, most = 0, full = false, draw, refuse, wanted = drawn }: Props) {
  const swept = useRef(false)
  const stars = quality + 1
  const shown = Math.min(held, MOST_DRAWN)
  const asked = draw !== undefined

  /** How many notes are to the left of this point of the fan. */
  function countAt(fan: Element, x: number): number {
    const { left, width } = fan.getBoundingClientRect()
    const note = fan.firstElementChild?.getBoundingClientRect().width ?? width
    const step = shown > 1 ? (width - note) / (shown - 1) : width
    return Math.max(0, Math.min(held, Math.ceil((x - left) / Math.max(step, 1))))
  }

  const pointing = asked && {
    onPointerDown(event: PointerEvent & { currentTarget: Element }) {
      event.currentTarget.setPointerCapture(event.pointerId)
      swept.current = false
    },
    onPointerMove(event: PointerEvent & { currentTarget: Element }) {
      if (event.buttons === 0) return
      const count = Math.min(most, countAt(event.currentTarget, event.clientX))
      if (count === drawn) return
      swept.current = true
      draw?.(count)
    },
    onPointerUp(event: PointerEvent & { currentTarget: Element }) {
      if (swept.current) return
      if (most === 0) {
        refuse?.()
        return
      }
      const count = Math.max(1, countAt(event.currentTarget, event.clientX))
      draw?.(count === drawn ? count - 1 : count)
    },
  }

  return (
    <div class={`cf-fan q${stars} ${asked ? (most > 0 ? 'asked' : 'refused') : ''} ${held === 0 ? 'none' : ''}`}>
      <div class="cf-notes" aria-hidden="true" {...pointing}>
        {Array.from({ length: shown }, (_, index) => (
          <span
            key={index}
            class={`cf-fan-note ${index < drawn ? 'drawn' : ''} ${index === wanted - 1 && wanted > drawn ? 'hinted' : ''}`}
            style={{ '--at': shown === 1 ? 0 : index / (shown - 1), '--tilt': index - (shown - 1) / 2 }}
          >
            <Fake stars={stars} />
          </span>
        ))}
      </div>
      <div class="cf-fan-foot">
        {asked && most > 0 && (
          <button
            type="button"
            class={`cf-round-button ${wanted < drawn ? 'hinted' : ''}`}
            disabled={drawn === 0}
            aria-label={word.fewer(stars)}
            onClick={() => draw(drawn - 1)}
          >
            −
          </button>
        )}
        <p class="number">
          <Stars count={stars} />
          <b>{asked && most > 0 ? `${drawn}/${held}` : held}</b>
          <span class="unseen">
            {word.notesOf(held, stars)}
            {asked && `, ${word.chosen(drawn, held)}`}
          </span>
        </p>
        {asked && held > 0 && (
          <button
            type="button"
            class={`cf-round-button ${drawn < most && !full ? 'offered' : ''} ${wanted > drawn ? 'hinted' : ''}`}
            aria-disabled={drawn >= most || full}
            aria-label={word.more(stars)}
            onClick={() => (drawn < most && !full ? draw(drawn + 1) : refuse?.())}
          >
            +
          </button>
        )}
      </div>
    </div>
  )
}
