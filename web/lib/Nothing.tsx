import type { ComponentChildren } from 'preact'
import { DarkLantern } from './DarkLantern.tsx'

interface Props {
  readonly children: ComponentChildren
  /** A link to create the first one. */
  readonly way?: ComponentChildren
}

/** The placeholder of an empty list. */
export function Nothing({ children, way }: Props) {
  return (
    <div class="nothing">
      <DarkLantern />
      <p>{children}</p>
      {way}
    </div>
  )
}
