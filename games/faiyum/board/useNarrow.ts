import { useEffect, useState } from 'preact/hooks'

/** A phone, upright or on its side: where the page gives the board one screen. */
export const PHONE = '(max-width: 1023px), (max-height: 500px)'

export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(PHONE).matches)
  useEffect(() => {
    const query = matchMedia(PHONE)
    const changed = () => setNarrow(query.matches)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }, [])
  return narrow
}
