import type { ComponentChildren } from 'preact'
import '../style/dusk.css'

interface Props {
  readonly title: ComponentChildren
  /** One sentence below the title. */
  readonly line?: ComponentChildren
  /** Above the title: the link back. */
  readonly above?: ComponentChildren
  /** For a text page or a single form: short lines. */
  readonly narrow?: boolean
  readonly class?: string
  /** The target of the skip link to the board. */
  readonly id?: string
  readonly children: ComponentChildren
}

/** The usual layout of a page: the fair at dusk with a title, and the content on paper below. */
export function DuskPage({ title, line, above, narrow = false, class: kind = '', id, children }: Props) {
  const width = narrow ? 'narrow' : ''
  return (
    <main id={id}>
      <header class={`dusk hub-banner ${width}`}>
        {above}
        <h1>{title}</h1>
        {line !== undefined && <p>{line}</p>}
      </header>
      <div class={`page ${width} ${kind}`}>{children}</div>
    </main>
  )
}
