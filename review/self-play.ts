import { type LevelName, NO_LIMIT_BUT_LEVEL, openBot } from '@fairground/bots'
import { type AnyGamePackage, type AnyMatch, fastRandom, Match, type Seat, sha256Hex } from '@fairground/kernel'

export interface SelfPlay {
  readonly options: unknown
  readonly seats: number
  /** Any text: the same text gives the same match. */
  readonly seed: string
  /** One per seat. */
  readonly bots: readonly LevelName[]
  /** The maximum number of iterations per decision. */
  readonly iterations?: number
}

/** A match between bots. Where several choose at the same time, all of them choose before any move is played. */
export async function playMatch(gamePackage: AnyGamePackage, { options, seats, seed, bots, iterations }: SelfPlay): Promise<AnyMatch> {
  const { game } = gamePackage
  const match: AnyMatch = new Match(game, {
    id: 'self-play',
    seats,
    options,
    seed: sha256Hex(seed),
    words: new Array(seats).fill(''),
    sitters: bots.map((level) => `bot:${level}` as const),
    waits: false,
  })
  const players = await Promise.all(bots.map((level) => openBot(gamePackage, level, match.rules)))
  const chances = bots.map((_, seat) => fastRandom(`${seed}/${seat}`))
  const budget = { iterations: iterations ?? NO_LIMIT_BUT_LEVEL.iterations }
  const choose = (seat: Seat): unknown => {
    const moves = match.moves(seat)
    return moves.length === 1 ? moves[0] : players[seat].choose(match.view(seat), moves, budget, chances[seat])
  }
  while (match.result === undefined) {
    const asked = [...match.turn]
    const chosen = asked.map(choose)
    for (const [at, seat] of asked.entries()) {
      const applied = match.play(seat, chosen[at], `bot:${bots[seat]}`)
      if ('refused' in applied) throw new Error(`a bot's move was refused: ${applied.because}`)
    }
  }
  return match
}
