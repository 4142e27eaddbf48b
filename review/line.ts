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

/** A move that stood to the end, and the true positions around it. */
export interface Played {
  readonly n: number
  readonly seat: Seat
  readonly by: By
  readonly move: unknown
  /** What was on offer, and the move's place in it. */
  readonly moves: readonly unknown[]
  readonly index: number
  readonly before: unknown
  readonly after: unknown
  /** Was anything drawn? */
  readonly drew: boolean
  /** It filled its own slot only, while others were still to choose. */
  readonly commit: boolean
}

export interface Line {
  readonly rules: AnyRules
  readonly opening: unknown
  readonly played: readonly Played[]
  readonly result: Result
}

/** The line of moves that stood, from a record of a match that is over. What was taken back is left out: the numbers drawn are the same without it. */
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
    if (!('play' in command)) throw new BadRecord(`entry ${n}`, 'is no move')
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

/** A move in the order in which it is judged, with the true positions around it. */
export interface Link {
  readonly played: Played
  readonly before: unknown
  readonly after: unknown
  readonly drew: boolean
}

/**
 * The line with the seat first wherever several choose at once: what it chose is judged before what the others chose, which it could not know.
 * Some positions in between were never on the table.
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
      // Whoever fills a slot while others choose draws nothing.
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
