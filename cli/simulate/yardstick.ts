import { playGoofspiel } from '@fairground/bench/yardstick.ts'
import { fastRandom } from '@fairground/kernel'
import { cpuSecondsSince } from './cpu.ts'

const WARM_UP_GAMES = 12_000
const GAMES = 6_000

/**
 * Random Goofspiel with four players and thirteen cards, on this kernel and in this process. Machines differ, and this measures how fast this
 * one is at the moment. A little of it is played after each part of a simulation, so that a busy moment of the machine affects both.
 */
export class Yardstick {
  private readonly random = fastRandom('yardstick')
  private decisions = 0
  private seconds = 0

  constructor() {
    playGoofspiel(WARM_UP_GAMES, this.random)
  }

  play(): void {
    const started = process.cpuUsage()
    this.decisions += playGoofspiel(GAMES, this.random)
    this.seconds += cpuSecondsSince(started)
  }

  /** Decisions per second of CPU time. */
  get speed(): number {
    return this.decisions / this.seconds
  }
}
