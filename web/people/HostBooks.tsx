import type { AuditEntryInfo, Complaint, HostSettings } from '@fairground/protocol'
import { useEffect, useState } from 'preact/hooks'
import { get, patch, post, remove } from '../lib/api.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { failed, tell } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { listed, t } from '../lib/text.ts'
import { useTitles } from '../lib/titles.ts'
import { words } from './words.ts'
import './people.css'

const DAY = 24

function when(at: number): string {
  return new Date(at).toLocaleString(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Reports about players, with the chat and the table, and what the host can do. */
export function Reports() {
  const loaded = useLoaded(async () => (await get<{ reports: readonly Complaint[] }>('/api/host/reports')).reports, 'reports')
  const open = loaded.state === 'there' ? loaded.value.filter(({ closedAt }) => closedAt === undefined) : []
  const titleOf = useTitles(open.flatMap(({ about }) => about?.game ?? []))
  const say = words.value.host
  return (
    <section class="card stack">
      <h2>{t.value.host.reports}</h2>
      {open.length === 0 && <p class="hint">{t.value.host.noReports}</p>}
      <ul class="stack">
        {open.map((report) => {
          const { id, words: text, createdAt, reporterName, person, personName, about, table, line, said = [] } = report
          const act = (command: string, hours?: number) =>
            void post(`/api/host/people/${person}/${command}`, hours === undefined ? {} : { hours }).then(() => tell(say.done), failed)
          return (
            <li key={id} class="report stack">
              <p>
                <b>{say.about(reporterName ?? say.somebody, personName ?? say.somebody)}</b> <span class="hint">{when(createdAt)}</span>
              </p>
              <p>{text}</p>
              {about !== undefined && <p class="hint">{say.where(titleOf(about.game), listed(about.players))}</p>}
              {said.length > 0 && (
                <ol class="report-lines" aria-label={say.said}>
                  {said.map((each) => (
                    <li key={each.n} class={each.n === line ? 'meant' : ''}>
                      <b>{each.name ?? '…'}</b> {each.text ?? words.value.talk.removed}
                    </li>
                  ))}
                </ol>
              )}
              <div class="row">
                {table !== undefined && line !== undefined && (
                  <button
                    type="button"
                    class="button small"
                    onClick={() => remove(`/api/host/tables/${table}/chat/${line}`).then(loaded.again, failed)}
                  >
                    {say.removeLine}
                  </button>
                )}
                {person !== undefined && (
                  <>
                    <button type="button" class="button small" onClick={() => act('mute', DAY)}>
                      {t.value.host.mute}
                    </button>
                    <button
                      type="button"
                      class="button small danger"
                      onClick={async () => (await confirmed(t.value.host.banSure(personName ?? say.somebody))) && act('ban')}
                    >
                      {t.value.host.ban}
                    </button>
                  </>
                )}
                <button type="button" class="button small" onClick={() => post(`/api/host/reports/${id}/close`).then(loaded.again, failed)}>
                  {t.value.host.close}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface BugReport {
  readonly id: string
  readonly table: string
  readonly n: number
  readonly at: number
  readonly text: string
  readonly record?: unknown
}

/** Bug reports of players; with the record once the match is over. */
export function Bugs() {
  const loaded = useLoaded(async () => (await get<{ reports: readonly BugReport[] }>('/api/host/bug-reports')).reports, 'bugs')
  const say = words.value.host
  const bugs = loaded.state === 'there' ? loaded.value : []
  return (
    <section class="card stack">
      <h2>{say.bugs}</h2>
      {bugs.length === 0 && <p class="hint">{say.noBugs}</p>}
      <ul class="stack">
        {bugs.map(({ id, n, at, text, record }) => (
          <li key={id} class="report stack">
            <p>{text}</p>
            <p class="row spread hint">
              {say.bugAt(n, when(at))}
              {record === undefined ? (
                <span>{say.later}</span>
              ) : (
                <a
                  class="button small"
                  download={`bug-${id}.json`}
                  href={`data:application/json,${encodeURIComponent(JSON.stringify(record))}`}
                >
                  {t.value.end.record}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Words that are not wanted in chat here. */
export function Words() {
  const loaded = useLoaded(() => get<HostSettings>('/api/host/settings'), 'words')
  const [draft, setDraft] = useState('')
  const kept = loaded.state === 'there' ? loaded.value.unwantedWords : undefined
  useEffect(() => setDraft((kept ?? []).join('\n')), [kept])
  const say = words.value.host
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault()
        const unwantedWords = draft
          .split('\n')
          .map((word) => word.trim())
          .filter((word) => word !== '')
        patch('/api/host/settings', { unwantedWords }).then(() => tell(say.done), failed)
      }}
    >
      <h2>{say.words}</h2>
      <p class="hint">{say.wordsHint}</p>
      <textarea class="input" rows={4} aria-label={say.words} value={draft} onInput={(event) => setDraft(event.currentTarget.value)} />
      <div>
        <button type="submit" class="button">
          {t.value.me.save}
        </button>
      </div>
    </form>
  )
}

/** The actions of hosts, with undo where it is possible. */
export function AuditList() {
  const loaded = useLoaded(async () => (await get<{ actions: readonly AuditEntryInfo[] }>('/api/host/audit-log')).actions, 'audit-log')
  const say = words.value.host
  const entries = loaded.state === 'there' ? loaded.value : []
  return (
    <section class="card stack">
      <div class="row spread">
        <h2>{say.deeds}</h2>
        <button type="button" class="button small quiet" onClick={loaded.again}>
          {say.look}
        </button>
      </div>
      {entries.length === 0 && <p class="hint">{say.noDeeds}</p>}
      <ul class="stack">
        {entries.map((entry) => (
          <li key={entry.id} class="row spread">
            <span>
              <b>{entry.lifted ? say.lifted(say.kinds[entry.kind]) : say.kinds[entry.kind]}</b> {named(entry)}
              <span class="hint">
                {' '}
                {entry.host} · {when(entry.at)}
                {entry.undoneAt !== undefined && ` · ${say.undone}`}
              </span>
            </span>
            {entry.canUndo && (
              <button
                type="button"
                class="button small"
                onClick={() => post(`/api/host/audit-log/${entry.id}/undo`).then(loaded.again, failed)}
              >
                {say.undo}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Only people are named; ids of tables, reports and codes mean nothing to readers. */
function named({ kind, target }: AuditEntryInfo): string {
  return kind === 'mute' || kind === 'ban' || kind === 'host' || kind === 'reset-link' ? target : ''
}
