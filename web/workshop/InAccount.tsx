import { useState } from 'preact/hooks'
import { confirmed } from '../lib/Confirm.tsx'
import { tell } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import {
  accountEditions,
  ChangedElsewhere,
  hasAccount,
  keepInAccount,
  offerToHouse,
  removeFromAccount,
  sharedCode,
  withdrawLink,
} from './account.ts'
import type { Editing } from './editing.ts'
import { type AccountEdition, withMine, withTheirs } from './kept.ts'
import type { KeptEdition } from './store.ts'
import { expectCheap } from './trial/cost.ts'
import { w } from './words.ts'

interface Props {
  readonly editing: Editing
  /** A link to share. */
  handOn(link: string, copied: string): Promise<void>
  /** Shows why something failed. */
  failing(error: unknown): void
}

/** Storing an edition in the account, and sharing or offering it from there; all can be reverted. */
export function InAccount({ editing: { kept, note, replace }, handOn, failing }: Props) {
  const [busy, setBusy] = useState(false)
  const [theirs, setTheirs] = useState<AccountEdition | undefined>(undefined)
  const listed = useLoaded(accountEditions, kept.account?.version)
  if (!hasAccount()) return <p class="hint">{w.value.accountHint}</p>
  const there = listed.state === 'there' ? listed.value.find(({ id }) => id === kept.id) : undefined

  async function doing(work: () => Promise<string | undefined>): Promise<void> {
    setBusy(true)
    try {
      const said = await work()
      if (said !== undefined) tell(said)
    } catch (error) {
      if (error instanceof ChangedElsewhere) setTheirs(error.theirs)
      else failing(error)
    } finally {
      setBusy(false)
      listed.again()
    }
  }

  function noted({ version, versions, account, kind }: KeptEdition): void {
    note({ version, versions, account, kind })
  }

  async function keep(own = kept): Promise<string> {
    await expectCheap(own.game, own.edition)
    const now = await keepInAccount(own)
    noted(now)
    return w.value.keptNow(now.version)
  }

  async function link(): Promise<undefined> {
    await keep()
    await handOn(`${location.origin}/workshop/open/${await sharedCode(kept.id)}`, w.value.shortCopied)
  }

  async function offer(): Promise<string> {
    await keep()
    await offerToHouse(kept.id, true)
    return w.value.offered
  }

  async function takeTheirs(other: AccountEdition): Promise<string> {
    const taken = withTheirs(kept, other)
    replace(taken.edition)
    noted(taken)
    setTheirs(undefined)
    return w.value.tookTheirs
  }

  async function keepMine(other: AccountEdition): Promise<string> {
    const mine = withMine(kept, other)
    noted(mine)
    const said = await keep(mine)
    setTheirs(undefined)
    return said
  }

  async function out(): Promise<string | undefined> {
    if (!(await confirmed(w.value.forgetInAccount(kept.edition.name)))) return undefined
    await removeFromAccount(kept.id)
    note({ account: undefined })
    return w.value.outOfAccount
  }

  if (theirs !== undefined)
    return (
      <div class="notice bad" role="alert">
        <Icon name="circleAlert" />
        <div class="stack">
          <p>{w.value.changedElsewhere(theirs.version)}</p>
          <button type="button" class="button" disabled={busy} onClick={() => doing(() => takeTheirs(theirs))}>
            {w.value.takeTheirs(theirs.version)}
          </button>
          <button type="button" class="button" disabled={busy} onClick={() => doing(() => keepMine(theirs))}>
            {w.value.keepMine}
          </button>
        </div>
      </div>
    )
  return (
    <>
      <button type="button" class="button" disabled={busy} onClick={() => doing(keep)}>
        <Icon name="user" /> {w.value.keepInAccount}
      </button>
      <button type="button" class="button" disabled={busy} onClick={() => doing(link)}>
        <Icon name="link" /> {w.value.shortLink}
      </button>
      {known()?.host === true && there?.offered !== true && (
        <button type="button" class="button" disabled={busy} onClick={() => doing(offer)}>
          <Icon name="house" /> {w.value.offerHere}
        </button>
      )}
      {there !== undefined && <RevertButtons {...there} busy={busy} out={() => doing(out)} doing={doing} />}
    </>
  )
}

interface RevertProps {
  readonly id: string
  readonly code?: string | undefined
  readonly offered: boolean
  readonly busy: boolean
  doing(work: () => Promise<string | undefined>): void
  out(): void
}

/** Reverts what was done with an edition of the account. */
export function RevertButtons({ id, code, offered, busy, doing, out }: RevertProps) {
  const revert = (label: string, work: () => Promise<unknown>, done: string) => (
    <button type="button" class="button quiet" disabled={busy} onClick={() => doing(() => work().then(() => done))}>
      {label}
    </button>
  )
  return (
    <>
      {offered && revert(w.value.offerNoMore, () => offerToHouse(id, false), w.value.offeredNoMore)}
      {code !== undefined && !offered && revert(w.value.withdrawLink, () => withdrawLink(id), w.value.linkWithdrawn)}
      <button type="button" class="button quiet" disabled={busy} onClick={out}>
        <Icon name="trash" /> {w.value.removeFromAccount}
      </button>
    </>
  )
}
