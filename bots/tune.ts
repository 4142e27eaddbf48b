/**
 * `node bots/tune.ts GAME [--seats N] [--tables N] [--rounds N] [--step S] [--seed TEXT]`: searches better parameters for a hand-written
 * player. It makes one number after the other a little larger and a little smaller, and lets the changed player play alone among players
 * with the present numbers, in every seat of the same deals. If it wins clearly more than its share, the change is kept. The same seed
 * finds the same numbers.
 */
import { parseArgs } from 'node:util'
import { duel } from '@fairground/games/test/duel.ts'
import { type AnyRules, rulesFor, type SeenBy, type Tunable, type Weights } from '@fairground/kernel'

type AnyTunable = Tunable<unknown, SeenBy>

export interface TuneSetting {
  readonly seats: number
  /** Tables per trial. */
  readonly tables: number
  /** How often every number is tried; the step is halved each time. */
  readonly rounds: number
  /** The first step, as a fraction of the number. */
  readonly step: number
  readonly seed: string
}

/** How many standard errors above its share a change must be: of several dozen trials hardly one gets there by luck. */
const CLEARLY = 2

export function tune(rules: AnyRules, tunable: AnyTunable, setting: TuneSetting, say: (line: string) => void = () => undefined): Weights {
  const { seats, tables, rounds, seed } = setting
  let best = tunable.weights
  for (let round = 0; round < rounds; round++) {
    const step = setting.step / 2 ** round
    for (const name of Object.keys(best))
      for (const factor of [1 + step, 1 - step]) {
        const tried = { ...best, [name]: best[name] * factor }
        const [hero, rival] = [tunable.player(tried), tunable.player(best)]
        const share = duel(rules, hero, rival, { seats, tables, seed: `${seed}/${round}/${name}/${factor}` })
        const clear = CLEARLY * Math.sqrt((share * (1 - share)) / tables)
        const better = share - clear > 1 / seats
        say(`${name} ${tried[name].toPrecision(3)}: ${(100 * share).toFixed(1)} %${better ? ', taken' : ''}`)
        if (!better) continue
        best = tried
        break
      }
  }
  return best
}

if (import.meta.main) {
  const { games } = await import('@fairground/games')
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: 'string', default: '4' },
      tables: { type: 'string', default: '400' },
      rounds: { type: 'string', default: '2' },
      step: { type: 'string', default: '0.3' },
      seed: { type: 'string', default: 'tune' },
    },
  })
  const load = games[positionals[0]]
  if (load === undefined) throw new Error(`there is no game ${positionals[0]}; there are ${Object.keys(games).join(', ')}`)
  const { game, bot } = await load()
  const { tunable } = await bot()
  if (tunable === undefined) throw new Error(`${game.id} has no parameters to tune`)
  const seats = Number(values.seats)
  const setting = { seats, tables: Number(values.tables), rounds: Number(values.rounds), step: Number(values.step), seed: values.seed }
  const rules = rulesFor(game, seats)
  console.log(JSON.stringify(tune(rules, tunable(rules), setting, console.log), undefined, 2))
}
