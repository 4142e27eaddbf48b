import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { coverOf, stageOf, wearWorld } from '../lib/boards.ts'
import './gather.css'

interface Props {
  readonly game: string
  readonly children?: ComponentChildren
}

/** The world of a game behind its table: its own picture of a place, else its cover. */
export function Stage({ game, children }: Props) {
  useEffect(() => wearWorld(game), [game])
  const place = stageOf(game)
  const picture = place ?? coverOf(game)
  return (
    <section class={`stage ${place === undefined ? 'of-cover' : ''}`}>
      {picture !== undefined && <img class="stage-picture" src={picture} alt="" width="880" height="385" />}
      {children}
    </section>
  )
}
