import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** What is played on this page and how far it has come, for the header. */
export interface Here {
  readonly title: string
  readonly standing: string | undefined
}

export const here = signal<Here | undefined>(undefined)

/** Says so for as long as the component is there. */
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
