import { games } from '@fairground/games'
import { runBattery } from '@fairground/kernel/conformance'
import type { Proof } from './proof.ts'

/** The battery on a million positions of each game, spread over all numbers of players. */
export const batteryProofs: readonly Proof[] = Object.entries(games).map(([id, load]) => ({
  name: `battery-${id}`,
  size: 1_000_000,
  unit: 'states',
  async run(size, seed, progress) {
    const { game } = await load()
    const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index)
    let states = 0
    let played = 0
    let compared = 0
    let skipped = 0
    const vacuous: Record<string, unknown> = {}
    for (const seats of counts) {
      const report = runBattery(game, { seats, states: Math.ceil(size / counts.length), seed })
      const [violation] = report.violations
      if (violation !== undefined)
        throw new Error(`${seats} seats, law «${violation.law}»: ${violation.words}\n${JSON.stringify(violation.case)}`)
      states += report.states
      played += report.games
      compared += report.pairsCompared
      skipped += report.pairsSkipped
      vacuous[seats] = report.vacuous
      progress(`${id}, ${seats} seats: ${report.states} states, nothing broken`)
    }
    return { states, games: played, pairsCompared: compared, pairsSkipped: skipped, violations: 0, seats: counts, vacuous }
  },
}))
