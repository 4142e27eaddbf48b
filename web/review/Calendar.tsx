import { settings } from '../lib/settings.ts'
import { dayOf } from './engine.ts'
import { type SolverRecord, streakIn } from './puzzle-record.ts'
import { words } from './words.ts'
import './review-rail.css'

const STAR =
  'M12 1l2.8 3.2 4.2-.6.6 4.2L23 11l-2.5 3.4.6 4.2-4.2.6L14 22.5l-3.9-1.6-3.9 1.6-1.6-3.9L1 15.4l2.4-3.5L1.8 8l4-1.4L7.4 2.8l4 1.2z'

const DAY = 86_400_000
const WEEK = Array.from({ length: 7 }, (_, day) => day)

/**
 * The days of this month (UTC) on which the puzzle of the day was solved; on a phone the last seven days. A missed day is just
 * empty.
 */
export function Calendar({ record }: { readonly record: SolverRecord }) {
  const say = words.value.puzzle
  const { language } = settings.value
  const now = Date.now()
  const today = new Date(now)
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  // Weeks begin on Monday.
  const empty = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7
  const weekdays = WEEK.map((day) => new Date(2024, 0, day + 1).toLocaleDateString(language, { weekday: 'narrow' }))
  return (
    <section class="card pz-calendar" aria-labelledby="pz-calendar">
      <div class="rv-classes-head">
        <h2 id="pz-calendar">{say.running(streakIn(record, now))}</h2>
        <span>{today.toLocaleDateString(language, { month: 'long', timeZone: 'UTC' })}</span>
      </div>
      <ol class="pz-days pz-week number">
        {WEEK.map((ago) => now - (6 - ago) * DAY).map((time) => (
          <Day key={time} time={time} now={now} record={record} />
        ))}
      </ol>
      <ol class="pz-days pz-month number">
        {weekdays.map((day, index) => (
          <li key={index} class="pz-weekday" aria-hidden="true">
            {day}
          </li>
        ))}
        {Array.from({ length }, (_, index) => (
          <Day key={index} time={Date.UTC(year, month, index + 1)} now={now} record={record} {...(index === 0 && { column: empty + 1 })} />
        ))}
      </ol>
      <p class="hint pz-legend">
        <span class="first">
          <Star />
          {say.first}
        </span>
        <span class="later">
          <Star />
          {say.later}
        </span>
      </p>
    </section>
  )
}

interface DayProps {
  readonly time: number
  readonly now: number
  readonly record: SolverRecord
  /** Of the week, for the first of a month. */
  readonly column?: number
}

function Day({ time, now, record, column }: DayProps) {
  const solved = record.days[dayOf(time)]
  return (
    <li
      class={`${solved ?? ''} ${dayOf(time) === dayOf(now) ? 'today' : ''}`}
      {...(column !== undefined && { style: { gridColumnStart: column } })}
    >
      {solved !== undefined && <Star />}
      <span>{new Date(time).getUTCDate()}</span>
      {solved !== undefined && <span class="unseen">{words.value.puzzle[solved]}</span>}
    </li>
  )
}

function Star() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={STAR} />
    </svg>
  )
}
