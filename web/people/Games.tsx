import type { HistoryLine, Profile } from '@fairground/protocol'
import { get } from '../lib/api.ts'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { useTitles } from '../lib/titles.ts'
import { OfflineMark } from '../table/OfflineMark.tsx'

/** What somebody has played: ratings, figures and the latest games. */
export function Games({ person }: { readonly person: string }) {
  const { language } = settings.value
  const profile = useLoaded(() => get<Profile>(`/api/people/${person}`), person)
  const history = useLoaded(async () => (await get<{ history: readonly HistoryLine[] }>(`/api/people/${person}/history`)).history, person)
  const lines = [...(profile.state === 'there' ? profile.value.statistics : []), ...(history.state === 'there' ? history.value : [])]
  const titleOf = useTitles(lines.map(({ game }) => game))
  return (
    <>
      <section class="card stack">
        <h2>{t.value.me.ratings}</h2>
        {profile.state === 'there' && profile.value.statistics.length === 0 && <p class="hint">{t.value.me.noRatings}</p>}
        {profile.state === 'there' && profile.value.statistics.length > 0 && (
          <div class="scroll-x">
            <table class="standings">
              <thead>
                <tr>
                  <th scope="col">{t.value.account.game}</th>
                  <th scope="col">{t.value.account.seats}</th>
                  <th scope="col">{t.value.account.played}</th>
                  <th scope="col">{t.value.account.won}</th>
                  <th scope="col">{t.value.account.best}</th>
                  <th scope="col">{t.value.account.rating}</th>
                </tr>
              </thead>
              <tbody>
                {profile.value.statistics.map((line) => {
                  const rating = profile.value.ratings.find(({ game, seats }) => game === line.game && seats === line.seats)
                  return (
                    <tr key={`${line.game} ${line.seats}`}>
                      <th scope="row">{titleOf(line.game)}</th>
                      <td class="number">{line.seats}</td>
                      <td class="number">{line.played}</td>
                      <td class="number">{line.won}</td>
                      <td class="number">{line.bestScore ?? '–'}</td>
                      <td class="number">{rating === undefined ? '–' : `${rating.rating} ± ${rating.deviation}`}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        )}
      </section>
      <section class="card stack">
        <h2>{t.value.me.history}</h2>
        {history.state === 'there' && history.value.length === 0 && <p class="hint">{t.value.me.noHistory}</p>}
        {history.state === 'there' && (
          <ul class="table-list">
            {history.value.map((line) => (
              <li key={line.match} class="table-row">
                <span class="row">
                  <b>{titleOf(line.game)}</b>
                  {line.offline && <OfflineMark />}
                </span>
                <span class="hint">{new Date(line.endedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}</span>
                <span class="number">{line.place === undefined ? '–' : `${t.value.end.place(line.place)} / ${line.seats}`}</span>
                <a class="button small" href={`/table/${line.match}`}>
                  {t.value.replay.open}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
