import type { ComponentChildren } from 'preact'
import { DarkLantern } from './DarkLantern.tsx'

/** Where a list will stand that is still empty. */
export function Nothing({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="nothing">
      <DarkLantern />
      <p>{children}</p>
    </div>
  )
}
