import { games } from '@fairground/games'
import type { AnyGamePackage } from '@fairground/kernel'

/**
 * The games that have an optional part, such as a coach or levels that search. `fairground games` lists the missing parts of each game, and its
 * test checks that ours have all of them.
 */
export async function gamesWith(part: (gamePackage: AnyGamePackage) => unknown): Promise<readonly string[]> {
  const has = await Promise.all(Object.entries(games).map(async ([id, load]) => ((await part(await load())) ? [id] : [])))
  return has.flat()
}
