/**
 * The estimated strength of a player, and how a result changes it. The chance to finish first is a player's share of all strengths; the
 * next place is then decided among those who are left, and so on (Plackett and Luce). So two players' chances against each other are the
 * same at a table of two and of six: 200 points more means finishing ahead three times out of four, as in chess.
 *
 * An estimate is a mean and its standard deviation. A result changes it by one step of Laplace's approximation: more if the result was
 * unexpected, and more if the estimate was uncertain. If the others' strengths are uncertain, a result counts less, as in Glicko.
 */
export interface Belief {
  readonly mean: number
  /** Standard deviation of the estimate: small after many games. */
  readonly deviation: number
}

export const NEWCOMER: Belief = { mean: 1500, deviation: 350 }

/** A rating that is more uncertain than this is provisional: it is shown, but gives no rank. */
export const PROVISIONAL = 100

/** Ratings are stored as whole thousandths. */
export const UNIT = 1000

export function inUnits(value: number): number {
  return Math.round(value * UNIT)
}

/** Ten times the strength for 400 points. */
const LUCK = 400 / Math.LN10
/** Strength drifts between games: without this an old estimate would hardly change any more. */
const DRIFT = 8
/** The variance of a logistic is π²/3 of its scale squared. */
const FLATTENING = 3 / Math.PI ** 2

/** Estimates after a match in which the players took these places; equal numbers share a place. */
export function afterMatch(beliefs: readonly Belief[], places: readonly number[]): readonly Belief[] {
  const variances = beliefs.map(({ deviation }) => deviation ** 2 + DRIFT ** 2)
  const all = variances.reduce((sum, variance) => sum + variance, 0)
  const said = beliefs.map((_, player) => {
    const unsure = (all - variances[player]) / (beliefs.length - 1)
    return evidenceOf(beliefs, places, player, LUCK * Math.sqrt(1 + (FLATTENING * unsure) / LUCK ** 2))
  })
  // Scaled by the mean of all: players who finish first take part in fewer stages, and ratings as a whole would rise.
  const precision = said.reduce((sum, each) => sum + each.sureness, 0) / said.length
  return beliefs.map(({ mean }, player) => {
    const variance = 1 / (1 / variances[player] + precision)
    return { mean: mean + variance * said[player].pull, deviation: Math.sqrt(variance) }
  })
}

/** First and second derivative of the log-likelihood of the places by one player's strength: stage by stage, who is next among the rest. */
function evidenceOf(beliefs: readonly Belief[], places: readonly number[], player: number, scale: number) {
  // Only ratios count, so the best player's is 1 and none overflows.
  const best = Math.max(...beliefs.map(({ mean }) => mean))
  const strengths = beliefs.map(({ mean }) => Math.exp((mean - best) / scale))
  let pull = 0
  let precision = 0
  for (const [winner, place] of places.entries()) {
    if (place > places[player]) continue
    const field = strengths.reduce((sum, strength, other) => (places[other] >= place ? sum + strength : sum), 0)
    const sharing = places.filter((other) => other === place).length
    const chance = strengths[player] / field
    pull += ((winner === player ? 1 : 0) - chance) / sharing
    precision += (chance * (1 - chance)) / sharing
  }
  return { pull: pull / scale, sureness: precision / scale ** 2 }
}
