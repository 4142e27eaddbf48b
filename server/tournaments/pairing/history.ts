/** A participant, by number. */
export type Entrant = number

/** Who sits at a table, by seat. */
export type TableSeating = readonly Entrant[]

/** A paired round: tables in order, the most important first, and those who cannot be seated. */
export interface Paired {
  readonly tables: readonly TableSeating[]
  readonly byes: readonly Entrant[]
}

/** What pairing needs to know about earlier rounds: who met whom, who sat where, who sat out. */
export class PairingHistory {
  private readonly pairs = new Map<number, number>()
  private readonly seats = new Map<Entrant, number[]>()
  private readonly satOut = new Map<Entrant, number>()

  constructor(rounds: Iterable<Paired> = []) {
    for (const round of rounds) this.add(round)
  }

  add({ tables, byes }: Paired): void {
    for (const table of tables) {
      for (const [seat, entrant] of table.entries()) {
        const counts = this.seats.get(entrant) ?? []
        counts[seat] = (counts[seat] ?? 0) + 1
        this.seats.set(entrant, counts)
        for (const other of table.slice(seat + 1)) this.meet(entrant, other)
      }
    }
    for (const entrant of byes) this.satOut.set(entrant, this.byes(entrant) + 1)
  }

  /** Treats two as having met, whether they did or not. */
  meet(a: Entrant, b: Entrant): void {
    const key = keyOf(a, b)
    this.pairs.set(key, (this.pairs.get(key) ?? 0) + 1)
  }

  /** How often two sat at one table. */
  met(a: Entrant, b: Entrant): number {
    return this.pairs.get(keyOf(a, b)) ?? 0
  }

  /** How often somebody had a seat. */
  sat(entrant: Entrant, seat: number): number {
    return this.seats.get(entrant)?.[seat] ?? 0
  }

  byes(entrant: Entrant): number {
    return this.satOut.get(entrant) ?? 0
  }
}

const MOST = 100_000

function keyOf(a: Entrant, b: Entrant): number {
  return a < b ? a * MOST + b : b * MOST + a
}
