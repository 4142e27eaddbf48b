import { useState } from 'preact/hooks'
import { get, post, put, remove } from '../lib/api.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { Dialog } from '../lib/Dialog.tsx'
import { failed, tell } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { mutes, setMuted } from './mutes.ts'
import { MessageForm } from './TableTools.tsx'
import { words } from './words.ts'

interface Blocked {
  readonly id: string
  readonly name?: string
}

export const loadBlocked = async () => (await get<{ blocked: readonly Blocked[] }>('/api/me/blocks')).blocked

interface Props {
  readonly person: string
  readonly name: string
  /** Where it happened, if it was at a table. */
  readonly table?: string
  /** The chat message that a report is about. */
  readonly line?: number
}

/** What you can do about another person: mute them here, block them everywhere, report them to the host. */
export function PersonActions({ person, name, table, line }: Props) {
  const [reporting, setReporting] = useState(false)
  const self = known()?.id
  const blocked = useLoaded(async () => (self === undefined ? [] : loadBlocked()), `${self} ${person}`)
  if (self === undefined || self === person) return null
  const say = words.value.deeds
  const isBlocked = blocked.state === 'there' && blocked.value.some(({ id }) => id === person)
  const isMuted = mutes.value.has(person)

  function mute(): void {
    setMuted(person, !isMuted)
    if (!isMuted) tell(say.muted(name))
  }

  async function block(): Promise<void> {
    if (isBlocked) await remove(`/api/me/blocks/${person}`)
    else if (await confirmed(say.blockSure(name))) {
      await put(`/api/me/blocks/${person}`, {})
      tell(say.blocked(name))
    }
    blocked.again()
  }

  return (
    <div class="row person-deeds">
      {location.pathname !== `/people/${person}` && (
        <a class="button small" href={`/people/${person}`}>
          {say.profile}
        </a>
      )}
      <button type="button" class="button small" aria-pressed={isMuted} onClick={mute}>
        {isMuted ? say.unmute : say.mute}
      </button>
      <button type="button" class="button small" onClick={() => block().catch(failed)}>
        {isBlocked ? say.unblock : say.block}
      </button>
      <button type="button" class="button small" onClick={() => setReporting(true)}>
        {say.report}
      </button>
      {reporting && (
        <Dialog title={say.report} close={() => setReporting(false)}>
          <MessageForm
            hint={say.reportHint}
            label={say.report}
            button={say.reportSend}
            send={async (text) => {
              await post('/api/reports', {
                person,
                words: text,
                ...(table !== undefined && { table }),
                ...(line !== undefined && { line }),
              })
              tell(say.reportSent)
              setReporting(false)
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
