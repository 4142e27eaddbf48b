// Plays a thousand games of Fair Trade between four random players, and adds up the scores of each seat.
import { playRandomly } from '@fairground/bots'
import { games } from '@fairground/games'
import { fastRandom } from '@fairground/kernel'

const rules = (await games['fair-trade']()).game.open({ rounds: 12, hiddenScores: false, edition: 'rulebook-1.3' }, 4)
const scores = Array.from({ length: 1000 }, (_, n) => {
  const state = rules.setup(fastRandom(n))
  playRandomly(rules, state, fastRandom(n), fastRandom(-n - 1))
  return rules.outcome(state).scores
})
console.log(scores.reduce((sum, each) => sum.map((score, seat) => score + each[seat])))
