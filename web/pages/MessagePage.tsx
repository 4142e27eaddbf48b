import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { AREAS } from '../lib/areas.ts'
import { wearHouseFace } from '../lib/faces.ts'
import { parts } from '../lib/router.ts'
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
  const [first = ''] = parts.value
  // Where trying again is no use, the area that the address belongs to may have what was meant.
  const area = again === undefined ? AREAS.find(({ name, holds }) => name !== 'games' && holds.includes(first)) : undefined
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
        {area !== undefined && (
          <a class="button" href={area.href}>
            {t.value.nav.areas[area.name]}
          </a>
        )}
      </div>
    </main>
  )
}
