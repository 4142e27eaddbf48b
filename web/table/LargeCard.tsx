import type { OpenableCard } from '@fairground/kit'
import { Dialog } from '../lib/Dialog.tsx'

/** A card that somebody plays, large over the board during its event. It catches no clicks: a click continues. */
export function LargeCard({ card: { Face } }: { readonly card: OpenableCard }) {
  return (
    <div class="large-card" aria-hidden="true" inert>
      <Face />
    </div>
  )
}

/** A card that somebody wants to see. */
export function CardDialog({ card: { name, Face }, game, close }: { readonly card: OpenableCard; readonly game: string; close(): void }) {
  return (
    <Dialog class={`closer-look game-${game}`} title={name} close={close}>
      <Face />
    </Dialog>
  )
}
