import type { AnyGame, MatchText, Names, Outcome, Result, Seat } from '@fairground/kernel'
import { type AnyBoard, SeatMark } from '@fairground/kit'
import type { HistoryLine, PublicProfile, TableInfo } from '@fairground/protocol'
import { lazy, Suspense } from 'preact/compat'
import { useEffect } from 'preact/hooks'
import { columnsOf } from '../end/columns.ts'
import { patiently } from '../end/patiently.ts'
import { ratingChange } from '../end/rating.ts'
import { figure, signed, words } from '../end/words.ts'
import { get } from '../lib/api.ts'
import { campaignOf, wearWorld } from '../lib/boards.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { settings } from '../lib/settings.ts'
import { listed, t } from '../lib/text.ts'
import { headline } from './headline.ts'
import './end.css'

/** An extra beyond the standings: if it cannot be loaded, the end is shown without it. */
const ScoreHistory = lazy(() => patiently(() => import('../end/ScoreHistory.tsx')).catch(() => ({ default: () => null })))

interface Props {
  readonly result: Result
  readonly names: Names
  readonly text: MatchText<unknown, never, unknown>
  readonly viewer: number | 'spectator'
  readonly table: TableInfo
  readonly board: AnyBoard
  readonly summary: AnyGame['summary']
  /** What decides the game, as named on its plaques; missing if no count does. */
  readonly score: { readonly label: string; readonly counts: readonly string[] } | undefined
  rematch?(): void
  /** The campaign's record before this game, if it belongs to one. */
  readonly campaign?: unknown
  readonly record: string | undefined
}

/** The end of a game: who won, how the match went, the standings with their parts, and what to do next. */
export function End({ result, names, text, viewer, table, board, summary, score, rematch, campaign, record }: Props) {
  const say = words.value
  // Scrolls up, so that the last scene is seen from its top.
  useEffect(() => scrollTo({ top: 0 }), [])
  useEffect(() => wearWorld(table.game), [table.game])
  return (
    <section class={`end world-${table.game}`} aria-labelledby="end-title">
      <div class="end-head">
        <h2 id="end-title">{headline(t.value.end, result, viewer, names, listed)}</h2>
        {result.how === 'agreed' && <p>{t.value.end.agreed}</p>}
        {campaign !== undefined && result.outcome !== undefined && <Reached game={table.game} record={campaign} outcome={result.outcome} />}
        <RatingChange table={table} result={result} viewer={viewer} />
      </div>
      <div class="end-rest">
        <div class="end-ways">
          {campaign !== undefined && (
            <a class="button primary" href={`/campaign/${table.game}`}>
              {t.value.campaign.back}
            </a>
          )}
          {rematch !== undefined && (
            <button type="button" class={`button ${campaign === undefined ? 'primary' : ''}`} onClick={rematch}>
              <Icon name="refresh" />
              <span>
                {t.value.end.rematch}
                <Agreed table={table} viewer={viewer} names={names} />
              </span>
            </button>
          )}
          <a class="button" href={`/replay/${table.id}`}>
            <Icon name="history" size={16} /> {t.value.replay.open}
          </a>
          {result.places !== undefined && (
            <a class="button" href={`/review/${table.id}${viewer === 'spectator' ? '' : `?seat=${viewer}`}`}>
              <Icon name="graduationCap" size={16} /> {t.value.replay.review}
            </a>
          )}
          <a class="button" href="/">
            <Icon name="house" size={16} /> {t.value.end.home}
          </a>
        </div>
        {score !== undefined && (
          <Suspense fallback={null}>
            <ScoreHistory
              table={table.id}
              result={result}
              names={names}
              viewer={viewer}
              text={text}
              board={board}
              summary={summary}
              score={score}
            />
          </Suspense>
        )}
        {result.places !== undefined && <Standings places={result.places} outcome={result.outcome} names={names} text={text} />}
        <nav class="end-more" aria-label={say.more}>
          <a href={`/fairness/${table.id}`}>{t.value.fairness.open}</a>
          {record !== undefined && (
            <a href={record} download>
              {t.value.end.record}
            </a>
          )}
        </nav>
      </div>
    </section>
  )
}

/** Once somebody wants to play again: which of the other people do, and for whom they wait. */
function Agreed({ table: { again, seats }, viewer, names }: Pick<Props, 'table' | 'viewer' | 'names'>) {
  const agreed = again.filter((seat) => seat !== viewer)
  if (agreed.length === 0) return null
  const people = seats.filter(({ seat, sitter }) => sitter === 'person' && seat !== viewer).map(({ seat }) => seat)
  return (
    <small>
      <span class="unseen">{words.value.again(listed(agreed.map(names)), agreed.length)}</span>
      <span class="end-agreed" aria-hidden="true">
        {people.map((seat) => (
          <span key={seat}>
            <Icon name={agreed.includes(seat) ? 'check' : 'clock'} size={14} /> {names(seat)}
          </span>
        ))}
      </span>
    </small>
  )
}

interface StandingsProps {
  readonly places: readonly number[]
  readonly outcome: Outcome | undefined
  readonly names: Names
  readonly text: MatchText<unknown, never, unknown>
}

function Standings({ places, outcome, names, text }: StandingsProps) {
  const seats: readonly Seat[] = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b])
  const { score, parts } = columnsOf(outcome)
  const nameOf = (part: string) => text.breakdown[part] ?? part
  const scored = score === undefined ? t.value.end.points : nameOf(score)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="end-box scroll-x" tabIndex={0} aria-label={t.value.end.points}>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">#</span>
            </th>
            <th scope="col">{t.value.me.name}</th>
            {outcome !== undefined && <th scope="col">{scored}</th>}
            {parts.map((part) => (
              <th key={part} scope="col">
                {nameOf(part)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat, index) => (
            <tr key={seat} class={places[seat] === 1 ? 'winner' : ''} style={{ '--rise': seats.length - index }}>
              <td class="number">{t.value.end.place(places[seat])}</td>
              <th scope="row">
                <span class="row">
                  <SeatMark seat={seat} /> {names(seat)}
                </span>
              </th>
              {outcome !== undefined && (
                <td class="number score" data-label={scored}>
                  {figure(outcome.scores[seat])}
                </td>
              )}
              {parts.map((part) => (
                <td key={part} class="number part" data-label={nameOf(part)}>
                  {outcome && figure(outcome.breakdown[seat][part])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The viewer's rating and what the match did to it. */
function RatingChange({ table, result, viewer }: Pick<Props, 'table' | 'result' | 'viewer'>) {
  const person = known()?.id
  const counts = result.rated && viewer !== 'spectator' && person !== undefined && !table.offline
  const loaded = useLoaded(async () => (counts ? ratingAfter(person, table) : undefined), `${person} ${table.id}`)
  // Its line is reserved while it loads, so that the scene below does not move.
  if (counts && loaded.state === 'loading') return <p class="end-rating">{'\u00A0'}</p>
  if (loaded.state !== 'there' || loaded.value === undefined) return null
  const { change, now } = loaded.value
  const said = now === undefined ? signed(change) : `${now} (${signed(change)})`
  return <p class={`end-rating ${change < 0 ? 'less' : ''}`}>{words.value.rating(said)}</p>
}

async function ratingAfter(person: string, { id, game, seats }: TableInfo): Promise<{ change: number; now?: number } | undefined> {
  const change = await ratingChange(person, id, latestMatches)
  if (change === undefined) return undefined
  // The change is worth showing even without the rest.
  const profile = await get<PublicProfile>(`/api/people/${person}/profile`).catch(() => undefined)
  const now = profile?.standings.find((each) => each.game === game && each.seats === seats.length)?.rating
  return { change, ...(now !== undefined && { now }) }
}

const LATEST = 5

async function latestMatches(person: string): Promise<readonly HistoryLine[]> {
  return (await get<{ history: readonly HistoryLine[] }>(`/api/people/${person}/history?limit=${LATEST}`)).history
}

interface ReachedProps {
  readonly game: string
  readonly record: unknown
  readonly outcome: Outcome
}

/** The game's effect on its campaign, once the campaign's texts are loaded. */
function Reached({ game, record, outcome }: ReachedProps) {
  const picture = useLoaded(() => campaignOf(game), game)
  if (picture.state !== 'there' || picture.value === undefined) return null
  const { steps, said } = picture.value
  const met = steps(record, outcome).length > 0
  return (
    <p class={`end-goal ${met ? 'met' : 'unmet'}`}>
      <Icon name={met ? 'circleCheck' : 'flag'} />
      {said(record, outcome, settings.value.language)}
    </p>
  )
}
