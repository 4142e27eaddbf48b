import type { Privacy } from '@fairground/protocol'
import { get, put } from '../lib/api.ts'
import { failed, tell } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { Segments } from '../lib/Segments.tsx'
import { words } from './words.ts'

const PRESENCES = ['nobody', 'followed', 'everybody'] as const

/** What others see of you. */
export function PrivacyCard() {
  const loaded = useLoaded(() => get<Privacy>('/api/me/privacy'), 'privacy')
  if (loaded.state !== 'there') return null
  const privacy = loaded.value
  const say = words.value.privacy
  const set = (part: Partial<Privacy>) =>
    void put('/api/me/privacy', { ...privacy, ...part }).then(() => {
      tell(say.saved)
      loaded.again()
    }, failed)
  return (
    <section class="card stack">
      <h2>{say.title}</h2>
      <label class="row nowrap check">
        <input type="checkbox" checked={privacy.boards} onChange={(event) => set({ boards: event.currentTarget.checked })} />
        {say.boards}
      </label>
      <label class="row nowrap check">
        <input type="checkbox" checked={privacy.accuracy !== false} onChange={(event) => set({ accuracy: event.currentTarget.checked })} />
        {say.accuracy}
      </label>
      <Segments
        name="presence"
        legend={say.presence}
        values={PRESENCES}
        chosen={privacy.presence}
        label={(each) => say.presences[each]}
        choose={(presence) => set({ presence })}
      />
    </section>
  )
}
