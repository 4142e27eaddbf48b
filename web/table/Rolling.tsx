import { speedOf } from '@fairground/kit'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

interface Props {
  readonly value: number | string
  readonly count: string | undefined
  readonly rolls: boolean
}

/** In milliseconds at normal speed: what brings the change is on its way first. */
const AFTER = 300
const LASTS = 450
const STEPS = 9

/** A number that counts up or down to its new value if it rolls. Anything else, and all of it without motion, changes at once. */
export function Rolling({ value, count, rolls }: Props) {
  const [rolling, roll] = useState<string | undefined>(undefined)
  /** What is seen now. */
  const seen = useRef(String(value))
  useLayoutEffect(() => {
    const [from, to] = [numberIn(seen.current), numberIn(String(value))]
    const speed = rolls ? speedOf(document.documentElement) : 0
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
      const next = step === steps - 1 ? undefined : `${Math.round(from + ((to - from) * (step + 1)) / steps)}`.replace('-', '−')
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

function numberIn(text: string): number {
  return text === '' ? Number.NaN : Number(text.replace('−', '-'))
}
