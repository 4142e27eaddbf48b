import { fingerprintOn } from '../fingerprint.ts'
import type { GameLaw } from './law.ts'

/**
 * Law 2, game by game: a whole game gives the same bytes on rules that were used for other games and on freshly opened rules, down to the
 * order of moves. So rules keep no visible state between calls.
 */
export const again: GameLaw = {
  name: 'again',
  judge(game, rules, played) {
    const anew = game.open(played.options, played.seats)
    return fingerprintOn(anew, played) === fingerprintOn(rules, played)
      ? undefined
      : 'the same game, played on rules opened anew, is not the same'
  },
}
