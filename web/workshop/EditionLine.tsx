import type { Edition } from '@fairground/kernel'
import { useState } from 'preact/hooks'
import { Dialog } from '../lib/Dialog.tsx'
import { useLoaded } from '../lib/load.ts'
import { EditionDifferences } from './EditionDifferences.tsx'
import { benchOf, builtInOf } from './layouts.ts'
import { w } from './words.ts'
import './style/differs.css'

interface Props {
  readonly game: string
  readonly edition: Edition
}

/** The custom edition in play, and on a press what differs from the built-in one. */
export default function EditionLine({ game, edition }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <span class="ws-edition-line">
      <b>{edition.name}</b>{' '}
      <button type="button" class="ws-link" onClick={() => setOpen(true)}>
        {w.value.whatDiffers}
      </button>
      {open && (
        <Dialog title={edition.name} close={() => setOpen(false)}>
          <Loaded game={game} edition={edition} />
        </Dialog>
      )}
    </span>
  )
}

function Loaded({ game, edition }: Props) {
  const loaded = useLoaded(() => benchOf(game), game)
  if (loaded.state !== 'there') return <div aria-busy="true" />
  return <EditionDifferences bench={loaded.value} edition={edition} other={builtInOf(loaded.value)} />
}
