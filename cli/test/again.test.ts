import { games } from '@fairground/games'
import { describe, expect, it } from 'vitest'
import { SILENT } from '../progress.ts'
import { type Plan, planFor } from '../simulate/plan.ts'
import { run } from '../simulate/run.ts'

async function plan(): Promise<Plan> {
  return planFor(await games['fair-trade'](), { games: 3, seed: 'again' })
}

describe('the first games of a simulation', () => {
  it('are the same when played as matches', async () => {
    expect(run(await plan(), SILENT).tally.games).toBe(3)
  })

  it('reveal rules that play differently when events are recorded', async () => {
    const sound = await plan()
    const { rules } = sound
    const biased: Plan['rules'] = {
      ...rules,
      play(state, seat, move, random, emit) {
        rules.play(state, seat, move, random, emit)
        if (emit !== undefined) state.purse[0]++
      },
    }
    expect(() => run({ ...sound, rules: biased }, SILENT)).toThrow(/^game again\/0 differs from the same game played as a match/)
  })
})
