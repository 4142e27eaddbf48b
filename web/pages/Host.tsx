import type { HostSettings as Chosen, KnownPerson, TableSummary } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, post } from '../lib/api.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { failed, tell } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { known, me } from '../lib/me.ts'
import { t } from '../lib/text.ts'
import { useTitles } from '../lib/titles.ts'
import { AuditList, Bugs, Reports, Words } from '../people/HostBooks.tsx'
import { HostSettings } from '../people/HostSettings.tsx'
import { nameOf } from '../table/names.ts'
import { DuskPage } from './DuskPage.tsx'
import { MessagePage } from './MessagePage.tsx'
import { Unmet } from './Unmet.tsx'

const DAY = 24

/** The host's page: who may register, people, tables, reports. */
export default function Host() {
  if (me.value === undefined) return <Unmet />
  if (!known()?.host)
    return (
      <MessagePage title={t.value.host.title}>
        <p>{t.value.host.only}</p>
      </MessagePage>
    )
  return (
    <DuskPage title={t.value.host.title} narrow>
      <SettingsAndInvitation />
      <People />
      <Tables />
      <Reports />
      <Bugs />
      <Words />
      <AuditList />
    </DuskPage>
  )
}

/** Who may register, and the host's other settings. */
function SettingsAndInvitation() {
  const loaded = useLoaded(() => get<Chosen>('/api/host/settings'), 'settings')
  const [invitation, setInvitation] = useState<string | undefined>(undefined)
  if (loaded.state !== 'there') return null

  async function invite(): Promise<void> {
    const { link } = await post<{ link: string }>('/api/host/invitations', {})
    setInvitation(link)
  }

  return (
    <section class="card stack">
      <HostSettings settings={loaded.value} again={loaded.again} />
      <div>
        <button type="button" class="button" onClick={() => invite().catch(failed)}>
          {t.value.host.invite}
        </button>
      </div>
      {invitation !== undefined && <OneLink link={invitation} />}
    </section>
  )
}

/** A link that is shown once, to be passed on. */
function OneLink({ link }: { readonly link: string }) {
  return (
    <div class="row nowrap">
      <input class="input" readOnly value={link} aria-label={t.value.host.oneLink} onFocus={(event) => event.currentTarget.select()} />
      {navigator.clipboard !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() => void navigator.clipboard.writeText(link).then(() => tell(t.value.lobby.copied), failed)}
        >
          {t.value.lobby.copy}
        </button>
      )}
    </div>
  )
}

function People() {
  const [search, setSearch] = useState('')
  const [reset, setReset] = useState<{ readonly person: string; readonly link: string } | undefined>(undefined)
  const loaded = useLoaded(
    async () => (await get<{ people: readonly KnownPerson[] }>(`/api/host/people?search=${encodeURIComponent(search)}`)).people,
    search,
  )

  async function resetLink(person: KnownPerson): Promise<void> {
    const { link } = await post<{ link: string }>(`/api/host/people/${person.id}/reset-link`)
    setReset({ person: person.id, link })
  }

  return (
    <section class="card stack">
      <h2>{t.value.host.people}</h2>
      <input
        class="input"
        type="search"
        aria-label={t.value.host.find}
        placeholder={t.value.host.find}
        value={search}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <ul class="stack">
        {(loaded.state === 'there' ? loaded.value : []).map((person) => {
          const act = (command: string, hours: number | undefined) =>
            post(`/api/host/people/${person.id}/${command}`, hours === undefined ? {} : { hours }).then(loaded.again, failed)
          return (
            <li key={person.id} class="row spread">
              <span>
                <b>{person.name}</b> <span class="hint">{person.login}</span>
              </span>
              {!person.host && (
                <span class="row">
                  <button type="button" class="button small" onClick={() => void act('mute', person.mutedUntil === undefined ? DAY : 0)}>
                    {person.mutedUntil === undefined ? t.value.host.mute : t.value.host.unmute}
                  </button>
                  <button
                    type="button"
                    class="button small danger"
                    onClick={async () =>
                      (person.bannedUntil !== undefined || (await confirmed(t.value.host.banSure(person.name)))) &&
                      void act('ban', person.bannedUntil === undefined ? undefined : 0)
                    }
                  >
                    {person.bannedUntil === undefined ? t.value.host.ban : t.value.host.unban}
                  </button>
                  {person.login !== undefined && (
                    <button type="button" class="button small" onClick={() => resetLink(person).catch(failed)}>
                      {t.value.host.reset}
                    </button>
                  )}
                </span>
              )}
              {reset?.person === person.id && <OneLink link={reset.link} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Tables() {
  const loaded = useLoaded(async () => (await get<{ tables: readonly TableSummary[] }>('/api/host/tables')).tables, 'tables')
  const running = loaded.state === 'there' ? loaded.value.filter(({ state }) => state !== 'over') : []
  const titles = useTitles(running.map(({ game }) => game))
  return (
    <section class="card stack">
      <h2>{t.value.host.tables}</h2>
      <ul class="table-list">
        {running.map((table) => (
          <li key={table.id} class="table-row">
            <b>{titles(table.game)}</b>
            <span class="hint">{table.seats.flatMap((seat) => (seat.sitter === undefined ? [] : [nameOf(seat)])).join(', ')}</span>
            {table.visibility === 'listed' && (
              <a class="button small" href={`/table/${table.id}`}>
                {t.value.home.watch}
              </a>
            )}
            <button
              type="button"
              class="button small danger"
              onClick={async () =>
                (await confirmed(t.value.host.endSure(titles(table.game)))) &&
                void post(`/api/host/tables/${table.id}/end`).then(loaded.again, failed)
              }
            >
              {t.value.host.end}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
