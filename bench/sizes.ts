import { Match, record } from '@fairground/kernel'
import { fairTradeGame, type Script, type SeatCount, writeScripts } from './script.ts'

/** Bytes of JSON in a full game of Fair Trade. */
export interface Sizes {
  readonly seats: SeatCount
  readonly moves: number
  /** The largest during the game. */
  readonly state: number
  readonly view: number
  readonly record: number
  readonly recordPerMove: number
}

const OPENED = Date.UTC(2026, 0, 1)
const A_MOVE = 20_000

export function measureSizes(seats: SeatCount): Sizes {
  const [script] = writeScripts(seats, 1)
  return sizesOf(script, seats)
}

function sizesOf({ setting, plays }: Script, seats: SeatCount): Sizes {
  const match = new Match(fairTradeGame, setting)
  let state = 0
  let view = 0
  let at = OPENED
  for (const { seat, move } of plays) {
    at += A_MOVE
    match.play(seat, move, 'person', at)
    state = Math.max(state, bytes(match.state))
    for (let viewer = 0; viewer < seats; viewer++) view = Math.max(view, bytes(match.view(viewer)))
  }
  const written = bytes(record(match))
  return { seats, moves: plays.length, state, view, record: written, recordPerMove: written / plays.length }
}

function bytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}
