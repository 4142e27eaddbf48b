// Trains a tiny bot for Fair Trade: three numbers, changed at random and kept if they win more often against random players.
import { playWith } from '@fairground/bots'
import { games } from '@fairground/games'
import { fastRandom } from '@fairground/kernel'

const { game } = await games['fair-trade']()
const SEATS = 3
const rules = game.open({ rounds: 6, hiddenScores: false, edition: 'rulebook-1.3' }, SEATS)
const chance = { choose: (_view, moves, _budget, random) => moves[random.below(moves.length)] }

/** Values a pair of bids by three numbers: for a farmer's coin, a trader's coin, and a prize that a high bid may win. */
const botWith = ([grow, pay, prize]) => ({
  choose(view, moves) {
    const [best] = rules.facts.market[view.current].prizes
    const worth = ({ farmer = 0, trader = 0 }) => grow * farmer + pay * trader + (prize * best * trader) / rules.facts.highestBid
    return moves.reduce((top, move) => (worth(move) > worth(top) ? move : top))
  },
})

/** The share of games that the bot wins against random players. */
function strength(weights, tables) {
  const bots = [botWith(weights), ...Array.from({ length: SEATS - 1 }, () => chance)]
  let won = 0
  for (let n = 0; n < tables; n++) {
    const random = fastRandom(`table ${n}`)
    const state = rules.setup(random)
    playWith(bots, rules, state, random, random)
    if (rules.outcome(state).places[0] === 1) won++
  }
  return won / tables
}

const steps = Number(process.argv[2] ?? 60)
const random = fastRandom('training')
let weights = [0, 0, 0]
let best = strength(weights, 200)
console.log(`before: wins ${(100 * best).toFixed(0)} % of 200 games`)
for (let step = 0; step < steps; step++) {
  const trial = weights.map((weight) => weight + (random.below(201) - 100) / 100)
  const share = strength(trial, 200)
  if (share > best) [weights, best] = [trial, share]
}
console.log(`after ${steps} steps: wins ${(100 * best).toFixed(0)} %, with ${weights.map((weight) => weight.toFixed(2)).join(', ')}`)
