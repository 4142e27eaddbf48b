import { useEffect, useRef, useState } from 'preact/hooks'

interface Polled<T> {
  readonly value: T | undefined
  /** Why there is nothing at all; what was there once stays when a later look fails. */
  readonly error: unknown
  again(): void
  /** Puts in what an answer to something else has told already. */
  put(value: T): void
}

/** Something that is looked at again every so often while the page is seen; how often may depend on what was found. */
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
  // What comes next comes sooner perhaps than what was there before let expect.
  const put = (told: T) => {
    setValue(told)
    again()
  }
  return { value, error: value === undefined ? error : undefined, again, put }
}

/** The time of the server, every second: `at` is what its clock said when the last answer came. */
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
