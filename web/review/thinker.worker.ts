import { games } from '@fairground/games'
import type { AnyGamePackage, AnyRules, SeenBy } from '@fairground/kernel'
import { analyse, type Choice, compare, type Effort, type Engine, openEngine, WORK } from './engine.ts'
import type { Asked, EvaluatedChoice, Report } from './thinking.ts'

/** Each search takes several times as long as the previous one. */
const LOOKS = ['quick', 'usual', 'deep'] as const

/** Searches one position again and again, longer each time, and reports each result. The page terminates this worker to stop it. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  look(data).catch((error) => reply({ failed: String(error) }))
})

function reply(report: Report): void {
  postMessage(report)
}

async function look({ game, options, seats, view, state, moves }: Asked): Promise<void> {
  const gamePackage = await games[game]()
  const engine =
    state === undefined
      ? await openEngine(gamePackage, options, seats)
      : await openEngine(openly(gamePackage, state), options, seats, { withoutNetwork: true })
  let tried = 0
  for (const effort of LOOKS) {
    // Views and moves are plain JSON, built by the rules of the same game.
    const { choices, chances, iterations } = analyse(engine, view as SeenBy, moves, effort)
    tried += iterations
    const candidates = withOthers(engine, view as SeenBy, moves, choices, effort)
    reply({ candidates, chances: chances.seats, iterations: tried, over: effort === LOOKS[LOOKS.length - 1] })
  }
}

/** The number of rows to fill, if there are enough moves. */
const ROWS = 5

/** A search may concentrate on one move; for analysis we also want the values of the next promising ones. */
function withOthers(
  engine: Engine,
  view: SeenBy,
  moves: readonly unknown[],
  choices: readonly Choice[],
  effort: Effort,
): readonly EvaluatedChoice[] {
  const seen = choices.map(({ index, worth, share }) => ({ choice: index, worth: worth.value, error: worth.error, share }))
  if (seen.length === 0 || seen.length >= Math.min(ROWS, moves.length)) return seen
  const promise = new Float64Array(moves.length)
  engine.opened.hooks.order?.(view, moves, promise)
  const known = new Set(seen.map(({ choice }) => choice))
  const more = [...moves.keys()].filter((index) => !known.has(index)).sort((a, b) => promise[b] - promise[a])
  const all = [...known, ...more.slice(0, ROWS - seen.length)]
  // All with the same positions and random numbers, so that differences come from the moves.
  const compared = compare(
    engine,
    view,
    all.map((index) => moves[index]),
    WORK[effort].compared,
  )
  const weighed = all.map((choice, at): EvaluatedChoice => {
    const { value, error } = compared.worth(at)
    return { choice, worth: value, error, share: seen[at]?.share ?? 0 }
  })
  return [weighed[0], ...weighed.slice(1).sort((a, b) => b.worth - a.worth)]
}

/** With all hands open there is nothing to guess: every sample is the real position. */
function openly(gamePackage: AnyGamePackage, state: unknown): AnyGamePackage {
  const { game } = gamePackage
  const open = (options: unknown, seats: number): AnyRules => {
    const rules = game.open(options, seats)
    return { ...rules, sampler: () => ({ deal: () => rules.copy(state) }) }
  }
  return { ...gamePackage, game: { ...game, open } }
}
