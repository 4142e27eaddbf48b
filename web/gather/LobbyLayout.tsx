import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { LearnLinks } from '../learn/LearnLinks.tsx'
import { coverOf, stageOf, wearWorld } from '../lib/boards.ts'
import { wearHouseFace } from '../lib/faces.ts'
import './gather.css'

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
  useEffect(() => {
    wearHouseFace()
    wearWorld(game)
  }, [game])
  const picture = stageOf(game) ?? coverOf(game)
  return (
    <main class={`gather world-${game}`} id="board">
      <section class={`stage ${stageOf(game) === undefined ? 'of-cover' : ''}`}>
        {picture !== undefined && <img class="stage-picture" src={picture} alt="" width="880" height="385" />}
        <div class="stage-head">
          <h1>{title}</h1>
          <p>{tagline}</p>
          <div class="stage-facts">
            {facts}
            <LearnLinks game={game} title={name} />
          </div>
        </div>
        {table}
      </section>
      <div class="gather-rail">{children}</div>
    </main>
  )
}
