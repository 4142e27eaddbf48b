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
    if (known() === undefined) await post('/api/guests', { name, invitation })
    await learnWhoIAm()
    go('/')
  })

  const person = known()
  const say = t.value.home
  return (
    <DuskPage title={t.value.brand} line={person === undefined ? say.invited : say.already(person.name)} narrow>
      <form class="card stack" onSubmit={enter}>
        {person === undefined && <NameField required value={name} set={setName} />}
        <div>
          <button type="submit" class="button primary">
            {person === undefined ? say.join : t.value.errors.home}
          </button>
        </div>
      </form>
    </DuskPage>
  )
}
