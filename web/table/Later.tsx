import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** What nobody looks for at first: it is drawn once the rest can be seen. */
export function Later({ children }: { readonly children: ComponentChildren }) {
  const [seen, setSeen] = useState(false)
  useEffect(() => setSeen(true), [])
  return seen ? children : null
}
