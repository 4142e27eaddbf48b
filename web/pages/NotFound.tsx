import { t } from '../lib/text.ts'
import { MessagePage } from './MessagePage.tsx'

export function NotFound() {
  return (
    <MessagePage title={t.value.errors.notFound}>
      <p>{t.value.errors.notFoundHint}</p>
    </MessagePage>
  )
}
