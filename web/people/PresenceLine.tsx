import type { Presence } from '@fairground/protocol'
import { words } from './words.ts'

interface Props {
  readonly presence: Presence | undefined
  titleOf(game: string): string
}

/** A person's presence, in words and as a lamp; nothing if they do not share it. */
export function PresenceLine({ presence, titleOf }: Props) {
  if (presence === undefined) return null
  const say = words.value.presence
  const text = presence.game === undefined ? (presence.here ? say.here : say.gone) : say.table(titleOf(presence.game))
  return (
    <span class="presence">
      <i class={`presence-lamp ${presence.here ? 'on' : ''}`} aria-hidden="true" />
      {text}
    </span>
  )
}
