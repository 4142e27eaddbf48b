import { games } from '@fairground/games'
import type { SeenBy } from '@fairground/kernel'
import { type Hint, hint, openEngine, type Question } from './engine.ts'

/** Receives what a seat sees and returns a hint: this worker knows nothing else of the match. */
export type HintAnswer = { readonly id: number } & ({ readonly hint: Hint } | { readonly failed: string })

addEventListener('message', ({ data: { id, question } }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  look(question).then(
    (found) => reply({ id, hint: found }),
    (error) => reply({ id, failed: String(error) }),
  )
})

function reply(answer: HintAnswer): void {
  postMessage(answer)
}

async function look({ game, options, seats, view, moves }: Question): Promise<Hint> {
  const engine = await openEngine(await games[game](), options, seats)
  // A view is plain JSON, built by the rules of the same game.
  return hint(engine, view as SeenBy, moves)
}
