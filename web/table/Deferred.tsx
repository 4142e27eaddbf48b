import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Content that nobody needs at first: it is drawn after the rest. */
export function Deferred({ children }: { readonly children: ComponentChildren }) {
  const [seen, setSeen] = useState(false)
  useEffect(() => setSeen(true), [])
  return seen ? children : null
}
