import { useState } from 'preact/hooks'
import { playWithBots, Unreachable } from '../lib/api.ts'
import { Dialog } from '../lib/Dialog.tsx'
import { failed, tell } from '../lib/errors.ts'
import { Field } from '../lib/Field.tsx'
import { Icon } from '../lib/icon.tsx'
import { preferredLevel } from '../lib/levels.ts'
import { known, learnWhoIAm } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { t } from '../lib/text.ts'
import { dealOffline } from '../table/local.ts'
import { EditionDifferences } from './EditionDifferences.tsx'
import type { Editing } from './editing.ts'
import { fileText } from './file.ts'
import { InAccount } from './InAccount.tsx'
import { BenchIcon } from './icons.tsx'
import { withVersion } from './kept.ts'
import { linkOf } from './link.ts'
import { Refused } from './Refused.tsx'
import { saveText } from './save.ts'
import { expectCheap, TooExpensive } from './trial/cost.ts'
import { Trial } from './trial/Trial.tsx'
import { Versions } from './Versions.tsx'
import { tooExpensive, w } from './words.ts'

const USUAL_TABLE = 4

type Open = 'more' | 'share' | 'trial' | 'differs' | 'versions' | undefined

interface Props {
  readonly editing: Editing
  /** Why the last action failed. */
  readonly refused: string | undefined
  refuse(reason: string | undefined): void
  goTo(place: string): void
}

/** Actions for the whole edition. One that cannot be played, or is too expensive for a table, cannot be shared either. */
export function Actions({ editing, refused, refuse, goTo }: Props) {
  const [open, setOpen] = useState<Open>(undefined)
  const [link, setLink] = useState<string | undefined>(undefined)
  const { bench, edition, kept, problems, note } = editing
  const { game } = bench.gamePackage
  const broken = problems.length > 0

  function keep(): void {
    const { version, versions } = withVersion(kept)
    note({ version, versions })
  }

  /** An edition that is too expensive for a table cannot be shared; the message is the server's. */
  function cheap(work: () => void | Promise<void>): void {
    refuse(undefined)
    expectCheap(game.id, edition).then(work).catch(failing)
  }

  function failing(error: unknown): void {
    if (error instanceof TooExpensive) refuse(tooExpensive(error.problem))
    else failed(error)
  }

  async function play(): Promise<void> {
    keep()
    const seats = Math.max(game.seats.min, Math.min(game.seats.max, USUAL_TABLE))
    const options = { edition }
    try {
      const table = await playWithBots({ game: game.id, seats, options })
      if (known() === undefined) await learnWhoIAm()
      go(`/table/${table.id}`)
    } catch (error) {
      if (!(error instanceof Unreachable)) {
        failed(error)
        return
      }
      const level = preferredLevel()
      const sitters = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ('person' as const) : (`bot:${level}` as const)))
      const names = sitters.map((sitter) => (sitter === 'person' ? (known()?.name ?? t.value.replay.player(1)) : undefined))
      const id = await dealOffline(bench.gamePackage, { seats, options, sitters, names })
      go(`/offline/${game.id}/${id}`)
    }
  }

  function save(): void {
    keep()
    saveText(`${game.id}-${edition.id}.json`, fileText(game.id, bench.field, edition))
    setOpen(undefined)
  }

  /** Copied if the browser allows it, and always shown. */
  async function handOn(made: string, copied: string): Promise<void> {
    setLink(made)
    // The clipboard needs a secure address.
    await navigator.clipboard?.writeText(made).then(() => tell(copied), failed)
  }

  async function copyLink(): Promise<void> {
    keep()
    await handOn(await linkOf(game.id, bench.field, edition), w.value.linkCopied)
  }

  return (
    <div class="ws-actions">
      <button
        type="button"
        class="button ws-desk"
        aria-label={w.value.trial.button(200)}
        title={w.value.trial.button(200)}
        disabled={broken}
        onClick={() => setOpen('trial')}
      >
        <BenchIcon name="flask" /> <span>{w.value.trial.button(200)}</span>
      </button>
      <button
        type="button"
        class="button ws-desk"
        aria-label={w.value.share}
        title={w.value.share}
        disabled={broken}
        onClick={() => setOpen('share')}
      >
        <Icon name="share" /> <span>{w.value.share}</span>
      </button>
      <button type="button" class="icon-button" aria-label={w.value.moreActions} onClick={() => setOpen('more')}>
        <Icon name="menu" />
      </button>
      <button type="button" class="button primary" aria-label={w.value.playNow} disabled={broken} onClick={() => cheap(play)}>
        <Icon name="play" /> <span>{w.value.playNow}</span>
      </button>
      {open === 'share' && (
        <Dialog title={w.value.share} close={() => setOpen(undefined)}>
          <div class="stack">
            <p>{w.value.shareHint}</p>
            <button type="button" class="button" onClick={() => cheap(copyLink)}>
              <Icon name="link" /> {w.value.copyLink}
            </button>
            <button type="button" class="button" onClick={() => cheap(save)}>
              <Icon name="download" /> {w.value.saveFile}
            </button>
            <InAccount editing={editing} handOn={handOn} failing={failing} />
            {refused !== undefined && <Refused reason={refused} />}
            {link !== undefined && <Field id="ws-link" label={w.value.theLink} value={link} set={setLink} readOnly />}
          </div>
        </Dialog>
      )}
      {open === 'more' && (
        <Dialog title={edition.name} close={() => setOpen(undefined)}>
          <div class="stack">
            <button type="button" class="button" disabled={broken} onClick={() => setOpen('trial')}>
              <BenchIcon name="flask" /> {w.value.trial.button(200)}
            </button>
            <button type="button" class="button" disabled={broken} onClick={() => setOpen('share')}>
              <Icon name="share" /> {w.value.share}
            </button>
            <button type="button" class="button" onClick={() => setOpen('differs')}>
              <Icon name="list" /> {w.value.whatDiffers}
            </button>
            <button type="button" class="button" onClick={() => setOpen('versions')}>
              <Icon name="history" /> {w.value.versionsTitle}
            </button>
            <button type="button" class="button" aria-disabled={editing.draft.future.length === 0} onClick={editing.redo}>
              <BenchIcon name="redo" /> {w.value.redo}
            </button>
          </div>
        </Dialog>
      )}
      {open === 'differs' && (
        <Dialog title={w.value.whatDiffers} close={() => setOpen(undefined)}>
          <EditionDifferences
            bench={bench}
            edition={edition}
            other={editing.builtIn}
            goTo={(place) => {
              setOpen(undefined)
              goTo(place)
            }}
          />
        </Dialog>
      )}
      {open === 'trial' && (
        <Trial
          editing={editing}
          close={() => setOpen(undefined)}
          goTo={(place) => {
            setOpen(undefined)
            goTo(place)
          }}
        />
      )}
      {open === 'versions' && <Versions editing={editing} keep={keep} close={() => setOpen(undefined)} />}
    </div>
  )
}
