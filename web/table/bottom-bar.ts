import { useEffect, useRef } from 'preact/hooks'

/** Variables of the page for what stands at the foot of a phone's screen, the words of a lesson below the buttons of a command. */
type Standing = '--foot' | '--coach'

/** For something that stands there: the rest of the page learns how much of the foot it takes. */
export function useBottomBar<E extends HTMLElement>(variable: Standing) {
  const standing = useRef<E>(null)
  useEffect(() => {
    const { current } = standing
    if (current === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const isFixed = getComputedStyle(current).position === 'fixed'
      style.setProperty(variable, `${isFixed ? current.offsetHeight : 0}px`)
    })
    observer.observe(current, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [variable])
  return standing
}
