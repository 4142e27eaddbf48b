import { grouped, percent } from '../numbers.ts'
import { table } from '../table.ts'
import type { Plan } from './plan.ts'
import type { Run } from './run.ts'
import { interval } from './tally.ts'

/** For machines. Lists are by seat. */
export function summary({ gamePackage, seats }: Plan, { tally, cpuSeconds, yardstick }: Run) {
  return {
    game: gamePackage.game.id,
    seats,
    games: tally.games,
    decisions: tally.decisions,
    cpuSeconds,
    decisionsPerSecond: Math.round(tally.decisions / cpuSeconds),
    gamesPerSecond: Math.round(tally.games / cpuSeconds),
    winShare: tally.winShare,
    meanScore: tally.scores.map((scores) => scores.mean),
    meanDecisions: tally.decisions / tally.games,
    yardstick: Math.round(yardstick),
  }
}

/** For people. */
export function report(plan: Plan, { tally, cpuSeconds, yardstick }: Run): string {
  const { title, seats, seed, levels } = plan
  const rows = [['seat', 'bot', 'wins', '95 % interval', 'score', 'sd', 'min', '25 %', 'median', '75 %', 'max']]
  for (const [seat, scores] of tally.scores.entries()) {
    const share = tally.winShare[seat]
    rows.push([
      String(seat),
      levels[seat],
      percent(share),
      interval(share, tally.games).map(percent).join(' – '),
      scores.mean.toFixed(1),
      scores.deviation.toFixed(1),
      ...[0, 0.25, 0.5, 0.75, 1].map((quantile) => String(scores.quantile(quantile))),
    ])
  }
  const { games, decisions, shortest, longest } = tally
  return [
    `${title}, ${seats} ${seats === 1 ? 'player' : 'players'}, ${grouped(games)} ${games === 1 ? 'game' : 'games'}, seed ${seed}`,
    '',
    table(rows, { align: 'rlrrrrrrrrr' }),
    '',
    `A game has ${(decisions / games).toFixed(1)} decisions (${shortest} to ${longest}).`,
    `${grouped(decisions)} decisions in ${cpuSeconds.toFixed(2)} s of CPU time (games only): ${grouped(decisions / cpuSeconds)} per second, ${(decisions / cpuSeconds / yardstick).toFixed(3)} of the yardstick's ${grouped(yardstick)}.`,
  ].join('\n')
}
