import { Match, record } from '@fairground/kernel'
import { Client, ProcessGameConfig } from './boardgameio.ts'
import type { Contestant } from './contest.ts'
import { type Deal, fairTrade, type GameOver } from './fair-trade-boardgameio.ts'
import { fairTradeGame, OPTIONS, type SeatCount } from './script.ts'

/**
 * The whole path: a seat gets its view, then moves; the move is validated, done, logged and broadcast. The first to choose in a round
 * undoes the choice and makes it again. At the end there is a record of the game.
 */

const OPENED = Date.UTC(2026, 0, 1)
const A_MOVE = 20_000

/** Our match: legality, events, undo, verifiable randomness, a record with its hashes and the seed. */
export function ourMatch(seats: SeatCount): Contestant {
  const rules = fairTradeGame.open(OPTIONS, seats)
  return {
    name: 'Fairground match',
    act: (scripts) =>
      scripts.map(({ setting, offers }) => {
        const match = new Match(fairTradeGame, setting, rules)
        let played = 0
        for (let turn = match.turn; turn.length > 0; turn = match.turn) {
          const seat = turn[0]
          const at = OPENED + played * A_MOVE
          match.view(seat)
          const move = match.moves(seat)[offers[played++]]
          accept(match.play(seat, move, 'person', at))
          if (turn.length === seats) {
            accept(match.undo(seat, 'person', at))
            accept(match.play(seat, move, 'person', at))
          }
        }
        const { result } = record(match)
        return result?.outcome?.scores ?? []
      }),
  }
}

export function accept(entered: object): void {
  if ('refused' in entered) throw new Error(`a move of the script was refused: ${JSON.stringify(entered)}`)
}

/**
 * Their client without a server, with a listener like a page. One client serves the table and takes each seat in turn; the record is
 * its log.
 */
export function theirClient(seats: SeatCount): Contestant {
  let deal: Deal = { farmer: 0, market: [] }
  const game = ProcessGameConfig(fairTrade(seats, OPTIONS.rounds, () => deal))
  return {
    name: 'boardgame.io client',
    act: (scripts) =>
      scripts.map((script) => {
        deal = script.deal
        const client = Client({ game, numPlayers: seats, debug: false })
        let gameover: GameOver | undefined
        client.start()
        client.subscribe((state) => {
          gameover = state?.ctx.gameover
        })
        for (const { player, kind, cards, wavers } of script.plays) {
          client.updatePlayerID(player)
          client.moves[kind](...cards)
          if (wavers) {
            client.undo()
            client.moves[kind](...cards)
          }
        }
        client.stop()
        return gameover?.scores ?? []
      }),
  }
}
