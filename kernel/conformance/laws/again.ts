import { fingerprintOn } from '../fingerprint.ts'
import type { GameLaw } from './law.ts'

/**
 * Law 2, game by game: a whole game gives the same bytes on rules that have been used for other games and on rules opened anew,
 * down to the order in which moves are offered. So rules keep nothing between calls that shows.
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
