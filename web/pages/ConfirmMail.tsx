import { post } from '../lib/api.ts'
import { failed, tell } from '../lib/errors.ts'
import { go } from '../lib/router.ts'
import { t } from '../lib/text.ts'

/** The link of the first letter: nobody is written to who has not agreed here. */
export default function ConfirmMail() {
  async function agree(): Promise<void> {
    try {
      await post('/api/notices/mail/confirm', { secret: location.hash.slice(1) })
      tell(t.value.notices.confirmed)
      go('/me')
    } catch (error) {
      failed(error)
    }
  }

  return (
    <main class="page narrow">
      <div class="stack">
        <h1>{t.value.notices.mail}</h1>
        <p>{t.value.notices.hint}</p>
        <div>
          <button type="button" class="button primary" onClick={agree}>
            {t.value.notices.confirm}
          </button>
        </div>
      </div>
    </main>
  )
}
