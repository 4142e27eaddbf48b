import type { HistoryLine } from '@fairground/protocol'
import { get } from '../lib/api.ts'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { useTitles } from '../lib/titles.ts'
import { OfflineMark } from '../table/OfflineMark.tsx'

/** Games that were started offline and uploaded: they count for no record, but are listed. */
export function OfflineHistory({ person }: { readonly person: string }) {
  const { language } = settings.value
  const history = useLoaded(async () => (await get<{ history: readonly HistoryLine[] }>(`/api/people/${person}/history`)).history, person)
  const lines = history.state === 'there' ? history.value.filter(({ offline }) => offline) : []
  const titleOf = useTitles(lines.map(({ game }) => game))
  if (lines.length === 0) return null
  return (
    <section class="card stack">
      <h2>{t.value.offline.badge}</h2>
      <ul class="table-list">
        {lines.map((line) => (
          <li key={line.match} class="table-row">
            <span class="row">
              <b>{titleOf(line.game)}</b>
              <OfflineMark />
            </span>
            <span class="hint">{new Date(line.endedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}</span>
            <span class="number">{line.place === undefined ? '–' : `${t.value.end.place(line.place)} / ${line.seats}`}</span>
            <a class="button small" href={`/table/${line.match}`}>
              {t.value.replay.open}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
