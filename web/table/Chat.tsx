import { SeatMark } from '@fairground/kit'
import type { ChatLine, ChatText, Phrase } from '@fairground/protocol'
import { PHRASES } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { Dialog } from '../lib/Dialog.tsx'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { known } from '../lib/me.ts'
import { t } from '../lib/text.ts'
import { mutes } from '../people/mutes.ts'
import { PersonActions } from '../people/PersonActions.tsx'
import { words } from '../people/words.ts'
import '../people/people.css'

interface Props {
  readonly lines: readonly ChatLine[]
  /** The table, for reports. */
  readonly table?: string
  /** Spectators are heard only by other spectators. */
  readonly watching?: boolean
  say(said: ChatText): Promise<void>
}

const ALL = Object.keys(PHRASES) as readonly Phrase[]

/** The chat of a table: free text, or phrases that everybody reads in their own language. */
export function Chat({ lines, table, watching = false, say }: Props) {
  const [draft, setDraft] = useState('')
  const [ready, setReady] = useState(false)
  const [about, setAbout] = useState<ChatLine | undefined>(undefined)
  const received = lines.filter(({ person }) => person === undefined || !mutes.value.has(person))
  const text = words.value.talk

  async function send(event: Event): Promise<void> {
    event.preventDefault()
    const line = draft.trim()
    if (line === '') return
    try {
      await say(line)
      setDraft('')
    } catch (error) {
      // Refused text stays, so that it can be corrected.
      failed(error)
    }
  }

  return (
    <div class="chat">
      {watching && <p class="hint">{text.watching}</p>}
      {received.length === 0 && <p class="hint">{t.value.table.chatEmpty}</p>}
      <ol aria-live="polite">
        {received.map((line) => (
          <li key={line.n} class={line.room === undefined ? '' : 'watchers'}>
            <Speaker line={line} open={() => setAbout(line)} /> {wordsIn(line)}
          </li>
        ))}
      </ol>
      {ready && (
        <ul class="phrases" aria-label={text.phrases}>
          {ALL.map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                class="button small"
                onClick={() => {
                  setReady(false)
                  say({ phrase }).catch(failed)
                }}
              >
                {text.phrase[phrase]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form class="row nowrap" onSubmit={send}>
        <button
          type="button"
          class="icon-button"
          aria-expanded={ready}
          aria-label={text.phrases}
          title={text.phrases}
          onClick={() => setReady(!ready)}
        >
          <Icon name="messageCircle" />
        </button>
        <input
          class="input"
          value={draft}
          maxLength={500}
          aria-label={t.value.table.message}
          placeholder={t.value.table.message}
          onInput={(event) => setDraft(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t.value.table.send}
        </button>
      </form>
      {about?.person !== undefined && (
        <Dialog title={about.name ?? '…'} close={() => setAbout(undefined)}>
          <blockquote class="hint">{wordsIn(about)}</blockquote>
          <PersonActions person={about.person} name={about.name ?? '…'} {...(table !== undefined && { table })} line={about.n} />
        </Dialog>
      )}
    </div>
  )
}

/** The author; a press on another person's name shows actions such as mute and report. */
function Speaker({ line, open }: { readonly line: ChatLine; open(): void }) {
  const name = line.name ?? '…'
  const mark = line.seat === undefined ? <Icon name="user" size={14} /> : <SeatMark seat={line.seat} size={14} />
  const self = known()?.id
  if (self === undefined || line.person === undefined || line.person === self)
    return (
      <>
        {mark} <b>{name}</b>
      </>
    )
  return (
    <button type="button" class="speaker" title={words.value.deeds.title(name)} onClick={open}>
      {mark} <b>{name}</b>
    </button>
  )
}

function wordsIn({ text, phrase }: ChatLine): string {
  return (phrase === undefined ? text : words.value.talk.phrase[phrase]) ?? words.value.talk.removed
}
