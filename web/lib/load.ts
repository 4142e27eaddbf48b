import { useLayoutEffect, useRef, useState } from 'preact/hooks'

type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown }

/** Fetches something, again whenever the key changes or `again` is called. What is already here at first is not fetched. */
export function useLoaded<T>(load: () => Promise<T>, key: unknown, here?: T): Loaded<T> & { again(): void } {
  const [loaded, setLoaded] = useState<Loaded<T>>(here === undefined ? { state: 'loading' } : { state: 'there', value: here })
  const isHere = useRef(here !== undefined)
  const [turn, setTurn] = useState(0)
  // Fetched at once, not after the empty page has been drawn.
  useLayoutEffect(() => {
    if (isHere.current) {
      isHere.current = false
      return
    }
    let wanted = true
    load().then(
      (value) => wanted && setLoaded({ state: 'there', value }),
      (error) => wanted && setLoaded({ state: 'failed', error }),
    )
    return () => {
      wanted = false
    }
  }, [key, turn])
  return { ...loaded, again: () => setTurn((before) => before + 1) }
}
