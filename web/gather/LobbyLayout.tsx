import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { LearnLinks } from '../learn/LearnLinks.tsx'
import { wearHouseFace } from '../lib/faces.ts'
import { Stage } from './Stage.tsx'
import './gather-rail.css'

interface Props {
  readonly game: string
  readonly title: string
  /** The game's id, for links. */
  readonly name: string
  readonly tagline: string
  readonly facts: ComponentChildren
  /** The table with its chairs. */
  readonly table: ComponentChildren
  readonly children: ComponentChildren
}

/** The lobby's layout: the game's world with a table, and a panel at the side for the settings. */
export function LobbyLayout({ game, title, name, tagline, facts, table, children }: Props) {
  useEffect(wearHouseFace, [])
  return (
    <main class={`gather world-${game}`} id="board">
      <Stage game={game}>
        <div class="stage-head">
          <h1>{title}</h1>
          <p>{tagline}</p>
          <div class="stage-facts">
            {facts}
            <LearnLinks game={game} title={name} />
          </div>
        </div>
        {table}
      </Stage>
      <div class="gather-rail">{children}</div>
    </main>
  )
}
