import type { AnyGame } from '@fairground/kernel'
import { known } from '../lib/me.ts'
import type { Puzzle } from './engine.ts'
import { CannotOpen, dealt, type Origin } from './origin.ts'
import { DEAL, grown, type Tree } from './tree.ts'

/** Puzzles come from games between bots, which have this name. */
const SELF_PLAY = 'self-play'

/** How the game of a puzzle is dealt; the solver has the puzzle's seat. */
export function puzzleOrigin({ game, version, options, seats, seat, seed }: Puzzle): Origin {
  const words = Array.from({ length: seats }, () => '')
  return {
    id: SELF_PLAY,
    game,
    version,
    seats,
    options,
    seed,
    words,
    sitters: words.map((_, each) => (each === seat ? ('person' as const) : ('bot:trader' as const))),
    names: words.map((_, each) => (each === seat ? known()?.name : undefined)),
  }
}

/** The line up to the position, then the answer and what follows it; `at` is the position itself. */
export function puzzleTree(
  game: AnyGame,
  origin: Origin,
  { seat, line, answer, follows }: Puzzle,
): { readonly tree: Tree; readonly at: number } {
  const match = dealt(game, origin)
  let tree = DEAL
  let at = 0
  const play = (mover: number, choice: number) => {
    const move = match.moves(mover)[choice]
    if (move === undefined) throw new CannotOpen('version')
    match.play(mover, move)
    const more = grown(tree, at, mover, choice)
    tree = more.tree
    at = more.at
  }
  // Simultaneous choices were recorded in the order in which the bots were asked.
  for (const choice of line) play(match.turn[0], choice)
  const asked = at
  if (!match.turn.includes(seat)) throw new CannotOpen('version')
  play(seat, answer)
  for (const choice of follows) if (match.turn.length > 0) play(match.turn[0], choice)
  return { tree, at: asked }
}
