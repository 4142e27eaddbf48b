/**
 * How strong a player is believed to be, and how that belief changes with a result: the Plackett–Luce update of Weng and Lin,
 * "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), algorithm 4, for players on their own. It takes any number of players and
 * shared places, needs no rating period, and in two-player games behaves like Glicko.
 *
 * The scale is the familiar one: a newcomer stands at 1500.
 */
export interface Belief {
  readonly mean: number
  /** Standard deviation of the belief: small after many games. */
  readonly deviation: number
}

export const NEWCOMER: Belief = { mean: 1500, deviation: 500 }

/** How far one game's luck carries, on the scale of strength. */
const LUCK = NEWCOMER.deviation / 2
/** Strength drifts between games: without it an old belief would never move again. */
const DRIFT = NEWCOMER.deviation / 100
/** No single result makes a belief surer than this share of its variance. */
const LEAST_LEFT = 0.0001

/** Beliefs after a match in which the players took these places; equal numbers share a place. */
export function afterMatch(beliefs: readonly Belief[], places: readonly number[]): readonly Belief[] {
  const variances = beliefs.map(({ deviation }) => deviation ** 2 + DRIFT ** 2)
  const spread = Math.sqrt(variances.reduce((sum, variance) => sum + variance + LUCK ** 2, 0))
  const best = Math.max(...beliefs.map(({ mean }) => mean))
  // Only ratios of these count, so the best player's is 1 and none overflows.
  const strengths = beliefs.map(({ mean }) => Math.exp((mean - best) / spread))
  const stages = places.map((place) => ({
    place,
    field: strengths.reduce((sum, strength, other) => (places[other] >= place ? sum + strength : sum), 0),
    sharing: places.filter((other) => other === place).length,
  }))
  return beliefs.map(({ mean }, player) => {
    let gain = 0
    let sureness = 0
    for (const [winner, { place, field, sharing }] of stages.entries()) {
      if (place > places[player]) continue
      const chance = strengths[player] / field
      gain += ((winner === player ? 1 : 0) - chance) / sharing
      sureness += (chance * (1 - chance)) / sharing
    }
    const variance = variances[player]
    const shrink = ((Math.sqrt(variance) / spread) * sureness * variance) / spread ** 2
    return {
      mean: mean + (gain * variance) / spread,
      deviation: Math.sqrt(variance * Math.max(1 - shrink, LEAST_LEFT)),
    }
  })
}
