import { settings } from '../lib/settings.ts'
import { dayOf } from './engine.ts'
import { type SolverRecord, streakIn } from './puzzle-record.ts'
import { words } from './words.ts'

const STAR =
  'M12 1l2.8 3.2 4.2-.6.6 4.2L23 11l-2.5 3.4.6 4.2-4.2.6L14 22.5l-3.9-1.6-3.9 1.6-1.6-3.9L1 15.4l2.4-3.5L1.8 8l4-1.4L7.4 2.8l4 1.2z'

/** The days of this month, by the world's clock, on which the puzzle of the day was solved. A missed day is an empty day. */
export function Calendar({ record }: { readonly record: SolverRecord }) {
  const say = words.value.puzzle
  const { language } = settings.value
  const now = Date.now()
  const today = new Date(now)
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  // Weeks begin on Monday.
  const empty = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7
  const weekdays = Array.from({ length: 7 }, (_, day) => new Date(2024, 0, day + 1).toLocaleDateString(language, { weekday: 'narrow' }))
  return (
    <section class="card pz-calendar" aria-labelledby="pz-calendar">
      <div class="rv-classes-head">
        <h2 id="pz-calendar">{say.running(streakIn(record, now))}</h2>
        <span>{today.toLocaleDateString(language, { month: 'long', timeZone: 'UTC' })}</span>
      </div>
      <ol class="pz-days number">
        {weekdays.map((day, index) => (
          <li key={index} class="pz-weekday" aria-hidden="true">
            {day}
          </li>
        ))}
        {Array.from({ length }, (_, index) => index + 1).map((day) => {
          const solved = record.days[dayOf(Date.UTC(year, month, day))]
          return (
            <li
              key={day}
              class={`${solved ?? ''} ${day === today.getUTCDate() ? 'today' : ''}`}
              {...(day === 1 && { style: { gridColumnStart: empty + 1 } })}
            >
              {solved !== undefined && (
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={STAR} />
                </svg>
              )}
              <span>{day}</span>
              {solved !== undefined && <span class="unseen">{say[solved]}</span>}
            </li>
          )
        })}
      </ol>
      <p class="hint pz-legend">
        <span class="first">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={STAR} />
          </svg>
          {say.first}
        </span>
        <span class="later">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={STAR} />
          </svg>
          {say.later}
        </span>
      </p>
    </section>
  )
}
