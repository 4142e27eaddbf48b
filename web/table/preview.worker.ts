import { games } from '@fairground/games'
import { fastRandom, imagine, type SeenBy } from '@fairground/kernel'

/**
 * What a move would do, from the engine's own events: it is played on a state sampled from the viewer's view, up to the first event
 * that draws or reveals something. Games need no preview code.
 */
export interface PreviewRequest {
  readonly id: number
  readonly game: string
  readonly options: unknown
  readonly seats: number
  readonly view: SeenBy
  readonly move: unknown
}

export interface PreviewAnswer {
  readonly id: number
  readonly events: readonly unknown[]
}

class Drawn extends Error {}

const opened = new Map<string, ReturnType<typeof open>>()

async function open(game: string, options: unknown, seats: number) {
  return (await games[game]()).game.open(options, seats)
}

addEventListener('message', async ({ data }: MessageEvent<PreviewRequest>) => {
  const { id, game, options, seats, view, move } = data
  const key = JSON.stringify([game, options, seats])
  if (!opened.has(key)) opened.set(key, open(game, options, seats))
  const rules = await opened.get(key)
  const events: unknown[] = []
  let commits = false
  if (rules !== undefined && view.viewer !== 'spectator') {
    const state = imagine(rules, view, fastRandom(id))
    let shown = false
    const noChance = {
      below(): number {
        throw new Drawn()
      },
    }
    try {
      rules.play(state, view.viewer, move, noChance, (event, _audience, reveals) => {
        shown ||= reveals === true
        if (!shown) events.push(event)
      })
    } catch (error) {
      if (!(error instanceof Drawn)) throw error
      shown = true
    }
    // One event before something is revealed: the last of several simultaneous choices, which says only that it was made.
    commits = shown && events.length <= 1
  }
  postMessage({ id, events: commits ? [] : events } satisfies PreviewAnswer)
})
