import { games } from '@fairground/games'
import type { SeenBy } from '@fairground/kernel'
import { type Hint, hint, openEngine, type Question } from './engine.ts'

/** What a seat sees comes in, a hint goes out: nothing else of the match is known here. */
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
  // A view is plain JSON, made by the rules of this very game.
  return hint(engine, view as SeenBy, moves)
}
