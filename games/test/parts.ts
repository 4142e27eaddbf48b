import { games } from '@fairground/games'
import type { AnyGamePackage } from '@fairground/kernel'

/**
 * The games that have a part which not every game must have: a coach, levels that search. `fairground games` lists what each lacks, and its
 * test holds that ours lack nothing.
 */
export async function gamesWith(part: (gamePackage: AnyGamePackage) => unknown): Promise<readonly string[]> {
  const has = await Promise.all(Object.entries(games).map(async ([id, load]) => ((await part(await load())) ? [id] : [])))
  return has.flat()
}
