import { Icon } from './icon.tsx'
import { goBack } from './router.ts'
import { t } from './text.ts'

/** A link back to the previous page. */
export function BackButton() {
  return (
    <button type="button" class="button small back" onClick={goBack}>
      <Icon name="chevronLeft" size={16} /> {t.value.nav.goBack}
    </button>
  )
}
