import { useState } from 'preact/hooks'
import { patch } from '../lib/api.ts'
import { failed, tell } from '../lib/errors.ts'
import { beSomebody, known, learnWhoIAm } from '../lib/me.ts'
import { t } from '../lib/text.ts'

/** Who one is at this house. */
export default function Profile() {
  const person = known()
  const [name, setName] = useState(person?.name ?? '')
  const text = t.value.me

  async function save(event: Event): Promise<void> {
    event.preventDefault()
    try {
      if (person === undefined) await beSomebody(name)
      else await patch('/api/me', { name })
      await learnWhoIAm()
      tell(text.saved)
    } catch (error) {
      failed(error)
    }
  }

  return (
    <main class="page narrow">
      <h1>{text.title}</h1>
      <form class="stack card" onSubmit={save}>
        <div class="field">
          <label for="name">{text.name}</label>
          <input
            id="name"
            class="input"
            required
            maxLength={40}
            value={name}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <small>{text.nameHint}</small>
        </div>
        <div>
          <button type="submit" class="button primary">
            {text.save}
          </button>
        </div>
      </form>
    </main>
  )
}
