import type { HostSettings as Chosen } from '@fairground/protocol'
import { patch } from '../lib/api.ts'
import { failed, tell } from '../lib/errors.ts'
import { t } from '../lib/text.ts'
import { words } from './words.ts'

interface Props {
  readonly settings: Chosen
  /** Reloads the settings from the server: a refused change is reverted. */
  again(): void
}

const MOST_DAYS = 3650

/** The host's settings at run time; each change applies at once. */
export function HostSettings({ settings, again }: Props) {
  const { registration, tournaments, privateWebhooks } = settings
  const say = words.value.host

  function choose(chosen: Partial<Chosen>): void {
    patch('/api/host/settings', chosen)
      .then(() => tell(say.done), failed)
      .then(again)
  }

  return (
    <>
      <div class="field">
        <label for="registration">{t.value.host.registration}</label>
        <select
          id="registration"
          class="input"
          value={registration}
          onChange={({ currentTarget }) => choose({ registration: currentTarget.value as Chosen['registration'] })}
        >
          {Object.entries(t.value.host.registrations).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="host-tournaments">{t.value.host.tournaments}</label>
        <select
          id="host-tournaments"
          class="input"
          value={tournaments}
          onChange={({ currentTarget }) => choose({ tournaments: currentTarget.value as Chosen['tournaments'] })}
        >
          <option value="everybody">{t.value.host.tournamentsBy.everybody}</option>
          <option value="host">{t.value.host.tournamentsBy.host}</option>
        </select>
      </div>
      {(['guestDays', 'openTableDays'] as const).map((name) => (
        <div key={name} class="field">
          <label for={name}>{say[name]}</label>
          <input
            id={name}
            class="input days"
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_DAYS}
            required
            value={settings[name]}
            // An incomplete number is not sent: the browser explains what is wrong, and the previous value stays.
            onChange={({ currentTarget }) => currentTarget.reportValidity() && choose({ [name]: currentTarget.valueAsNumber })}
          />
          <small>{say.daysHint}</small>
        </div>
      ))}
      <label class="switch-row">
        <span>
          <b>{say.privateWebhooks}</b> <small>{say.privateWebhooksHint}</small>
        </span>
        <input
          class="switch"
          type="checkbox"
          checked={privateWebhooks}
          onChange={({ currentTarget }) => choose({ privateWebhooks: currentTarget.checked })}
        />
      </label>
    </>
  )
}
