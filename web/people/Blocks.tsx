import { remove } from '../lib/api.ts'
import { failed } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { loadBlocked } from './PersonActions.tsx'
import { words } from './words.ts'

/** The people you have blocked, with a button to unblock. */
export function Blocks() {
  const loaded = useLoaded(loadBlocked, 'blocks')
  if (loaded.state !== 'there') return null
  const say = words.value
  return (
    <section class="card stack">
      <h2>{say.blocks.title}</h2>
      {loaded.value.length === 0 && <p class="hint">{say.blocks.none}</p>}
      <ul class="stack">
        {loaded.value.map(({ id, name }) => (
          <li key={id} class="row spread">
            <b>{name ?? say.blocks.gone}</b>
            <button type="button" class="button small" onClick={() => remove(`/api/me/blocks/${id}`).then(loaded.again, failed)}>
              {say.deeds.unblock}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
