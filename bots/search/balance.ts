import { fastRandom, type Random, type Seat } from '@fairground/kernel'
import { Luck } from './luck.ts'
import { Mixer } from './mixer.ts'
import type { Opened } from './playout.ts'

/** Different moves that a seat may have in all its imagined hands together. */
const ROOM = 256

/**
 * What all who choose at once would choose if each saw through the others: a mix for every seat that nobody gains from, found by regret
 * matching. Moves are appraised at a glance, so that hundreds of rounds take a few milliseconds. It knows what everybody knows and nobody's
 * hand, so whoever looks for it at the same table finds the same.
 */
export class Balance {
  private readonly opened: Opened
  private readonly rounds: number
  private readonly draws = new Luck()
  private mixers: readonly Mixer[] = []
  private work: unknown
  found = false

  constructor(opened: Opened, rounds: number) {
    this.opened = opened
    this.rounds = rounds
  }

  /** Works it out for what a seat sees, of which it may be told any position that fits. Is there one? */
  find(position: unknown): boolean {
    const { rules, hooks } = this.opened
    const { glance } = hooks
    const seats = rules.turn(position)
    this.mixers = []
    this.found = false
    if (glance === undefined || seats.length === 1) return false
    const seen = rules.view(position, 'spectator')
    const sampler = rules.sampler(seen, 'open')
    const random = fastRandom(JSON.stringify(seen))
    const mixers = seats.map((seat) => new Mixer(seat, rules.key, ROOM))
    for (let round = 0; round < this.rounds; round++) {
      for (const mixer of mixers) {
        this.work = sampler.deal(random, this.work)
        for (const other of mixers) {
          if (other === mixer) continue
          other.face(rules.moves(this.work, other.seat))
          rules.play(this.work, other.seat, other.choose(random), this.draws.reseed(round))
        }
        mixer.face(rules.moves(this.work, mixer.seat))
        if (mixer.options.length === 1) continue
        if (!glance.call(hooks, this.work, mixer.seat, mixer.options, mixer.worth)) return false
        mixer.regret()
      }
    }
    this.mixers = mixers
    this.found = true
    return true
  }

  /** What a seat chooses of these moves. */
  draw(seat: Seat, moves: readonly unknown[], random: Random): unknown {
    const mixer = this.of(seat)
    if (mixer === undefined) return moves[random.below(moves.length)]
    mixer.face(moves)
    return mixer.draw(random)
  }

  /** How often a seat chooses each of these moves, together 1, written into a list. */
  shares(seat: Seat, moves: readonly unknown[], into: Float64Array): void {
    this.of(seat)?.shares(moves, into)
  }

  private of(seat: Seat): Mixer | undefined {
    return this.mixers.find((mixer) => mixer.seat === seat)
  }
}
