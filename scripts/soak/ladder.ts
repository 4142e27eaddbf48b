import { availableParallelism } from 'node:os'
import { LEVELS, levelsAt } from '@fairground/bots'
import { games } from '@fairground/games'
import { checkedOptions } from '@fairground/kernel'
import { type LineUp, seatings } from '../../cli/tournament/line-ups.ts'
import type { Played } from '../../cli/tournament/play.ts'
import { cellOf } from '../../cli/tournament/report.ts'
import { playAll } from '../../cli/tournament/run.ts'
import type { Proof } from './proof.ts'

const USUAL_SEATS = 4
const ENOUGH = 40

/**
 * Each level against copies of the one below, at a typical table. This finds levels that became worse, and weights that no longer fit, so
 * that the level below plays instead.
 */
export const ladderProofs: readonly Proof[] = Object.entries(games).map(([id, load]) => ({
  name: `ladder-${id}`,
  size: 60,
  unit: 'tables a step',
  async run(size, seed, progress) {
    const { game } = await load()
    const seats = Math.max(game.seats.min, Math.min(game.seats.max, USUAL_SEATS))
    const options = checkedOptions(game, {}, seats)
    const levels = levelsAt(id, LEVELS)
    const steps: Record<string, unknown> = {}
    const failed: string[] = []
    for (const [index, level] of levels.entries()) {
      const below = levels[index - 1]
      if (below === undefined) continue
      const lineUp: LineUp = [level, ...new Array(seats - 1).fill(below)]
      const played: Played[] = []
      const setting = { game: id, options, seats, seed: `ladder ${seed}` }
      await playAll(setting, seatings([lineUp], size), availableParallelism(), (table) => played.push(table))
      const [{ winShare, winInterval, chance }] = cellOf(lineUp, played, undefined).standings
      steps[`${level} above ${below}`] = { tables: played.length, winShare, winInterval, chance }
      progress(`${id}: ${level} among ${below}s wins ${(100 * winShare).toFixed(1)} %, by chance ${(100 * chance).toFixed(1)} %`)
      // A higher level should win more than its fair share; with few tables only clear results count.
      if (winInterval[1] < chance || (played.length >= ENOUGH && winShare <= chance))
        failed.push(`${level} wins ${(100 * winShare).toFixed(1)} % among ${below}s`)
    }
    if (failed.length > 0) throw new Error(failed.join('; '))
    return steps
  },
}))
