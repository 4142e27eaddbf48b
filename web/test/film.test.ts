import { games } from '@fairground/games'
import { canonical, fastRandom, Match, pick, record, type SeenBy } from '@fairground/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { develop, type Film, heardIn } from '../replay/film.ts'

type AnyMatch = Match<unknown, unknown, SeenBy, unknown, unknown>

let film: Film
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
    expect(film.frames.map(({ state }) => canonical(state))).toEqual(states)
  })
  it('ends with the result, and only there', () => {
    expect(film.frames.findIndex(({ result }) => result !== undefined)).toBe(film.frames.length - 1)
  })
  it('counts a turn where somebody owes a move who did not before', () => {
    for (const n of film.turns.slice(1, -1)) expect(film.frames[n].turn.some((seat) => !film.frames[n - 1].turn.includes(seat))).toBe(true)
    expect(film.turns[0]).toBe(0)
    expect(film.turns.length).toBeLessThan(film.frames.length / 2)
  })
  it('tells a seat no more than it heard at the table', () => {
    const told = (ears: number | 'all') => film.frames.flatMap((frame) => heardIn(frame, ears).told).length
    expect(told(0)).toBeLessThanOrEqual(told('all'))
    expect(heardIn(film.frames[3], 0).did).toEqual({ undo: 2 })
  })
})
