import { fingerprintOn } from '../fingerprint.ts'
import type { GameLaw } from './law.ts'

/**
 * Law 2, game by game: a whole game gives the same bytes when it is played again, on the same rules and on rules opened anew. So
 * rules keep nothing between calls.
 */
export const again: GameLaw = {
  name: 'again',
  judge(game, rules, played) {
    const first = fingerprintOn(rules, played)
    if (fingerprintOn(rules, played) !== first) return 'the same game, played twice on the same rules, is not the same'
    const anew = game.open(played.options, played.seats)
    return fingerprintOn(anew, played) === first ? undefined : 'the same game, played on rules opened anew, is not the same'
  },
}
