import { goofspielSpeed } from '@fairground/bench/yardstick.ts'

const GAMES = 3000
const RUNS = 3

/**
 * Decisions per CPU-second of random Goofspiel, four players and thirteen cards, on this kernel and in this process: machines
 * differ, and this tells how fast this one is just now.
 */
export function yardstick(): number {
  return goofspielSpeed(GAMES, RUNS).median
}
