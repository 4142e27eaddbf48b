import { useState } from 'preact/hooks'
import { post } from '../lib/api.ts'
import { handled } from '../lib/errors.ts'
import { NameField } from '../lib/Field.tsx'
import { known, learnWhoIAm } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { t } from '../lib/text.ts'
import { DuskPage } from './DuskPage.tsx'

/** Entering by a host's invitation: a name is enough. */
export default function Join({ invitation }: { readonly invitation: string }) {
  const [name, setName] = useState('')

  const enter = handled(async () => {
    await post('/api/guests', { name, invitation })
    await learnWhoIAm()
    go('/')
  })

  const person = known()
  const say = t.value.home
  return (
    <DuskPage title={t.value.brand} line={person === undefined ? say.invited : say.already(person.name)} narrow>
      {person === undefined ? (
        <form class="card stack" onSubmit={enter}>
          <NameField required value={name} set={setName} />
          <div>
            <button type="submit" class="button primary">
              {say.join}
            </button>
          </div>
        </form>
      ) : (
        <div>
          <a class="button primary" href="/">
            {t.value.errors.home}
          </a>
        </div>
      )}
    </DuskPage>
  )
}
