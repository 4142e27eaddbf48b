import type { Random } from '@fairground/kernel'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from './boardgameio.ts'
import type { Contestant } from './contest.ts'
import { type Deal, fairTrade, type GameOver } from './fair-trade-boardgameio.ts'
import { fairTradeGame, OPTIONS, type SeatCount } from './script.ts'

/** Bare rules: nothing but the next position from a position and a choice. */

/** Our rules: whose turn it is, which moves are legal, then the chosen move. */
export function ourRules(seats: SeatCount): Contestant {
  const rules = fairTradeGame.open(OPTIONS, seats)
  return {
    name: 'Fairground rules',
    act: (scripts) =>
      scripts.map(({ chance, offers }) => {
        const random = new Replay(chance)
        const state = rules.setup(random)
        let played = 0
        for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
          const seat = turn[0]
          rules.play(state, seat, rules.moves(state, seat)[offers[played++]], random)
        }
        return rules.outcome(state)?.scores ?? []
      }),
  }
}

/** Recorded random numbers. */
export class Replay implements Random {
  private readonly numbers: readonly number[]
  private drawn = 0

  constructor(numbers: readonly number[]) {
    this.numbers = numbers
  }

  below(): number {
    return this.numbers[this.drawn++]
  }
}

/** Their reducer, with one action after the other. Undo is switched off, since nothing here uses it. */
export function theirReducer(seats: SeatCount): Contestant {
  let deal: Deal = { farmer: 0, market: [] }
  const game = ProcessGameConfig({ ...fairTrade(seats, OPTIONS.rounds, () => deal), disableUndo: true })
  const reducer = CreateGameReducer({ game })
  return {
    name: 'boardgame.io reducer',
    act: (scripts) =>
      scripts.map((script) => {
        deal = script.deal
        let state = InitializeGame({ game, numPlayers: seats })
        for (const { kind, cards, player } of script.plays)
          state = reducer(state, { type: 'MAKE_MOVE', payload: { type: kind, args: cards, playerID: player } })
        const { gameover }: { gameover?: GameOver } = state.ctx
        return gameover?.scores ?? []
      }),
  }
}
