import { Icon } from '../lib/icon.tsx'
import { Failure } from '../pages/Failure.tsx'
import { MessagePage } from '../pages/MessagePage.tsx'
import { CannotOpen } from './origin.ts'
import { words } from './words.ts'

/** Why something cannot be opened. */
export function Problem({ error, title, again }: { readonly error: unknown; readonly title: string; again?(): void }) {
  if (!(error instanceof CannotOpen)) return <Failure error={error} {...(again && { again })} />
  return (
    <MessagePage title={title}>
      <p class="notice warn">
        <Icon name="circleAlert" /> {words.value.problems[error.because]}
      </p>
    </MessagePage>
  )
}
