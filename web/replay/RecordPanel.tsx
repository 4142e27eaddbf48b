import type { MatchRecord } from '@fairground/kernel'
import { tell } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { save } from './save.ts'
import type { ReplayViewer } from './ViewerPicker.tsx'

interface Props {
  readonly record: MatchRecord
  readonly fingerprint: string
  readonly address?: string
  readonly at?: number
  readonly looking?: ReplayViewer
}

/** The record itself: download, link, verify. */
export function RecordPanel({ record, fingerprint, address, at, looking }: Props) {
  const say = t.value.replay

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(`${location.origin}${address}?n=${at}&seat=${looking}`)
    tell(say.copied)
  }

  return (
    <div class="stack paper">
      {address !== undefined && (
        <button type="button" class="button" onClick={copy}>
          <Icon name="link" /> {say.link}
        </button>
      )}
      <button type="button" class="button" onClick={() => save(record)}>
        <Icon name="download" /> {t.value.end.record}
      </button>
      {address !== undefined && (
        <a class="button" href={address.replace('/replay/', '/fairness/')}>
          <Icon name="shieldCheck" /> {say.fairness}
        </a>
      )}
      <a class="button quiet" href="/replay">
        <Icon name="upload" /> {say.another}
      </a>
      <div class="field">
        <span class="label">{say.fingerprint}</span>
        <code class="seal" data-fingerprint>
          {fingerprint}
        </code>
        <small>{say.fingerprintHint}</small>
      </div>
      <p class="hint">{say.keys}</p>
    </div>
  )
}
