import { Dialog } from '../lib/Dialog.tsx'
import { Icon } from '../lib/icon.tsx'
import { settings } from '../lib/settings.ts'
import type { Editing } from './editing.ts'
import { isChanged } from './kept.ts'
import { differences } from './model/differences.ts'
import { w } from './words.ts'
import './style/differs.css'

interface Props {
  readonly editing: Editing
  keep(): void
  close(): void
}

/** The earlier versions of an edition; each can be restored. */
export function Versions({ editing: { kept, edition, replace }, keep, close }: Props) {
  const when = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Dialog title={w.value.versionsTitle} close={close}>
      <div class="stack">
        <p class="hint">{w.value.versionsHint}</p>
        {isChanged(kept) && (
          <button type="button" class="button primary" onClick={keep}>
            <Icon name="check" /> {w.value.keepVersion(kept.version + 1)}
          </button>
        )}
        <ul class="ws-versions">
          {kept.versions.toReversed().map((each) => {
            const count = differences(edition, each.edition).length
            return (
              <li key={`${each.version} ${each.at} ${each.account}`}>
                <span>
                  <b>{w.value.version(each.version, false)}</b>{' '}
                  <small class="hint">
                    {when.format(each.at)}
                    {each.account === true && ` · ${w.value.fromAccount}`}
                  </small>
                </span>
                {count === 0 ? (
                  <span class="hint">{w.value.asItStands}</span>
                ) : (
                  <button
                    type="button"
                    class="button small"
                    onClick={() => {
                      replace(each.edition)
                      close()
                    }}
                  >
                    {w.value.backTo(count)}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}
