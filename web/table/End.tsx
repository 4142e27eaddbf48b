import type { MatchText, Names, Outcome, Result } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import { useEffect, useRef } from 'preact/hooks'
import { campaignOf } from '../lib/boards.ts'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { listed, t } from '../lib/text.ts'
import { headline } from './headline.ts'
import './end.css'

interface Props {
  readonly result: Result
  readonly names: Names
  readonly text: MatchText<unknown, never, unknown>
  readonly viewer: number | 'spectator'
  /** By its id it can be watched again and checked. */
  readonly table: string
  rematch?(): void
  /** The game whose campaign this was a part of, and the campaign's record before it. */
  readonly campaign?: { readonly game: string; readonly record: unknown }
  readonly record: string | undefined
}

/** The end of a game: standings with what they are made of, and what to do next. */
export function End({ result, names, text, viewer, table, rematch, campaign, record }: Props) {
  const { places, outcome } = result
  const seats = (places ?? []).map((_, seat) => seat).sort((a, b) => (places?.[a] ?? 0) - (places?.[b] ?? 0))
  const parts = Object.keys(outcome?.breakdown[0] ?? {})
  const standings = useRef<HTMLElement>(null)
  useEffect(() => standings.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section ref={standings} class="end card" aria-labelledby="end-title">
      <div class="end-head">
        <h2 id="end-title">{headline(t.value.end, result, viewer, names, listed)}</h2>
        <div class="row">
          {campaign !== undefined && (
            <a class="button primary" href={`/campaign/${campaign.game}`}>
              {t.value.campaign.back}
            </a>
          )}
          {rematch !== undefined && (
            <button type="button" class="button primary" onClick={rematch}>
              {t.value.end.rematch}
            </button>
          )}
          {places !== undefined && (
            <a class="button" href={`/review/${table}${viewer === 'spectator' ? '' : `?seat=${viewer}`}`}>
              {t.value.replay.review}
            </a>
          )}
          <a class="button" href={`/replay/${table}`}>
            {t.value.replay.open}
          </a>
          <a class="button" href="/">
            {t.value.end.home}
          </a>
          <a class="button quiet" href={`/fairness/${table}`}>
            {t.value.fairness.open}
          </a>
          {record !== undefined && (
            <a class="button quiet" href={record} download>
              {t.value.end.record}
            </a>
          )}
        </div>
      </div>
      {campaign !== undefined && outcome !== undefined && <Reached campaign={campaign} outcome={outcome} />}
      {result.how === 'agreed' && <p>{t.value.end.agreed}</p>}
      {places !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section class="scroll-x" tabIndex={0} aria-label={t.value.end.points}>
          <table class="standings">
            <thead>
              <tr>
                <th scope="col">
                  <span class="unseen">#</span>
                </th>
                <th scope="col">{t.value.me.name}</th>
                {outcome !== undefined && <th scope="col">{t.value.end.points}</th>}
                {parts.map((part) => (
                  <th key={part} scope="col">
                    {text.breakdown[part] ?? part}
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
                  {outcome !== undefined && <td class="number score">{outcome.scores[seat]}</td>}
                  {parts.map((part) => (
                    <td key={part} class="number part" data-label={text.breakdown[part] ?? part}>
                      {outcome?.breakdown[seat][part]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}

/** What the game has done for its campaign, once the campaign's own words are here. */
function Reached({ campaign, outcome }: { readonly campaign: NonNullable<Props['campaign']>; readonly outcome: Outcome }) {
  const picture = useLoaded(() => campaignOf(campaign.game), campaign.game)
  if (picture.state !== 'there' || picture.value === undefined) return null
  const { steps, name } = picture.value
  const met = steps(campaign.record, outcome).map((step) => name(step, settings.value.language))
  return <p>{met.length === 0 ? t.value.campaign.noStep : t.value.campaign.met(listed(met))}</p>
}
