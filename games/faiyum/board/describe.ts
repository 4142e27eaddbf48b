import type { View } from '../state.ts'
import { isDeveloped, isLocation, linksOf } from './rules.ts'
import type { Words } from './words.ts'
import type { World } from './world.ts'

/** What a space is, in a few words each. */
export function describe(
  { table }: World,
  { board }: View,
  space: number,
  word: Words,
): { readonly title: string; readonly facts: readonly string[] } {
  const { land } = table
  const { id, terrain } = land.spots[space]
  const links = isLocation(land, board, space) ? linksOf(land, board, space).map((other) => land.spots[other].id) : []
  return {
    title: `${word.terrain[terrain]} ${id}`,
    facts: [
      ...(board.piece[space] > 0 ? [word.standing[board.piece[space]]] : []),
      ...(land.capacity[space] > 0 ? [word.blocks(board.blocks[space], land.capacity[space])] : []),
      isDeveloped(land, board, space) ? word.developed : word.undeveloped,
      ...(board.crocodile[space] === 1 ? [word.crocodile] : []),
      ...(board.worker[space] === 1 ? [word.worker] : []),
      ...(land.channelSide[space] ? [word.byChannel] : []),
      ...(land.lakeSide[space] ? [word.byLake] : []),
      ...(board.ends[space] > 0 ? [word.ends(board.ends[space])] : []),
      ...(links.length > 0 ? [word.connected(links.join(', '))] : []),
    ],
  }
}
