import { fastRandom, record } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { compare, lineOf, openReview, playMatch } from '../index.ts'
import { opened } from './positions.ts'

/** Each line is played to its end so often; `TRUTH=1000` plays more. */
const TIMES = Number(process.env.TRUTH ?? 200)

describe.each(['fair-trade', 'faifo'])('What a review of %s calls a loss', (id) => {
  it('is found again when both lines are played to the end', async () => {
    const { gamePackage, options, engine } = await opened(id, 3)
    const match = await playMatch(gamePackage, { options, seats: 3, seed: 'truth', bots: ['random', 'apprentice', 'apprentice'] })
    const written = record(match)
    const reviewer = await openReview(gamePackage, { record: written, seat: 0, effort: 'quick' })
    while (reviewer.step());
    const losses = reviewer.review().decisions.filter(({ class: kind }) => kind === 'slip' || kind === 'blunder')
    const { played } = lineOf(gamePackage.game, written)
    let [sum, squares] = [0, 0]
    for (const { n, best, played: worse } of losses) {
      const before = played.find((each) => each.n === n)?.before
      const view = engine.rules.view(before, 0)
      // Luck of its own: none of what the review was made with.
      const { value, error } = compare(engine, view, [best.move, worse.move], TIMES, true, fastRandom(`truth ${n}`)).by(0, 1)
      expect(value).toBeGreaterThan(-2 * error)
      sum += value
      squares += error ** 2
    }
    expect(losses.length).toBeGreaterThan(0)
    expect(sum).toBeGreaterThan(3 * Math.sqrt(squares))
  })
})
