/** A line-up names one contestant for each seat; it is played once in every different rotation. */
export type LineUp = readonly string[]

/** For each pair: one of the first against copies of the other, and the reverse. Solo: each by itself. */
export function pairings(bots: readonly string[], seats: number): readonly LineUp[] {
  if (seats === 1) return bots.map((bot) => [bot])
  return mixed(bots, seats, seats === 2 ? [1] : [1, seats - 1])
}

/** For each pair: every number of copies of both. */
export function mixtures(bots: readonly string[], seats: number): readonly LineUp[] {
  return mixed(
    bots,
    seats,
    Array.from({ length: seats - 1 }, (_, less) => less + 1),
  )
}

function mixed(bots: readonly string[], seats: number, copies: readonly number[]): readonly LineUp[] {
  return bots.flatMap((one, index) =>
    bots
      .slice(index + 1)
      .flatMap((other) =>
        copies.map((ones) =>
          ones * 2 <= seats
            ? Array.from({ length: seats }, (_, place) => (place < ones ? one : other))
            : Array.from({ length: seats }, (_, place) => (place < seats - ones ? other : one)),
        ),
      ),
  )
}

/** How many seatings of the line-up differ: after so many steps round the table it is the same as at the start. */
export function rotations(lineUp: LineUp): number {
  for (let step = 1; step < lineUp.length; step++)
    if (lineUp.every((bot, place) => bot === lineUp[(place + step) % lineUp.length])) return step
  return lineUp.length
}

/** One table of a tournament. Every line-up and every rotation plays the same deals. */
export interface TournamentGame {
  readonly lineUp: LineUp
  readonly deal: number
  readonly rotation: number
}

/** At least so many tables per line-up, each deal in every rotation. Ordered by deal, so that all line-ups are equally far when it is stopped. */
export function seatings(lineUps: readonly LineUp[], tables: number): readonly TournamentGame[] {
  const all = lineUps.flatMap((lineUp) => {
    const turns = rotations(lineUp)
    const deals = Math.ceil(tables / turns)
    return Array.from({ length: deals * turns }, (_, table) => ({ lineUp, deal: Math.floor(table / turns), rotation: table % turns }))
  })
  return all.sort((a, b) => a.deal - b.deal)
}

export function nameOf({ lineUp, deal, rotation }: TournamentGame): string {
  return `${lineUp.join(',')} ${deal} ${rotation}`
}
