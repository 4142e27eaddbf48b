import { games } from '@fairground/games'
import { type AnyMatch, canonical, fastRandom, Match, pick, record } from '@fairground/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { develop } from '../replay/film.ts'

let film: ReturnType<typeof develop>
let states: string[]

beforeAll(async () => {
  const { game } = await games['fair-trade']()
  const sitters = ['person', 'person', 'bot:random'] as const
  const setting = { id: 'film', seats: 3, options: {}, seed: '5'.repeat(64), words: ['', '', ''], sitters, waits: true }
  const match: AnyMatch = new Match(game, setting)
  const random = fastRandom(1)
  states = [canonical(match.state)]
  for (let turn = 0; match.result === undefined; turn++) {
    const [seat] = match.turn
    match.play(seat, pick(match.moves(seat), random))
    states.push(canonical(match.state))
    if (turn === 1) {
      match.undo(seat)
      states.push(canonical(match.state))
    }
  }
  film = develop(game, record(match))
})

describe('a film of a match', () => {
  it('holds the deal and the position after every entry, moves taken back included', () => {
    expect(film.whole.frames.map(({ state }) => canonical(state))).toEqual(states)
  })
  it('ends with the result, and only there', () => {
    expect(film.whole.frames.findIndex(({ result }) => result !== undefined)).toBe(film.whole.frames.length - 1)
  })
  it('counts a turn where somebody owes a move who did not before', () => {
    for (const n of film.turns.slice(1, -1))
      expect(film.whole.frames[n].turn.some((seat) => !film.whole.frames[n - 1].turn.includes(seat))).toBe(true)
    expect(film.turns[0]).toBe(0)
    expect(film.turns.length).toBeLessThan(film.whole.frames.length / 2)
  })
  it('tells a seat no more than it heard at the table', () => {
    const told = (ears: number | 'all') => film.whole.frames.flatMap(({ n }) => film.heard(n, ears).told).length
    expect(told(0)).toBeLessThanOrEqual(told('all'))
    expect(film.heard(3, 0).did).toEqual({ undo: 2 })
  })
})
