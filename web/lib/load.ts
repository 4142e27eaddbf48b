import { useLayoutEffect, useState } from 'preact/hooks'

type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown }

/** Something fetched, again whenever the key changes or `again` is called. */
export function useLoaded<T>(load: () => Promise<T>, key: unknown): Loaded<T> & { again(): void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [turn, setTurn] = useState(0)
  // Asked for at once, not after the empty page has been drawn.
  useLayoutEffect(() => {
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
