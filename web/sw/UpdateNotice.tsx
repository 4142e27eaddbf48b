import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { update } from './register.ts'

/** Announces a newer release. The person decides when to switch. */
export function UpdateNotice() {
  if (update.value === undefined) return null
  const { take } = update.value
  const say = t.value.offline
  return (
    <div class="notices update" role="status">
      <div class="notice">
        <Icon name="refresh" />
        <span>{say.update}</span>
        <button type="button" class="button small primary" onClick={take}>
          {say.reload}
        </button>
        <button
          type="button"
          class="button small quiet"
          onClick={() => {
            update.value = undefined
          }}
        >
          {say.later}
        </button>
      </div>
    </div>
  )
}
