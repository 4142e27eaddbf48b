import { useState } from 'preact/hooks'
import { post } from '../lib/api.ts'
import { handled, tell } from '../lib/errors.ts'
import { NewPassword } from '../lib/Field.tsx'
import { go } from '../lib/router.ts'
import { t } from '../lib/text.ts'
import { DuskPage } from './DuskPage.tsx'

/** A new password by the host's one-time link; its secret comes after the #, which browsers do not send. */
export default function Reset() {
  const [password, setPassword] = useState('')

  const save = handled(async () => {
    await post('/api/reset', { secret: location.hash.slice(1), password })
    tell(t.value.account.changed)
    go('/me')
  })

  return (
    <DuskPage title={t.value.account.change} narrow>
      <form class="card stack" onSubmit={save}>
        <NewPassword value={password} set={setPassword} />
        <div>
          <button type="submit" class="button primary">
            {t.value.me.save}
          </button>
        </div>
      </form>
    </DuskPage>
  )
}
