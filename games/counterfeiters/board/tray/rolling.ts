import { useEffect, useRef, useState } from 'preact/hooks'

const DURATION = 350
const TEN = 10

/** How long things take on this device: 1 as usual, 0 at once. */
export function speedNow(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--speed') || '1')
}

/** A number that counts up or down to its new value in steps of ten. */
export function useRolling(value: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const speed = speedNow()
    const start = from.current
    if (speed === 0 || start === value) {
      from.current = value
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function roll(now) {
      const share = Math.min(1, (now - began) / (DURATION * speed))
      from.current = share === 1 ? value : TEN * Math.round((start + (value - start) * share) / TEN)
      setShown(from.current)
      if (share < 1) frame = requestAnimationFrame(roll)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
