import type { ComponentChildren } from 'preact'
import '../style/dusk.css'

interface Props {
  readonly title: ComponentChildren
  /** One sentence below the title. */
  readonly line?: ComponentChildren
  /** What stands above the title: the way back. */
  readonly above?: ComponentChildren
  /** For a page that is read, or one form: its lines are short. */
  readonly narrow?: boolean
  readonly class?: string
  /** Where the link to the board leads to. */
  readonly id?: string
  readonly children: ComponentChildren
}

/** A page of the house: the fair at dusk with a title, and paper below it. */
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
