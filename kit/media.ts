import { useEffect, useState } from 'preact/hooks'

/** A phone, portrait or landscape: there the board gets one screen. */
export const PHONE = '(max-width: 1023px), (max-height: 500px)'
/** Touch input: a phone, or a desktop with a touch screen. */
export const TOUCH = `${PHONE}, (any-pointer: coarse)`

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
