import type { KeptEditionInfo } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { confirmed } from '../lib/Confirm.tsx'
import { failed, tell } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { accountEditions, fetchFromAccount, removeFromAccount } from './account.ts'
import { RevertButtons } from './InAccount.tsx'
import { benchOf, builtInOf } from './layouts.ts'
import type { KeptEdition } from './store.ts'
import { w } from './words.ts'

interface Props {
  /** The editions on this device. */
  readonly editions: readonly KeptEdition[]
  titleOf(game: string): string
  /** Something here has changed. */
  again(): void
}

/** The editions in the account: load them to this device, or remove them from the account. */
export function AccountList({ editions, titleOf, again }: Props) {
  const [busy, setBusy] = useState(false)
  const listed = useLoaded(accountEditions, known()?.id)
  if (listed.state !== 'there' || listed.value.length === 0) return null

  async function doing(work: () => Promise<string | undefined>): Promise<void> {
    setBusy(true)
    try {
      const said = await work()
      if (said !== undefined) tell(said)
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
      listed.again()
      again()
    }
  }

  async function fetchHere(info: KeptEditionInfo): Promise<undefined> {
    const { id, game } = await fetchFromAccount(info, builtInOf(await benchOf(info.game)).id)
    go(`/workshop/${game}/${id}`)
  }

  async function out({ id, name }: KeptEditionInfo): Promise<string | undefined> {
    if (!(await confirmed(w.value.forgetInAccount(name)))) return undefined
    await removeFromAccount(id)
    return w.value.outOfAccount
  }

  return (
    <section class="stack">
      <h2>{w.value.inAccount}</h2>
      <ul class="ws-kept">
        {listed.value.map((each) => {
          const here = editions.find(({ id }) => id === each.id)
          const states = [
            titleOf(each.game),
            w.value.version(each.version, false),
            ...(here?.account?.version === each.version ? [w.value.alsoHere] : []),
            ...(each.offered ? [w.value.isOffered] : each.code === undefined ? [] : [w.value.isShared]),
          ]
          return (
            <li key={each.id} class="card ws-kept-one" data-kept={each.name}>
              <span>
                <b>{each.name}</b> <span class="hint">{states.join(' · ')}</span>
              </span>
              <span class="row">
                {here?.account?.version !== each.version && (
                  <button type="button" class="button small" disabled={busy} onClick={() => doing(() => fetchHere(each))}>
                    {here === undefined ? w.value.fetch : w.value.fetchVersion(each.version)}
                  </button>
                )}
                <RevertButtons {...each} busy={busy} doing={doing} out={() => doing(() => out(each))} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
