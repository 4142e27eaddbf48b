import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { wearWorld } from './boards.ts'
import { Cover } from './Cover.tsx'

interface Props {
  readonly game: string
  /** Missing until it is loaded. */
  readonly title: ComponentChildren
  /** The content below the title. */
  readonly children?: ComponentChildren
}

/** A page about a game opens with its picture: the world first, then the words. */
export function Banner({ game, title, children }: Props) {
  useEffect(() => wearWorld(game), [game])
  return (
    <div class={`banner world-${game}`}>
      <Cover game={game} />
      <div class="banner-words">
        {title !== undefined && <h1>{title}</h1>}
        {children}
      </div>
    </div>
  )
}
