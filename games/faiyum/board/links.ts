import { NO_ROAD, type View } from '../state.ts'
import { connects, isLocation, linksOf } from './rules.ts'
import type { World } from './world.ts'

/** What the roads connect, according to the rules. */
export interface Links {
  /** By edge: is it part of a direct connection between two places? */
  readonly joined: readonly boolean[]
  /** Places, with the number of places they are connected with. */
  readonly places: readonly { readonly space: number; readonly links: number }[]
}

export function linksNow({ table }: World, { board }: View): Links {
  const { land } = table
  const ends: number[] = [0, 0]
  return {
    joined: board.road.map((road, edge) => road !== NO_ROAD && connects(land, board, edge, ends)),
    places: land.terrain.flatMap((_, space) =>
      isLocation(land, board, space) ? [{ space, links: linksOf(land, board, space).length }] : [],
    ),
  }
}
