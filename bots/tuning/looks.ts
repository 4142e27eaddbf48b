/**
 * How long a network takes to evaluate one position, with WebAssembly and without: `node bots/tuning/looks.ts counterfeiters`. Positions come
 * from games of the hand-written player; the time to read their features is printed separately.
 */
import { games } from '@fairground/games'
import { type AnyRules, fastRandom, type Learning, rulesFor } from '@fairground/kernel'
import { bytesAt, readWeights } from '../learned/file.ts'
import { plainLayer, wideLayer } from '../learned/kernel.ts'
import { Net } from '../learned/net.ts'
import { openedFor } from '../open.ts'
import { policyOf } from '../search/playout.ts'

const TIMES = 40

const gamePackage = await games[process.argv[2] ?? '']?.()
if (gamePackage === undefined) throw new Error(`name a game: ${Object.keys(games).join(', ')}`)
const gameBot = await gamePackage.bot()
if (gameBot.weights === undefined || gameBot.learning === undefined) throw new Error('the game has no network')
const bytes = await bytesAt(gameBot.weights)
process.stdout.write(`${bytes.length} bytes of weights\n`)

for (const { shape, numbers } of readWeights(bytes)) {
  const rules: AnyRules = rulesFor(gamePackage.game, shape.seats)
  const learning: Learning<unknown, unknown> = gameBot.learning(rules)
  const { positions, micros } = positionsOf(rules, learning)
  const nets = {
    kernel: new Net(shape, numbers, (...layer) => wideLayer(...layer) ?? plainLayer(...layer)),
    plain: new Net(shape, numbers, plainLayer),
  }
  const took = Object.entries(nets).map(([name, net]) => {
    for (const inputs of positions) net.look(inputs)
    const began = process.cpuUsage()
    for (let time = 0; time < TIMES; time++) for (const inputs of positions) net.look(inputs)
    const { user, system } = process.cpuUsage(began)
    return `${name} ${((user + system) / TIMES / positions.length).toFixed(1)} µs`
  })
  process.stdout.write(
    `${shape.seats} players: ${shape.inputs} inputs, ${shape.width} columns; reading ${micros.toFixed(1)} µs, ${took.join(', ')} a position\n`,
  )
}

function positionsOf(rules: AnyRules, learning: Learning<unknown, unknown>) {
  const policy = policyOf(openedFor(gameBot, rules, gameBot.greedy(rules)))
  const random = fastRandom('looks')
  const positions: Float32Array[] = []
  let spent = 0
  for (let game = 0; game < 8; game++) {
    const state = rules.setup(random)
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const [seat] = turn
      const inputs = new Float32Array(learning.inputs)
      const began = process.cpuUsage()
      for (let time = 0; time < TIMES; time++) learning.read(state, seat, inputs)
      const { user, system } = process.cpuUsage(began)
      spent += (user + system) / TIMES
      positions.push(inputs)
      const moves = rules.moves(state, seat)
      rules.play(state, seat, moves.length > 1 ? policy(state, seat, moves, random) : moves[0], random)
    }
  }
  return { positions, micros: spent / positions.length }
}
