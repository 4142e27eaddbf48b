import { useEffect } from 'preact/hooks'
import { t } from './text.ts'

/** The title of the tab while this is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(
    () => () => {
      document.title = t.peek().brand
    },
    [],
  )
}
