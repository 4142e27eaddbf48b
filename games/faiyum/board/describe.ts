import type { View } from '../state.ts'
import { isDeveloped, isLocation, linksOf } from './rules.ts'
import type { Words } from './words.ts'
import type { World } from './world.ts'

/** Describes a space in a few words for each part. */
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
      ...(board.crocodile[space] === 1 ? [word.crocodile, word.willBe(word.terrain[terrain])] : []),
      ...(board.worker[space] === 1 ? [word.worker] : []),
      ...(land.channelSide[space] ? [word.byChannel] : []),
      ...(land.lakeSide[space] ? [word.byLake] : []),
      ...(board.ends[space] > 0 ? [word.ends(board.ends[space])] : []),
      ...(links.length > 0 ? [word.connected(links.join(', '))] : []),
    ],
  }
}

/** The map for screen readers: what stands where, by kind, instead of a list of all spaces. */
export function inWords({ table }: World, { board }: View, word: Words): readonly string[] {
  const { land } = table
  const ids = (holds: (space: number) => boolean) => land.spots.flatMap(({ id }, space) => (holds(space) ? [id] : []))
  const line = (what: string, where: readonly string[]) => (where.length === 0 ? [] : [`${what}: ${where.join(', ')}`])
  const sites = land.spots.flatMap(({ id }, space) =>
    board.blocks[space] > 0 ? [`${id} (${word.blocks(board.blocks[space], land.capacity[space])})`] : [],
  )
  return [
    ...word.standing.flatMap((what, piece) =>
      piece === 0
        ? []
        : line(
            what,
            ids((space) => board.piece[space] === piece),
          ),
    ),
    ...line(word.terrain.site, sites),
    ...line(
      word.pieces.worker,
      ids((space) => board.worker[space] === 1),
    ),
    ...line(
      word.pieces.crocodile,
      ids((space) => board.crocodile[space] === 1),
    ),
  ]
}
