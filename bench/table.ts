import { Match, record } from '@fairground/kernel'
import { Client, Local, ProcessGameConfig } from './boardgameio.ts'
import type { Contestant } from './contest.ts'
import { type Deal, fairTrade, type GameOver } from './fair-trade-boardgameio.ts'
import { fairTradeGame, OPTIONS, type SeatCount } from './script.ts'
import { accept } from './whole.ts'

/** A whole table: after every move every seat gets its view. Without undo, since their master refuses it while several players may move. */

export function ourTable(seats: SeatCount): Contestant {
  const rules = fairTradeGame.open(OPTIONS, seats)
  return {
    name: 'Fairground match, all seats',
    act: (scripts) =>
      scripts.map(({ setting, offers }) => {
        const match = new Match(fairTradeGame, setting, rules)
        let played = 0
        for (let turn = match.turn; turn.length > 0; turn = match.turn) {
          accept(match.play(turn[0], match.moves(turn[0])[offers[played++]]))
          for (let viewer = 0; viewer < seats; viewer++) match.view(viewer)
        }
        const { result } = record(match)
        return result?.outcome?.scores ?? []
      }),
  }
}

/** One client per seat with their local master in between, as in their documentation for a game with secrets. */
export function theirTable(seats: SeatCount): Contestant {
  let deal: Deal = { farmer: 0, market: [] }
  let matches = 0
  const game = ProcessGameConfig(fairTrade(seats, OPTIONS.rounds, () => deal))
  return {
    name: 'boardgame.io clients, local master',
    act: (scripts) =>
      scripts.map((script) => {
        deal = script.deal
        const matchID = `match-${matches++}`
        const clients = Array.from({ length: seats }, (_, seat) =>
          Client({ game, numPlayers: seats, matchID, playerID: String(seat), multiplayer: Local(), debug: false }),
        )
        let gameover: GameOver | undefined
        for (const client of clients) client.start()
        for (const client of clients)
          client.subscribe((state) => {
            gameover = state?.ctx.gameover
          })
        for (const { seat, kind, cards } of script.plays) clients[seat].moves[kind](...cards)
        for (const client of clients) client.stop()
        return gameover?.scores ?? []
      }),
  }
}
