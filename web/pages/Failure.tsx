import { Refused, Unreachable } from '../lib/api.ts'
import { sentenceOf } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { MessagePage } from './MessagePage.tsx'

/** For a page that could not be shown: why, and what to do. */
export function Failure({ error, again }: { readonly error: unknown; again?(): void }) {
  return (
    <MessagePage title={t.value.errors.title} {...(again && { again })} ways={waysFrom(error)}>
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
  const isGone = error instanceof Refused && error.code === 'no-table'
  if (!isGone) return []
  const { game } = settings.value
  return game === undefined ? [] : [{ href: `/new/${game}`, label: t.value.games.setUp }]
}
