import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/temporary.ts'
import type { Case } from '../conformance/case.ts'
import { game } from '../conformance/example/game.ts'
import type { Event, Move, Options, State, View } from '../conformance/example/state.ts'
import { counterexamplesOf, replay, writeCounterexample } from '../conformance/files.ts'
import type { LawName } from '../conformance/laws/law.ts'
import { runBattery } from '../conformance/run.ts'
import type { Game } from '../game.ts'
import { withRules } from './changed-rules.ts'

type Lots = Game<State, Move, View, Event, Options>

const folder = temporaryFolder()

function counterexample(lots: Lots, law: LawName): { readonly file: string; readonly found: Case; readonly small: Case } {
  const { violations } = runBattery(lots, { seats: 3, states: 3000 })
  const violation = violations.find((each) => each.law === law)
  if (violation === undefined) throw new Error(`no violation of ${law}`)
  const file = writeCounterexample(lots, violation, folder)
  return { file, found: violation.case, small: JSON.parse(readFileSync(file, 'utf8')) }
}

/** A coin appears whenever a seat rests in the third round: at least two whole rounds of three seats and a rest. */
const minting = withRules(game, (rules) => ({
  play(state, seat, move, random, emit) {
    if ('refill' in move && !move.refill && state.round === 3) state.purse[seat]++
    rules.play(state, seat, move, random, emit)
  },
}))

describe('a counterexample', () => {
  it('is as short as the rules allow, with the lowest picks', () => {
    const { small, found } = counterexample(minting, 'sound')
    const round = 3 + 3 + 1
    expect(small.picks.length).toBe(3 * round)
    expect(found.picks.length).toBeGreaterThanOrEqual(small.picks.length)
    expect(Math.max(...small.picks.flat())).toBeLessThanOrEqual(1)
  })

  it('fails again when it is replayed from its file, and no longer once the game is fixed', () => {
    const { file } = counterexample(minting, 'sound')
    expect(replay(minting, file)).toMatch(/10 coins/)
    expect(replay(game, file)).toBeUndefined()
    expect(counterexamplesOf(game, folder)).toContain(file)
  })

  it('is found for a law about a match as well', () => {
    const forgetful = withRules(game, (rules) => ({ copy: (state) => ({ ...rules.copy(state), purse: state.purse }) }))
    const { file, small } = counterexample(forgetful, 'undo')
    expect(small.picks.length).toBeLessThanOrEqual(2)
    expect(replay(forgetful, file)).toMatch(/changed the position before it/)
  })

  it('is found for what a viewer must not know', () => {
    const leaking = withRules(game, (rules) => ({
      moves: (state, seat) =>
        state.phase === 'stake' && state.bag.includes(1) ? [...rules.moves(state, seat)].reverse() : rules.moves(state, seat),
    }))
    const { file, small } = counterexample(leaking, 'twins')
    expect(small.picks.length).toBe(0)
    expect(replay(leaking, file)).toMatch(/moves of seat \d tell them apart/)
  })

  it('is found for what rules remember from one game to the next', () => {
    const remembering = withRules(game, (rules) => {
      const met = new Set<number>()
      return {
        moves(state, seat) {
          const moves = rules.moves(state, seat)
          if (state.phase === 'choose') for (const card of state.hands[seat]) met.add(card)
          return met.size > 12 ? [...moves].reverse() : moves
        },
      }
    })
    const { file, small } = counterexample(remembering, 'again')
    expect(small.picks.length).toBeLessThanOrEqual(1)
    expect(replay(remembering, file)).toMatch(/rules opened anew/)
  })

  it('is refused by another game', () => {
    const { file } = counterexample(minting, 'sound')
    expect(() => replay({ ...game, id: 'other' }, file)).toThrow(/is about lots, not other/)
  })
})
