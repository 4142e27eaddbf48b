import type { ComponentChildren } from 'preact'
import { UnlitLantern } from './UnlitLantern.tsx'

interface Props {
  readonly children: ComponentChildren
  /** A link to create the first one. */
  readonly way?: ComponentChildren
}

/** The placeholder of an empty list. */
export function EmptyState({ children, way }: Props) {
  return (
    <div class="nothing">
      <UnlitLantern />
      <p>{children}</p>
      {way}
    </div>
  )
}
