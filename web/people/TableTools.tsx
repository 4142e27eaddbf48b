import { useEffect, useState } from 'preact/hooks'
import { get, post, put } from '../lib/api.ts'
import { Dialog } from '../lib/Dialog.tsx'
import { failed, handled, tell } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { words } from './words.ts'
import './people.css'

/** The longest text that the server accepts. */
const LONGEST = 4000

/** A private note about a table, and a bug report to the host. */
export function TableTools({ table, n }: { readonly table: string; readonly n: number }) {
  const [open, setOpen] = useState<'note' | 'bug' | undefined>(undefined)
  const say = words.value.tools
  const close = () => setOpen(undefined)
  return (
    <div class="row table-tools">
      <button type="button" class="button small quiet" title={say.note} onClick={() => setOpen('note')}>
        <Icon name="scroll" size={16} /> {say.note}
      </button>
      <button type="button" class="button small quiet" title={say.bug} onClick={() => setOpen('bug')}>
        <Icon name="flag" size={16} /> {say.bug}
      </button>
      {open === 'note' && <Note table={table} close={close} />}
      {open === 'bug' && <Bug table={table} n={n} close={close} />}
    </div>
  )
}

function Note({ table, close }: { readonly table: string; close(): void }) {
  const [text, setText] = useState<string | undefined>(undefined)
  const say = words.value.tools
  useEffect(() => {
    get<{ text: string }>(`/api/tables/${table}/note`).then((kept) => setText(kept.text), failed)
  }, [table])

  const save = handled(async () => {
    await put(`/api/tables/${table}/note`, { text })
    tell(say.noteSaved)
    close()
  })

  return (
    <Dialog title={say.note} close={close}>
      <form class="stack" onSubmit={save}>
        <p class="hint">{say.noteHint}</p>
        <textarea
          class="input"
          rows={8}
          maxLength={LONGEST}
          aria-label={say.note}
          disabled={text === undefined}
          value={text ?? ''}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <div>
          <button type="submit" class="button primary" disabled={text === undefined}>
            {say.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function Bug({ table, n, close }: { readonly table: string; readonly n: number; close(): void }) {
  const say = words.value.tools
  return (
    <Dialog title={say.bug} close={close}>
      <MessageForm
        hint={say.bugHint}
        label={say.bug}
        button={say.bugSend}
        send={async (text) => {
          await post(`/api/tables/${table}/bug-reports`, { text, n })
          tell(say.bugSent)
          close()
        }}
      />
    </Dialog>
  )
}

interface MessageFormProps {
  readonly hint: string
  readonly label: string
  readonly button: string
  send(text: string): Promise<void>
}

/** A message to the host. */
export function MessageForm({ hint, label, button, send }: MessageFormProps) {
  const [text, setText] = useState('')
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        send(text).catch(failed)
      }}
    >
      <p class="hint">{hint}</p>
      <textarea
        class="input"
        rows={6}
        required
        maxLength={LONGEST}
        aria-label={label}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <button type="submit" class="button primary">
          {button}
        </button>
      </div>
    </form>
  )
}
