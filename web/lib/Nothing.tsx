import type { ComponentChildren } from 'preact'
import { DarkLantern } from './DarkLantern.tsx'

interface Props {
  readonly children: ComponentChildren
  /** What leads to the first. */
  readonly way?: ComponentChildren
}

/** Where a list will stand that is still empty. */
export function Nothing({ children, way }: Props) {
  return (
    <div class="nothing">
      <DarkLantern />
      <p>{children}</p>
      {way}
    </div>
  )
}
