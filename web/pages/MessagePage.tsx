import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { wearHouseFace } from '../lib/faces.ts'
import { t } from '../lib/text.ts'
import { UnlitLantern } from '../lib/UnlitLantern.tsx'

interface Props {
  readonly title: string
  /** The message. */
  readonly children: ComponentChildren
  again?(): void
  /** Links to other pages. */
  readonly ways?: readonly { readonly href: string; readonly label: string }[]
}

/** A page with only a message: the fair at night with its lamps out, why, and where to go instead. */
export function MessagePage({ title, children, again, ways = [] }: Props) {
  useEffect(wearHouseFace, [])
  return (
    <main class="message-page" id="board">
      <UnlitLantern />
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
        {ways.map(({ href, label }) => (
          <a key={href} class="button" href={href}>
            {label}
          </a>
        ))}
      </div>
    </main>
  )
}
