import { t } from '../lib/text.ts'
import { Signpost } from './Signpost.tsx'

export function NotFound() {
  return (
    <Signpost title={t.value.errors.notFound}>
      <p>{t.value.errors.notFoundHint}</p>
    </Signpost>
  )
}
