import { useEffect, useRef } from 'preact/hooks'

/** For something that stands at the foot of a phone's screen: the rest of the page learns by `--foot` how much of it is taken. */
export function useFoot() {
  const standing = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = standing
    if (current === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const isFixed = getComputedStyle(current).position === 'fixed'
      style.setProperty('--foot', `${isFixed ? current.offsetHeight : 0}px`)
    })
    observer.observe(current, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [])
  return standing
}
