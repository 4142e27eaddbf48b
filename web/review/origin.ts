import { games } from '@fairground/games'
import {
  type AnyGame,
  type AnyGamePackage,
  canonical,
  load,
  Match,
  type MatchRecord,
  type Seat,
  type Sitter,
  toHex,
} from '@fairground/kernel'
import { LOCAL } from '../offline/table-info.ts'
import { DEAL, grown, type Tree } from './tree.ts'

/** Everything needed to deal a game again, from its record. */
export interface Origin {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: unknown
  readonly seed: string
  readonly words: readonly string[]
  readonly sitters: readonly Sitter[]
  /** By seat; bots have none. */
  readonly names: readonly (string | undefined)[]
}

/** A game that cannot be opened here, and why. */
export class CannotOpen extends Error {
  readonly because: 'version' | 'running' | 'link' | 'game'

  constructor(because: CannotOpen['because']) {
    super(because)
    this.because = because
  }
}

export async function packageOf(game: string): Promise<AnyGamePackage> {
  if (!Object.hasOwn(games, game)) throw new CannotOpen('game')
  return games[game]()
}

/** Moves are made without delay, and there is no undo pause: exploring needs none. */
export function dealt(game: AnyGame, { id, seats, options, seed, words }: Origin) {
  return new Match(game, { id, seats, options, seed, words, sitters: words.map(() => 'person' as const), waits: false })
}

/** The final moves of a record, without undone ones, and the entry of each move. */
export function trunkOf(
  game: AnyGame,
  record: MatchRecord,
  names: readonly (string | undefined)[],
  seed = record.seed,
): { readonly origin: Origin; readonly tree: Tree; readonly entries: readonly number[] } {
  if (record.version !== game.version) throw new CannotOpen('version')
  if (seed === undefined) throw new CannotOpen('running')
  const { id, seats, options, words, sitters } = record
  const origin: Origin = { id, game: game.id, version: game.version, seats, options, seed, words, sitters, names }
  const match = dealt(game, origin)
  const entries = load(game, record, seed).checkpoint().line
  let tree = DEAL
  let at = 0
  for (const n of entries) {
    const { seat, do: command } = record.entries[n - 1]
    if (!('play' in command)) continue
    const text = canonical(command.play)
    const choice = match.moves(seat).findIndex((move) => canonical(move) === text)
    if (choice < 0) throw new CannotOpen('version')
    match.play(seat, match.moves(seat)[choice])
    const more = grown(tree, at, seat, choice)
    tree = more.tree
    at = more.at
  }
  return { origin, tree, entries }
}

/** A deal that nobody has played yet. */
export function newOrigin(game: AnyGame, seats: number, options: unknown, names: readonly (string | undefined)[]): Origin {
  const seed = toHex(crypto.getRandomValues(new Uint8Array(32)))
  const words = Array.from({ length: seats }, () => '')
  const sitters = words.map(() => 'person' as const)
  return { id: `${LOCAL}${seed.slice(-12)}`, game: game.id, version: game.version, seats, options, seed, words, sitters, names }
}

/** The default viewer: the only person, else the first person. */
export function firstEyes({ sitters }: Pick<Origin, 'sitters'>): Seat {
  return Math.max(0, sitters.indexOf('person'))
}
