import { fastRandom, type Random } from '@fairground/kernel'
import { cpuSeconds, type Speed, speedOf } from './contest.ts'
import { game } from './goofspiel.ts'

const SEATS = 4
const rules = game.open({ edition: 'one-suit' }, SEATS)

/** Goofspiel with four players and thirteen cards, played at random: decisions per second of CPU time, forced last bids not counted. */
export function goofspielSpeed(games: number, runs: number): Speed {
  const speeds: number[] = []
  for (let run = 0; run <= runs; run++) {
    const random = fastRandom(run)
    let decisions = 0
    const seconds = cpuSeconds(() => {
      decisions = playGoofspiel(games, random)
    })
    // The first run warms up.
    if (run > 0) speeds.push(decisions / seconds)
  }
  return speedOf(speeds)
}

/** Plays so many games and counts the decisions. */
export function playGoofspiel(games: number, random: Random): number {
  let decisions = 0
  for (let played = 0; played < games; played++) {
    const state = rules.setup(random)
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const seat = turn[0]
      const offered = rules.moves(state, seat)
      const count = offered.length
      if (count > 1) decisions++
      rules.play(state, seat, count > 1 ? offered[random.below(count)] : offered[0], random)
    }
  }
  return decisions
}
