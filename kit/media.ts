import { useEffect, useState } from 'preact/hooks'

/** A phone, upright or on its side: where the page gives the board one screen. */
export const PHONE = '(max-width: 1023px), (max-height: 500px)'
/** Where a finger may press: a phone, or a desk whose screen can be touched. */
export const FINGER = `${PHONE}, (any-pointer: coarse)`

export function useMatch(media: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(media).matches)
  useEffect(() => {
    const query = matchMedia(media)
    const changed = () => setMatches(query.matches)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }, [media])
  return matches
}

export function useNarrow(): boolean {
  return useMatch(PHONE)
}
