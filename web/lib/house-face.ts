import { useEffect } from 'preact/hooks'

/** Fetches the face of the house's titles once the page stands: until then, and without it, they are set in another. */
export function useHouseFace(): void {
  useEffect(() => {
    void import('@fontsource-variable/fraunces').catch(() => {})
  }, [])
}
