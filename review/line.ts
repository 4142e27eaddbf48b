import {
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  BadRecord,
  type By,
  fastRandom,
  load,
  Match,
  type MatchRecord,
  type Result,
  type Seat,
} from '@fairground/kernel'

/** A move that was not undone, and the true positions before and after it. */
export interface Played {
  readonly n: number
  readonly seat: Seat
  readonly by: By
  readonly move: unknown
  /** The legal moves, and the index of the move in them. */
  readonly moves: readonly unknown[]
  readonly index: number
  readonly before: unknown
  readonly after: unknown
  /** Was anything drawn at random? */
  readonly drew: boolean
  /** A simultaneous choice, made while others were still to choose. */
  readonly commit: boolean
}

export interface Line {
  readonly rules: AnyRules
  readonly opening: unknown
  readonly played: readonly Played[]
  readonly result: Result
}

/** The moves that were not undone, from the record of a finished match. Undone moves can be left out: the random numbers are the same without them. */
export function lineOf(game: AnyGame, record: MatchRecord): Line {
  if (record.version !== game.version)
    throw new BadRecord('version', `was played under version ${record.version} of the rules; these are version ${game.version}`)
  const ended = load(game, record) as AnyMatch
  const { result } = ended
  if (result === undefined) throw new BadRecord('result', 'the match is not over')
  const { line, commits } = ended.checkpoint()
  const committed = new Set(commits)
  const match = new Match(game, { ...ended.setting, waits: false }, ended.rules) as AnyMatch
  const opening = match.state
  const played = line.map((n): Played => {
    const { seat, by, at, do: command } = record.entries[n - 1]
    if (!('play' in command)) throw new BadRecord(`entry ${n}`, 'is not a move')
    const before = match.state
    const { drawn } = match
    const moves = [...match.moves(seat)]
    const applied = match.enter(seat, by, command, at)
    if ('refused' in applied) throw new BadRecord(`entry ${n}`, `is refused: ${applied.because}`)
    const move = (applied.entry.do as { play: unknown }).play
    const drew = match.drawn !== drawn
    return { n, seat, by, move, moves, index: moves.indexOf(move), before, after: match.state, drew, commit: committed.has(n) }
  })
  return { rules: ended.rules, opening, played, result }
}

/** A move in the order of evaluation, with the true positions before and after it. */
export interface Link {
  readonly played: Played
  readonly before: unknown
  readonly after: unknown
  readonly drew: boolean
}

/**
 * The moves, with the seat's own first wherever several choose at once: its choice is evaluated before those of the others, which it could not
 * know. So some of these positions never existed in the match.
 */
export function chainOf(rules: AnyRules, { played }: Line, own: Seat): readonly Link[] {
  const chain: Link[] = []
  for (let from = 0; from < played.length; ) {
    let to = from
    while (to < played.length - 1 && played[to].commit) to++
    const group = played.slice(from, to + 1)
    const order = [...group.filter(({ seat }) => seat === own), ...group.filter(({ seat }) => seat !== own)]
    let { before } = group[0]
    for (const each of order.slice(0, -1)) {
      const after = rules.copy(before)
      // A simultaneous choice draws nothing at random.
      rules.play(after, each.seat, each.move, NOTHING)
      chain.push({ played: each, before, after, drew: false })
      before = after
    }
    chain.push({ played: order[order.length - 1], before, after: group[group.length - 1].after, drew: group.some(({ drew }) => drew) })
    from = to + 1
  }
  return chain
}

const NOTHING = fastRandom(0)
