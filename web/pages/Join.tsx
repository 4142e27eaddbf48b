import { useState } from 'preact/hooks'
import { post } from '../lib/api.ts'
import { drawnGames } from '../lib/boards.ts'
import { failed } from '../lib/errors.ts'
import { NameField } from '../lib/Field.tsx'
import { known, learnWhoIAm } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { t } from '../lib/text.ts'
import '../people/dusk.css'

/** Coming in by a host's invitation: a name is enough. */
export default function Join({ invitation }: { readonly invitation: string }) {
  const [name, setName] = useState('')

  async function enter(event: Event): Promise<void> {
    event.preventDefault()
    try {
      if (known() === undefined) await post('/api/guests', { name, invitation })
      await learnWhoIAm()
      go('/')
    } catch (error) {
      failed(error)
    }
  }

  return (
    <main>
      <header class="dusk hub-banner">
        <h1>{t.value.brand}</h1>
        <p>{t.value.tagline(drawnGames.length)}</p>
      </header>
      <form class="page narrow" onSubmit={enter}>
        <section class="card stack">
          {known() === undefined && <NameField required value={name} set={setName} />}
          <div>
            <button type="submit" class="button primary">
              {t.value.home.join}
            </button>
          </div>
        </section>
      </form>
    </main>
  )
}
