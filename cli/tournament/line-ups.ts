/** Who meets whom. A line-up names one contestant a seat; it is seated once in every rotation that differs. */
export type LineUp = readonly string[]

/** One hero against copies of another and the reverse, for each pair; alone, each by itself. */
export function pairings(bots: readonly string[], seats: number): readonly LineUp[] {
  if (seats === 1) return bots.map((bot) => [bot])
  return mixed(bots, seats, seats === 2 ? [1] : [1, seats - 1])
}

/** The same with every number of copies of both. */
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

/** After how many steps round the table the line-up sits as it sat before: as many seatings differ. */
export function rotations(lineUp: LineUp): number {
  for (let step = 1; step < lineUp.length; step++)
    if (lineUp.every((bot, place) => bot === lineUp[(place + step) % lineUp.length])) return step
  return lineUp.length
}

/** One table of a tournament. Every line-up and every rotation meets the same deals. */
export interface Seating {
  readonly lineUp: LineUp
  readonly deal: number
  readonly rotation: number
}

/** At least so many tables a line-up, each deal in every rotation. Deal by deal, so that a stop leaves all line-ups equally far. */
export function seatings(lineUps: readonly LineUp[], tables: number): readonly Seating[] {
  const all = lineUps.flatMap((lineUp) => {
    const turns = rotations(lineUp)
    const deals = Math.ceil(tables / turns)
    return Array.from({ length: deals * turns }, (_, table) => ({ lineUp, deal: Math.floor(table / turns), rotation: table % turns }))
  })
  return all.sort((a, b) => a.deal - b.deal)
}

export function nameOf({ lineUp, deal, rotation }: Seating): string {
  return `${lineUp.join(',')} ${deal} ${rotation}`
}
