import type { Capabilities, Channels } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, put, remove } from '../lib/api.ts'
import { failed, tell } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { t } from '../lib/text.ts'
import { canPush, ownSubscription, startPush, stopPush } from './push.ts'

/** How you are notified that a slow table waits: by this browser, by email, by a webhook. */
export function Notices() {
  const loaded = useLoaded(async () => {
    const [can, channels, own] = await Promise.all([
      get<Capabilities>('/api/capabilities'),
      get<Channels>('/api/me/notices'),
      ownSubscription(),
    ])
    return { can, channels, own }
  }, 'notices')
  if (loaded.state !== 'there') return null
  const { can, channels, own } = loaded.value
  const doing = (request: Promise<unknown>) => void request.then(loaded.again, failed)
  const text = t.value.notices
  const told = own !== null && channels.push.includes(own.endpoint)
  return (
    <section class="card stack">
      <h2>{text.title}</h2>
      <p class="hint">{text.hint}</p>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={!can.push.available || !canPush()}
          onClick={() => doing(told ? stopPush(own) : startPush(can.push.key ?? ''))}
        >
          {told ? text.pushStop : text.push}
        </button>
        {can.push.code !== undefined && <span class="hint">{text.unavailable(t.value.whyNot[can.push.code])}</span>}
      </div>
      <Channel
        id="mail"
        label={text.mail}
        type="email"
        hint={can.mail.available ? text.mailHint : text.unavailable(t.value.whyNot[can.mail.code ?? 'no-mail'])}
        disabled={!can.mail.available}
        value={channels.mail?.address}
        state={channels.mail?.confirmed === false ? text.mailWaiting : undefined}
        set={(address) => doing(put('/api/me/notices/mail', { address }))}
        stop={() => doing(remove('/api/me/notices/mail'))}
      />
      <Channel
        id="webhook"
        label={text.webhook}
        type="url"
        hint={text.webhookHint}
        disabled={false}
        value={channels.webhook?.url}
        state={undefined}
        set={(url) => doing(put<{ secret: string }>('/api/me/notices/webhook', { url }).then(({ secret }) => tell(text.secret(secret))))}
        stop={() => doing(remove('/api/me/notices/webhook'))}
      />
    </section>
  )
}

interface ChannelProps {
  readonly id: string
  readonly label: string
  readonly type: 'email' | 'url'
  readonly hint: string
  readonly disabled: boolean
  readonly value: string | undefined
  readonly state: string | undefined
  set(value: string): void
  stop(): void
}

function Channel({ id, label, type, hint, disabled, value, state, set, stop }: ChannelProps) {
  const [draft, setDraft] = useState('')
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault()
        set(draft)
      }}
    >
      <label for={id}>{label}</label>
      <div class="row nowrap">
        <input
          id={id}
          class="input"
          {...(type === 'email' ? { type: 'email' } : { type: 'url' })}
          required
          disabled={disabled || value !== undefined}
          value={value ?? draft}
          onInput={(event) => setDraft(event.currentTarget.value)}
        />
        {value === undefined ? (
          <button type="submit" class="button" disabled={disabled}>
            {t.value.me.save}
          </button>
        ) : (
          <button type="button" class="button" onClick={stop}>
            {t.value.notices.stop}
          </button>
        )}
      </div>
      <small>{state ?? hint}</small>
    </form>
  )
}
