import { useEffect, useRef, useState } from 'preact/hooks'

interface Polled<T> {
  readonly value: T | undefined
  /** Why there is nothing at all; older data stays if a later request fails. */
  readonly error: unknown
  again(): void
  /** Sets what the response to another request already contained. */
  put(value: T): void
}

/** Polls something while the page is visible; the interval may depend on the result. */
export function usePolled<T>(load: () => Promise<T>, key: string, every: (value: T | undefined) => number): Polled<T> {
  const [value, setValue] = useState<T>()
  const [error, setError] = useState<unknown>()
  const [turn, setTurn] = useState(0)
  const latest = useRef<T>(undefined)
  latest.current = value
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wanted = true
    const look = async () => {
      clearTimeout(timer)
      let found = latest.current
      try {
        if (!document.hidden || found === undefined) found = await load()
        if (!wanted) return
        setValue(found)
        setError(undefined)
      } catch (failure) {
        if (!wanted) return
        setError(failure)
      }
      timer = setTimeout(look, every(found))
    }
    const back = () => document.hidden || void look()
    document.addEventListener('visibilitychange', back)
    void look()
    return () => {
      wanted = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }, [key, turn])
  const again = () => setTurn((before) => before + 1)
  // The new data may need a shorter interval than the old.
  const put = (told: T) => {
    setValue(told)
    again()
  }
  return { value, error: value === undefined ? error : undefined, again, put }
}

/** The server's time, updated every second: `at` is its clock at the last response. */
export function useHouseTime(at: number): number {
  const [now, setNow] = useState(at)
  useEffect(() => {
    const ahead = at - Date.now()
    const tick = () => setNow(Date.now() + ahead)
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [at])
  return now
}
