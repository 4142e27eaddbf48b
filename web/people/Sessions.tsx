import type { Session } from '@fairground/protocol'
import { get, remove } from '../lib/api.ts'
import { failed } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'

/** Where you are signed in, with a button to sign out there. */
export function Sessions() {
  const loaded = useLoaded(() => get<{ sessions: readonly Session[] }>('/api/sessions'), 'sessions')
  if (loaded.state !== 'there') return null
  const { sessions } = loaded.value
  const end = (path: string) => remove(path).then(loaded.again, failed)
  return (
    <section class="card stack">
      <h2>{t.value.account.sessions}</h2>
      <ul class="stack">
        {sessions.map((session) => (
          <li key={session.id} class="row spread">
            <span>
              <b>{deviceOf(session.label)}</b>{' '}
              <span class="hint">
                {session.current ? t.value.account.thisDevice : new Date(session.seenAt).toLocaleString(settings.value.language)}
              </span>
            </span>
            {!session.current && (
              <button type="button" class="button small" onClick={() => void end(`/api/sessions/${session.id}`)}>
                {t.value.account.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" class="button" onClick={() => void end('/api/sessions')}>
          {t.value.account.endOthers}
        </button>
      )}
    </section>
  )
}

/** "Chrome, Linux" from a user agent. */
function deviceOf(label: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)/.exec(label)?.[1]
  const system = /(iPhone|iPad|Android|Macintosh|Windows|Linux)/.exec(label)?.[1]
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', Macintosh: 'Mac' }
  const known = [browser, system].flatMap((name) => (name === undefined ? [] : [names[name] ?? name]))
  return known.length === 0 ? label.slice(0, 40) : known.join(', ')
}
