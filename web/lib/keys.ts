import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * Keys anywhere on the page, letters in lower case. Where a key has a meaning of its own (`taken` says in which elements), and with
 * Ctrl, Alt or Meta, it is left to the browser.
 */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>, taken: (key: string) => string): void {
  const now = useRef({ keys, taken })
  now.current = { keys, taken }
  // Before it is painted, so that no key is lost on a page that can be seen.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(now.current.taken(event.key)) !== null) return
      const act = now.current.keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (act === undefined) return
      event.preventDefault()
      act(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
