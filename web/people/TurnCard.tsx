import type { Capabilities, Channels, TableInfo } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, put } from '../lib/api.ts'
import { failed, tell } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { t } from '../lib/text.ts'
import type { Live } from '../table/live.ts'
import { hasChannel } from './channels.ts'
import { canPush, startPush } from './push.ts'
import './turn-card.css'

const KEY = 'fairground.notices.asked'

interface Props {
  readonly live: Live
  readonly table: TableInfo
}

/** Asks once, after the first move at a slow table, whether the person wants to be notified of their turns. */
export function TurnCard({ live, table }: Props) {
  const position = live.position.value
  const seat = position?.viewer
  const moved = live.received.value.some(({ seat: who, by, did }) => who === seat && by === 'person' && did === 'play')
  const fits = table.clock.kind === 'slow' && seat !== 'spectator' && moved && position?.result === undefined
  return fits && !askedBefore() ? <Asking /> : null
}

/** The channels that this server offers and the person has not set up yet; nothing if they already have one. */
async function waysOpen(): Promise<{ readonly push: string | undefined; readonly mail: boolean } | undefined> {
  const [can, channels] = await Promise.all([get<Capabilities>('/api/capabilities'), get<Channels>('/api/me/notices')])
  const push = can.push.available && canPush() ? can.push.key : undefined
  return hasChannel(channels) || (push === undefined && !can.mail.available) ? undefined : { push, mail: can.mail.available }
}

function Asking() {
  const ways = useLoaded(waysOpen, 'ways')
  const [step, setStep] = useState<'asks' | 'ways' | 'gone'>('asks')
  const text = t.value.notices
  if (step === 'gone' || ways.state !== 'there' || ways.value === undefined) return null
  const { push, mail } = ways.value

  function close(): void {
    remember()
    setStep('gone')
  }

  async function chose(request: Promise<unknown>): Promise<void> {
    try {
      await request
      tell(text.willTell)
      close()
    } catch (error) {
      if (error instanceof DOMException) tell(text.pushRefused, 'bad')
      else failed(error)
    }
  }

  return (
    <>
      <section class="turn-card card" aria-labelledby="turn-card-title">
        <h2 id="turn-card-title">
          <Icon name="bell" /> {text.askTitle}
        </h2>
        {step === 'asks' ? (
          <div class="row">
            <button type="button" class="button small primary" onClick={() => setStep('ways')}>
              {text.askYes}
            </button>
            <button type="button" class="button small quiet" onClick={close}>
              {text.notNow}
            </button>
          </div>
        ) : (
          <div class="row">
            {push !== undefined && (
              <button type="button" class="button small primary" onClick={() => void chose(startPush(push))}>
                {text.askPush}
              </button>
            )}
            {mail && <Letters save={(address) => chose(put('/api/me/notices/mail', { address }))} />}
            <a class="button small quiet" href="/me">
              {text.askMore}
            </a>
            <button type="button" class="button small quiet" onClick={close}>
              {text.notNow}
            </button>
          </div>
        )}
      </section>
      {/* On a phone the card covers the end of the page; this lets the content scroll above it. */}
      <div class="turn-card-room" />
    </>
  )
}

function Letters({ save }: { save(address: string): Promise<void> }) {
  const [address, setAddress] = useState('')
  const { mail, askMail } = t.value.notices
  return (
    <form
      class="row nowrap"
      onSubmit={(event) => {
        event.preventDefault()
        void save(address)
      }}
    >
      <input
        class="input"
        type="email"
        required
        aria-label={mail}
        placeholder={mail}
        autocomplete="email"
        value={address}
        onInput={(event) => setAddress(event.currentTarget.value)}
      />
      <button type="submit" class="button small">
        {askMail}
      </button>
    </form>
  )
}

function askedBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // A browser without storage would be asked at every table.
    return true
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // It asks again another day.
  }
}
