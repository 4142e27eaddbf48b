import { type AnyGame, Match, record, type Seat, type Sitter, toHex } from '@fairground/kernel'
import { keepGame } from '../offline/store.ts'
import { LOCAL } from '../offline/table-info.ts'
import { dealt, type Origin } from './origin.ts'
import { pathTo, type Tree } from './tree.ts'

/**
 * A game on this device that continues from a node: one person, bots in the other seats. It is the same match with the same seed, so the
 * same cards will be drawn. Returns its address.
 */
export async function playOn(
  game: AnyGame,
  origin: Origin,
  tree: Tree,
  at: number,
  own: Seat,
  bots: `bot:${string}`,
  name: string,
): Promise<string> {
  const { id, seats, options, seed, words } = origin
  const sitters = words.map((_, seat): Sitter => (seat === own ? 'person' : bots))
  const match = new Match(game, { id, seats, options, seed, words, sitters, waits: true })
  const before = dealt(game, origin)
  for (const node of pathTo(tree, at).slice(1)) {
    const { seat, choice } = tree[node]
    const move = before.moves(seat)[choice]
    before.play(seat, move)
    match.play(seat, move, sitters[seat])
    if (match.handover !== undefined) match.enter(match.handover, 'clock', { done: true })
  }
  const now = Date.now()
  const kept = `${LOCAL}${toHex(crypto.getRandomValues(new Uint8Array(6)))}`
  const names = sitters.map((_, seat) => (seat === own ? name : undefined))
  await keepGame({ id: kept, record: record(match), seed, names, began: now, touched: now, whatIf: true })
  return `/offline/${game.id}/${kept}`
}
