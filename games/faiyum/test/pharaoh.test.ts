import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fastRandom } from '@fairground/kernel'
import { expect, it } from 'vitest'
import type { Ambition } from '../bot/profile.ts'
import { adviser } from '../bot.ts'
import { game } from './helpers.ts'

/** A script that uses only the lines of `fairground stdio` plays the pharaoh's challenge to its end. */

const LAUNCHER = new URL('../../../cli/fairground.js', import.meta.url).pathname

class Engine {
  private readonly process = spawn(process.execPath, [LAUNCHER, 'stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
  private readonly answers = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]()

  // biome-ignore lint/suspicious/noExplicitAny: every request has an answer of its own shape
  async ask(request: object): Promise<any> {
    this.process.stdin.write(`${JSON.stringify(request)}\n`)
    const { ok, error } = JSON.parse(String((await this.answers.next()).value))
    if (error !== undefined) throw new Error(`${error.code}: ${error.message}`)
    return ok
  }

  end(): void {
    this.process.stdin.end()
  }
}

/** How to reach each goal. */
const PLANS: Readonly<Record<string, Ambition>> = {
  respect: {},
  workshops: { build: { workshop: 14 } },
  monuments: { build: { block: 12 } },
  crocodiles: { crocodile: 6 },
  bridges: { build: { bridge: 25, grandBridge: 25 } },
  palaces: { build: { palace: 40, town: 5 } },
  fame: {},
}

const MOST_GAMES = 120

it('A script completes the challenge of the pharaoh over stdio', { timeout: 600_000 }, async () => {
  const engine = new Engine()
  let { campaign, options } = await engine.ask({ do: 'campaign', game: 'faiyum' })
  let games = 0
  for (const goal of Object.keys(PLANS))
    for (const done = options?.achievements; options !== undefined && options.achievements === done && games < MOST_GAMES; games++) {
      const outcome = await playGame(engine, options, adviser(game.open(options, 1), PLANS[goal]), `pharaoh ${games}`)
      ;({ campaign, options } = await engine.ask({ do: 'campaign', game: 'faiyum', campaign, outcome, choice: goal }))
      if (campaign.games.filter((game: { goal?: string }) => game.goal !== undefined).length > done) break
    }
  engine.end()
  expect(campaign.games.flatMap(({ goal }: { goal?: string }) => goal ?? [])).toHaveLength(7)
  expect(options).toBeUndefined()
})

async function playGame(engine: Engine, options: unknown, bot: ReturnType<typeof adviser>, seed: string): Promise<unknown> {
  const random = fastRandom(seed)
  const { match } = await engine.ask({ do: 'new', game: 'faiyum', seats: 1, seed, options })
  for (;;) {
    const { moves } = await engine.ask({ do: 'moves', seat: 0 })
    const { view } = await engine.ask({ do: 'view', seat: 0 })
    const offered = moves.map(({ move }: { move: unknown }) => move)
    const { outcome } = await engine.ask({ do: 'play', seat: 0, move: bot.choose(view, offered, { iterations: 0 }, random) })
    if (outcome === undefined) continue
    await engine.ask({ do: 'free', match })
    return outcome
  }
}
