import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** The game on this page and its progress, for the header. */
export interface HeaderGame {
  readonly title: string
  readonly standing: string | undefined
  /** Only where there is room for it: the areas keep their names. */
  readonly aside?: boolean
}

export const headerGame = signal<HeaderGame | undefined>(undefined)

/** Sets it as long as the component is mounted. */
export function useHeaderGame(title: string, standing: string | undefined, aside = false): void {
  useEffect(() => {
    headerGame.value = { title, standing, aside }
  }, [title, standing, aside])
  useEffect(
    () => () => {
      headerGame.value = undefined
    },
    [],
  )
}
