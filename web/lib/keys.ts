import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * Keyboard shortcuts for the whole page, letters in lower case. In elements where a key has its own meaning (`taken`), and with Ctrl,
 * Alt or Meta, it is left to the browser.
 */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>, taken: (key: string) => string): void {
  const now = useRef({ keys, taken })
  now.current = { keys, taken }
  // Before the first paint, so that no key is lost on a visible page.
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
