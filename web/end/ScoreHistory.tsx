import type { AnyGame, MatchText, Names, Result, Viewer } from '@fairground/kernel'
import type { AnyBoard } from '@fairground/kit'
import { useMemo } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { isLocal } from '../offline/table-info.ts'
import { Curve } from './Curve.tsx'
import { matchEvents } from './match-events.ts'
import { type DecidingPart, matchParts, turningPoint } from './match-parts.ts'
import { type Tie, tieOf } from './tie.ts'
import { signed, words } from './words.ts'

export interface ScoreHistoryProps {
  readonly table: string
  readonly result: Result
  readonly names: Names
  readonly viewer: Viewer
  readonly text: MatchText<unknown, never, unknown>
  readonly board: AnyBoard
  readonly summary: AnyGame['summary']
  /** What decides the game, as named on plaques, and the counts that it is made of. */
  readonly score: { readonly label: string; readonly counts: readonly string[] }
}

/** How the match went: the deciding round, if there was one, and everybody's score from round to round. */
export default function ScoreHistory({ table, result, names, viewer, text, board, summary, score }: ScoreHistoryProps) {
  const answer = useLoaded(() => matchEvents(table), table)
  const say = words.value
  const { language } = settings.value
  const told = answer.state === 'there' ? answer.value : undefined
  const shown = useMemo(() => {
    if (told === undefined) return undefined
    const { facts } = told
    const opening = told.opening.map((counts, seat) => score.counts.reduce((sum, count) => sum + (counts[count]?.[seat] ?? 0), 0))
    const { stretches, inRounds } = matchParts(told.entries, opening, {
      changes: (event) => summary.changes(event as never, facts as never),
      heading(event) {
        const heading = board.eventDisplay?.(event, { facts, text, language, names } as never).heading
        return heading === undefined || heading.level === 2 ? undefined : heading.title
      },
      counts: score.counts,
      first: say.firstRound,
      part: say.part,
    })
    const last = stretches.at(-1)
    const end = result.outcome?.scores
    // Points counted only at the end are a separate step.
    const whole =
      last === undefined || end === undefined || end.every((points, seat) => points === last.scores[seat])
        ? stretches
        : [...stretches, { label: say.final, from: last.from, scores: end }]
    return { opening, stretches: whole, inRounds, turning: turningPoint(whole, opening, result.places ?? []) }
  }, [told, language, names, say])
  // Reserves space while it loads; if there is nothing to show, it takes none.
  if (answer.state === 'loading') return <div class="end-box score-curve coming" aria-busy="true" />
  if (shown === undefined || shown.stretches.length < 2) return null
  const { opening, stretches, turning, inRounds } = shown
  const tie = result.outcome && tieOf(result.outcome, summary.tieBreak)
  return (
    <>
      {turning !== undefined && (
        <section class="end-box end-turning">
          <div>
            <h3>{turning.clear ? say.turning : say.lastLead}</h3>
            <p>{sentence(turning)}</p>
          </div>
          <a class="button" href={`/replay/${table}${isLocal(table) ? '' : `?n=${stretches[turning.at].from}`}`}>
            <Icon name="play" size={16} /> <span>{say.watchIt}</span>
          </a>
        </section>
      )}
      {tie !== undefined && (
        <section class="end-box end-turning">
          <div>
            <h3>{say.tie}</h3>
            <p>{tiedIn(tie)}</p>
          </div>
        </section>
      )}
      <Curve
        title={inRounds ? say.curve(score.label) : say.curveParts(score.label)}
        opening={opening}
        stretches={stretches}
        names={names}
        own={viewer}
        turning={turning?.at}
      />
    </>
  )

  function tiedIn({ winner, rival, score: points, parts }: Tie): string {
    const against = parts.map((each) => say.against(text.breakdown[each.part] ?? each.part, each.winners, each.rivals))
    return say.tied(names(winner), names(rival), points, against.join('; '))
  }

  function sentence({ at, winner, rival, gained, rivalGained }: DecidingPart): string {
    const where = stretches[at].label
    if (rival === undefined) return say.led(where, names(winner))
    return say.overtook(where, names(winner), names(rival), signed(gained), signed(rivalGained), score.label)
  }
}
