import { games } from '@fairground/games'
import { checkedOptions } from '@fairground/kernel'
import { type Loss, lossCheckOf, lossesIn } from '@fairground/review'
import type { Proof } from './proof.ts'

/** Matches per table, and how many losses of each are checked: those of one match are similar. */
const MATCHES = 6
const LOSSES = 2
/** A review claims a loss at 95 % confidence: so this share may turn out wrong. */
const REFUTED = 0.05

/** Checks that the losses in reviews are real: both lines are played to the end with independent randomness. */
const proofOf = (id: string): Proof => ({
  name: `truth-${id}`,
  size: 1000,
  unit: 'times that each line is played to its end',
  async run(size, seed, progress) {
    const gamePackage = await games[id]()
    const { min, max } = gamePackage.game.seats
    const all: Loss[] = []
    for (let seats = Math.max(2, min); seats <= max; seats++) {
      const options = checkedOptions(gamePackage.game, {}, seats)
      const here: Loss[] = []
      for (let match = 0; match < Math.min(MATCHES, size); match++)
        here.push(
          ...(await lossesIn(gamePackage, {
            options,
            seats,
            seed: `truth ${seed} ${match}`,
            times: size,
            effort: 'usual',
            most: LOSSES,
          })),
        )
      const { losses, found, refuted, said, cost } = lossCheckOf(here)
      progress(
        `${seats} players: ${losses} losses, found ${found}, refuted ${refuted}; said ${points(said.value)}, found ${points(cost.value)} ± ${points(cost.error)} points`,
      )
      all.push(...here)
    }
    const { losses, found, refuted, said, cost } = lossCheckOf(all)
    if (losses === 0) throw new Error('no loss was said')
    if (refuted > REFUTED * losses) throw new Error(`${refuted} of ${losses} losses are none`)
    if (cost.value < 3 * cost.error) throw new Error('losses on the whole are not found again')
    return { losses, found, refuted, said: points(said.value), cost: points(cost.value), error: points(cost.error) }
  },
})

/** Percent, with one decimal. */
function points(chance: number): number {
  return Math.round(1000 * chance) / 10
}

export const truthProofs: readonly Proof[] = Object.keys(games).map(proofOf)
