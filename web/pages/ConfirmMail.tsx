import { post } from '../lib/api.ts'
import { handled, tell } from '../lib/errors.ts'
import { go } from '../lib/router.ts'
import { t } from '../lib/text.ts'
import { DuskPage } from './DuskPage.tsx'

/** The page behind the link in the first email: only people who confirm here get emails. */
export default function ConfirmMail() {
  const agree = handled(async () => {
    await post('/api/notices/mail/confirm', { secret: location.hash.slice(1) })
    tell(t.value.notices.confirmed)
    go('/me')
  })

  return (
    <DuskPage title={t.value.notices.mail} line={t.value.notices.hint} narrow>
      <div>
        <button type="button" class="button primary" onClick={agree}>
          {t.value.notices.confirm}
        </button>
      </div>
    </DuskPage>
  )
}
