import { Refused, Unreachable } from '../lib/api.ts'
import { sentenceOf } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { MessagePage } from './MessagePage.tsx'
import { NotFound } from './NotFound.tsx'

/** For a page that could not be shown: why, and what to do. */
export function Failure({ error, again }: { readonly error: unknown; again?(): void }) {
  if (error instanceof Refused && error.code === 'not-found') return <NotFound />
  return (
    <MessagePage title={t.value.errors.title} {...(again && !isGone(error) && { again })} ways={waysFrom(error)}>
      <p class="notice bad">
        <Icon name="circleAlert" />
        {sentenceOf(error)}
      </p>
    </MessagePage>
  )
}

/** Without the server: the games on this device. Without that table: a new one. */
function waysFrom(error: unknown): readonly { readonly href: string; readonly label: string }[] {
  if (error instanceof Unreachable) return [{ href: '/offline', label: t.value.offline.link }]
  if (!isGone(error)) return []
  const { game } = settings.value
  return game === undefined ? [] : [{ href: `/new/${game}`, label: t.value.games.setUp }]
}

/** A table that is not there will not be there at the next try. */
function isGone(error: unknown): boolean {
  return error instanceof Refused && error.code === 'no-table'
}
