import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { LearnLinks } from '../learn/LearnLinks.tsx'
import { coverOf, stageOf, wearWorld } from '../lib/boards.ts'
import { wearHouseFace } from '../lib/faces.ts'
import './gather.css'

interface Props {
  readonly game: string
  readonly title: string
  /** What the game is called, for links. */
  readonly name: string
  readonly tagline: string
  readonly facts: ComponentChildren
  /** The table with its chairs. */
  readonly table: ComponentChildren
  readonly children: ComponentChildren
}

/** Where people gather: the game's world with a table in it, and paper at the side for what has to be settled. */
export function Stage({ game, title, name, tagline, facts, table, children }: Props) {
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
