import { useState } from 'preact/hooks'
import { failed, tell } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { known } from '../lib/me.ts'
import { hasAccount, keepInAccount, offerToHouse, sharedCode } from './account.ts'
import type { Editing } from './editing.ts'
import { w } from './words.ts'

/** Keeping an edition in one's account, and what can be done with it from there. */
export function InAccount({ editing: { kept, note } }: { readonly editing: Editing }) {
  const [busy, setBusy] = useState(false)
  if (!hasAccount()) return <p class="hint">{w.value.accountHint}</p>

  async function doing(work: () => Promise<string>): Promise<void> {
    setBusy(true)
    try {
      tell(await work())
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }

  async function keep(): Promise<number> {
    const { version, versions, account } = await keepInAccount(kept)
    note({ version, versions, ...(account && { account }) })
    return version
  }

  async function link(): Promise<string> {
    await keep()
    await navigator.clipboard.writeText(`${location.origin}/workshop/open/${await sharedCode(kept)}`)
    return w.value.shortCopied
  }

  async function offer(): Promise<string> {
    await keep()
    await offerToHouse(kept.id, true)
    return w.value.offered
  }

  return (
    <>
      <button type="button" class="button" disabled={busy} onClick={() => doing(async () => w.value.keptNow(await keep()))}>
        <Icon name="user" /> {w.value.keepInAccount}
      </button>
      <button type="button" class="button" disabled={busy} onClick={() => doing(link)}>
        <Icon name="link" /> {w.value.shortLink}
      </button>
      {known()?.host === true && (
        <button type="button" class="button" disabled={busy} onClick={() => doing(offer)}>
          <Icon name="house" /> {w.value.offerHere}
        </button>
      )}
    </>
  )
}
