import { sentenceOf } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { MessagePage } from './MessagePage.tsx'

/** A page that could not be shown says why, and what to do. */
export function Failure({ error, again }: { readonly error: unknown; again?(): void }) {
  return (
    <MessagePage title={t.value.errors.title} again={again}>
      <p class="notice bad">
        <Icon name="circleAlert" />
        {sentenceOf(error)}
      </p>
    </MessagePage>
  )
}
