import { games } from '@fairground/games'
import type { AnyGamePackage, AnyRules, SeenBy } from '@fairground/kernel'
import { analyse, openEngine } from './engine.ts'
import type { Asked, Report } from './thinking.ts'

/** Each look takes several times as long as the one before, and knows as much more. */
const LOOKS = ['quick', 'usual', 'deep'] as const

/** Looks at one position again and again, longer each time, and says each time what it found. Whoever has enough ends this worker. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  look(data).catch((error) => reply({ failed: String(error) }))
})

function reply(report: Report): void {
  postMessage(report)
}

async function look({ game, options, seats, view, state, moves }: Asked): Promise<void> {
  const gamePackage = await games[game]()
  const engine = await openEngine(state === undefined ? gamePackage : openly(gamePackage, state), options, seats)
  let tried = 0
  for (const effort of LOOKS) {
    // Views and moves are plain JSON, made by the rules of this very game.
    const { choices, chances, iterations } = analyse(engine, view as SeenBy, moves, effort)
    tried += iterations
    const candidates = choices.map(({ index, worth, share }) => ({ choice: index, worth: worth.value, error: worth.error, share }))
    reply({ candidates, chances: chances.seats, iterations: tried, over: effort === LOOKS[LOOKS.length - 1] })
  }
}

/** With all hands open there is nothing to imagine: every position that is looked at is the one that lies there. */
function openly(gamePackage: AnyGamePackage, state: unknown): AnyGamePackage {
  const { game } = gamePackage
  const open = (options: unknown, seats: number): AnyRules => {
    const rules = game.open(options, seats)
    return { ...rules, sampler: () => ({ deal: () => rules.copy(state) }) }
  }
  return { ...gamePackage, game: { ...game, open } }
}
