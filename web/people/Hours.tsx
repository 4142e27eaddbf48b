import type { Availability } from '@fairground/protocol'
import { useEffect, useState } from 'preact/hooks'
import { get, put } from '../lib/api.ts'
import { handled, tell } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { words } from './words.ts'
import './people.css'
import { SelectField } from '../lib/Select.tsx'

const DAY = 86_400_000
const USUAL_NIGHT = { from: 22 * 60, until: 7 * 60 }

const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone
/** Old browsers cannot list time zones; then we offer the current setting and the device's own. */
const zones = (): readonly string[] => Intl.supportedValuesOf?.('timeZone') ?? []

/** Night hours and vacation, for the clocks of slow tables. */
export function Hours() {
  const loaded = useLoaded(() => get<Availability>('/api/me/availability'), 'hours')
  const [draft, setDraft] = useState<Availability | undefined>(undefined)
  const kept = loaded.state === 'there' ? loaded.value : undefined
  useEffect(() => {
    if (kept !== undefined) setDraft(kept.night === undefined && kept.away === undefined ? { ...kept, zone: here() } : kept)
  }, [kept])
  if (draft === undefined) return null
  const say = words.value.hours
  const { zone, night, away } = draft
  const today = Math.floor(Date.now() / DAY) * DAY

  const save = handled(async () => {
    await put('/api/me/availability', draft)
    tell(say.saved)
  })

  return (
    <form class="card stack hours" onSubmit={save}>
      <h2>{say.title}</h2>
      <p class="hint">{say.hint}</p>
      <SelectField
        id="zone"
        label={say.zone}
        values={[...new Set([zone, here(), ...zones()])]}
        chosen={zone}
        word={(each) => each.replaceAll('_', ' ')}
        choose={(each) => setDraft({ ...draft, zone: each })}
      />
      <label class="row nowrap check">
        <input
          type="checkbox"
          checked={night !== undefined}
          onChange={(event) => setDraft(event.currentTarget.checked ? { ...draft, night: USUAL_NIGHT } : without(draft, 'night'))}
        />
        {say.night}
      </label>
      {night !== undefined && (
        <div class="row">
          {(['from', 'until'] as const).map((end) => (
            <label key={end} class="field">
              {say[end]}
              <input
                class="input"
                type="time"
                required
                value={clockTime(night[end])}
                onChange={(event) => setDraft({ ...draft, night: { ...night, [end]: minutesOf(event.currentTarget.value) } })}
              />
            </label>
          ))}
          <small class="hint">{say.nightHint}</small>
        </div>
      )}
      <label class="row nowrap check">
        <input
          type="checkbox"
          checked={away !== undefined}
          onChange={(event) =>
            setDraft(event.currentTarget.checked ? { ...draft, away: { from: today, until: today + 8 * DAY } } : without(draft, 'away'))
          }
        />
        {say.away}
      </label>
      {away !== undefined && (
        <div class="row">
          {(['from', 'until'] as const).map((end) => (
            <label key={end} class="field">
              {say[end]}
              <input
                class="input"
                type="date"
                required
                value={new Date(away[end]).toISOString().slice(0, 10)}
                onChange={(event) => setDraft({ ...draft, away: { ...away, [end]: event.currentTarget.valueAsNumber } })}
              />
            </label>
          ))}
        </div>
      )}
      <div>
        <button type="submit" class="button">
          {say.save}
        </button>
      </div>
    </form>
  )
}

function without(draft: Availability, part: 'night' | 'away'): Availability {
  return { ...draft, [part]: undefined }
}

function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours * 60 + minutes
}
