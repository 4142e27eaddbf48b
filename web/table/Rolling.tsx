import { speedOf } from '@fairground/kit'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

interface Props {
  readonly value: number | string
  readonly count: string | undefined
  /** By how much the event that is being shown changes it; 0: not at all. */
  readonly by: number
}

/** In milliseconds at normal speed: what brings the change is on its way first. */
const AFTER = 300
const LASTS = 450
const STEPS = 9

/** A number that counts up or down to its new value if an event changes it. Anything else, and all of it without motion, changes at once. */
export function Rolling({ value, count, by }: Props) {
  // What the event itself brings to light was hidden before, but is not ahead of it: it begins with what it was.
  const [rolling, roll] = useState(() =>
    by === 0 || speedNow() === 0 ? undefined : withNumber(String(value), numberIn(String(value)) - by),
  )
  /** What is seen now. */
  const seen = useRef(rolling ?? String(value))
  useLayoutEffect(() => {
    const [from, to] = [numberIn(seen.current), numberIn(String(value))]
    const speed = by === 0 ? 0 : speedNow()
    const put = (next: string | undefined) => {
      seen.current = next ?? String(value)
      roll(next)
    }
    if (speed === 0 || from === to || !Number.isFinite(from - to)) {
      put(undefined)
      return
    }
    put(seen.current)
    const steps = Math.min(STEPS, Math.abs(to - from))
    const timers = Array.from({ length: steps }, (_, step) => {
      const next = step === steps - 1 ? undefined : withNumber(String(value), Math.round(from + ((to - from) * (step + 1)) / steps))
      return setTimeout(() => put(next), (AFTER + (LASTS * (step + 1)) / steps) * speed)
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [value])
  return (
    <span data-count={count} data-value={value}>
      {rolling ?? value}
    </span>
  )
}

function speedNow(): number {
  return speedOf(document.documentElement)
}

/** The only number in a text such as "$40". */
const NUMBER = /^(\D*?)([-−]?\d+)(\D*)$/

function numberIn(text: string): number {
  return Number(NUMBER.exec(text)?.[2].replace('−', '-') ?? Number.NaN)
}

/** The same text with another number. */
function withNumber(text: string, value: number): string {
  return text.replace(NUMBER, (_, before, __, after) => `${before}${String(value).replace('-', '−')}${after}`)
}
