import { describe, expect, it } from 'vitest'
import { type Loss, lossCheckOf, lossesIn } from '../index.ts'
import { opened } from './positions.ts'

/** `npm run soak -- truth` tests many more losses and plays each line a thousand times, with every number of players, in the long game, too. */
const TIMES = 300
const LOSSES = 2
const MATCHES = 3

describe.each(['fair-trade', 'faifo', 'counterfeiters'])('What a review of %s calls a loss', (id) => {
  it('is confirmed when both lines are played to the end', async () => {
    const { gamePackage, options } = await opened(id, 3)
    const losses: Loss[] = []
    for (let match = 0; match < MATCHES && losses.length === 0; match++)
      losses.push(...(await lossesIn(gamePackage, { options, seats: 3, seed: `truth${'!'.repeat(match)}`, times: TIMES, most: LOSSES })))
    const { cost, refuted } = lossCheckOf(losses)
    expect(losses.length).toBeGreaterThan(0)
    for (const { said } of losses) expect(said.value).toBeGreaterThan(1.6 * said.error)
    expect(refuted).toBe(0)
    expect(cost.value).toBeGreaterThan(cost.error)
  })
})
