import type { ComponentChildren } from 'preact'
import { Banner } from '../lib/Banner.tsx'

interface Props {
  readonly game: string
  /** Missing until the game's texts are loaded: its world is there before. */
  readonly title?: ComponentChildren
  /** Below the title, on the picture. */
  readonly below?: ComponentChildren
  /** For a single form: short lines. */
  readonly narrow?: boolean
  readonly class?: string
  readonly busy?: boolean
  readonly children?: ComponentChildren
}

/** The usual layout of a page about a game: its picture with the title across the page, and the content on paper below. */
export function GamePage({ game, title, below, narrow = false, class: kind = '', busy = false, children }: Props) {
  const width = narrow ? 'narrow' : ''
  return (
    <main class={width} aria-busy={busy}>
      <Banner game={game} title={title}>
        {below}
      </Banner>
      <div class={`page ${width} ${kind}`}>{children}</div>
    </main>
  )
}
