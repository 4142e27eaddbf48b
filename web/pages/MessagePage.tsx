import type { ComponentChildren } from 'preact'
import { t } from '../lib/text.ts'

interface Props {
  readonly title: string
  /** What is the matter. */
  readonly children: ComponentChildren
  again?(): void
}

/** A page on which there is nothing to do: why, and where to go instead. */
export function MessagePage({ title, children, again }: Props) {
  return (
    <main class="page message-page" id="board">
      <img src="/icon.svg" alt="" width="72" height="72" />
      <h1>{title}</h1>
      {children}
      <div class="row">
        {again !== undefined && (
          <button type="button" class="button primary" onClick={again}>
            {t.value.errors.retry}
          </button>
        )}
        <a class={again === undefined ? 'button primary' : 'button'} href="/">
          {t.value.errors.home}
        </a>
      </div>
    </main>
  )
}
