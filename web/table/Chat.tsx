import { SeatMark } from '@fairground/kit'
import type { ChatLine } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { t } from '../lib/text.ts'

export function Chat({ lines, say }: { readonly lines: readonly ChatLine[]; say(text: string): Promise<void> }) {
  const [draft, setDraft] = useState('')

  async function send(event: Event): Promise<void> {
    event.preventDefault()
    const text = draft.trim()
    if (text === '') return
    await say(text)
    setDraft('')
  }

  return (
    <div class="chat">
      {lines.length === 0 && <p class="hint">{t.value.table.chatEmpty}</p>}
      <ol aria-live="polite">
        {lines.map((line) => (
          <li key={line.n}>
            {line.seat !== undefined && <SeatMark seat={line.seat} size={14} />} <b>{line.name ?? '…'}</b> {line.text ?? '—'}
          </li>
        ))}
      </ol>
      <form class="row" onSubmit={send}>
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
    </div>
  )
}
