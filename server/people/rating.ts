/**
 * How strong a player is believed to be, and how that belief changes with a result. The chance to come in first is a player's share of
 * all strengths, then the chance of the next among those who are left, and so on (Plackett and Luce). So two players' chances against each other are the same
 * at a table of two and of six: 200 points more means to end ahead three times out of four, as chess players are used to.
 *
 * A belief is a mean and its standard deviation. A result moves it by one step of Laplace's approximation: as far as the result was
 * unexpected, and as unsure as the belief was. What others' strengths are not known to be flattens what a result says, as in Glicko.
 */
export interface Belief {
  readonly mean: number
  /** Standard deviation of the belief: small after many games. */
  readonly deviation: number
}

export const NEWCOMER: Belief = { mean: 1500, deviation: 350 }

/** A rating that is less sure than this is provisional: it is shown, and ranks nobody. */
export const PROVISIONAL = 100

/** Ratings are kept as whole thousandths. */
export const UNIT = 1000

export function inUnits(value: number): number {
  return Math.round(value * UNIT)
}

/** Ten times the strength for 400 points. */
const LUCK = 400 / Math.LN10
/** Strength drifts between games: without it an old belief would never move again. */
const DRIFT = 8
/** The variance of a logistic is π²/3 of its scale squared. */
const FLATTENING = 3 / Math.PI ** 2

/** Beliefs after a match in which the players took these places; equal numbers share a place. */
export function afterMatch(beliefs: readonly Belief[], places: readonly number[]): readonly Belief[] {
  const variances = beliefs.map(({ deviation }) => deviation ** 2 + DRIFT ** 2)
  const all = variances.reduce((sum, variance) => sum + variance, 0)
  const said = beliefs.map((_, player) => {
    const unsure = (all - variances[player]) / (beliefs.length - 1)
    return whatIsSaid(beliefs, places, player, LUCK * Math.sqrt(1 + (FLATTENING * unsure) / LUCK ** 2))
  })
  // By the mean of all: whoever is out of the race early has been in fewer of its stages, and ratings as a whole would rise.
  const sureness = said.reduce((sum, each) => sum + each.sureness, 0) / said.length
  return beliefs.map(({ mean }, player) => {
    const variance = 1 / (1 / variances[player] + sureness)
    return { mean: mean + variance * said[player].pull, deviation: Math.sqrt(variance) }
  })
}

/** Slope and curvature of how likely the places were, by one player's strength: stage by stage, who comes next among those left. */
function whatIsSaid(beliefs: readonly Belief[], places: readonly number[], player: number, scale: number) {
  // Only ratios count, so the best player's is 1 and none overflows.
  const best = Math.max(...beliefs.map(({ mean }) => mean))
  const strengths = beliefs.map(({ mean }) => Math.exp((mean - best) / scale))
  let pull = 0
  let sureness = 0
  for (const [winner, place] of places.entries()) {
    if (place > places[player]) continue
    const field = strengths.reduce((sum, strength, other) => (places[other] >= place ? sum + strength : sum), 0)
    const sharing = places.filter((other) => other === place).length
    const chance = strengths[player] / field
    pull += ((winner === player ? 1 : 0) - chance) / sharing
    sureness += (chance * (1 - chance)) / sharing
  }
  return { pull: pull / scale, sureness: sureness / scale ** 2 }
}
