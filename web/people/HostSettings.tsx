import type { HostSettings as Chosen } from '@fairground/protocol'
import { patch } from '../lib/api.ts'
import { failed, tell } from '../lib/errors.ts'
import { SelectField } from '../lib/Select.tsx'
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
      <SelectField
        id="registration"
        label={t.value.host.registration}
        values={['open', 'invited', 'closed'] as const}
        chosen={registration}
        word={(value) => t.value.host.registrations[value]}
        choose={(value) => choose({ registration: value })}
      />
      <SelectField
        id="host-tournaments"
        label={t.value.host.tournaments}
        values={['everybody', 'host'] as const}
        chosen={tournaments}
        word={(value) => t.value.host.tournamentsBy[value]}
        choose={(value) => choose({ tournaments: value })}
      />
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
