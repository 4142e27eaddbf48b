import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** The game on this page and its progress, for the header. */
export interface Here {
  readonly title: string
  readonly standing: string | undefined
}

export const here = signal<Here | undefined>(undefined)

/** Sets it as long as the component is mounted. */
export function useHere(title: string, standing: string | undefined): void {
  useEffect(() => {
    here.value = { title, standing }
  }, [title, standing])
  useEffect(
    () => () => {
      here.value = undefined
    },
    [],
  )
}
