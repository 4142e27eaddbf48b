import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Game } from 'boardgame.io'
import { type Deal, fairTrade } from '../fair-trade-boardgameio.ts'
import { OPTIONS } from '../script.ts'
import { announce } from './announce.ts'
import { LONG_GAME } from './long-game.ts'

/** Their server as its documentation has it: the games, and FlatFile, the storage on disk that comes with it. */

type ServerModule = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }})

const { FlatFile, Origins, Server }: ServerModule = createRequire(import.meta.url)('boardgame.io/server')

const [data] = process.argv.slice(2)
const server = Server({
  games: [dealtBySetupData(OPTIONS.rounds), { ...dealtBySetupData(LONG_GAME.rounds), name: LONG_GAME.name }],
  db: new FlatFile({ dir: data }),
  origins: [Origins.LOCALHOST],
})
// It hands the port through to `listen`, which takes an interface with it; their type knows numbers only.
const port = { port: 0, host: '127.0.0.1' } as unknown as number
// The lobby on a port of its own: on the game's port it is lost with the koa-compose that is installed today.
const { appServer, apiServer } = await server.run({ port, lobbyConfig: { apiPort: port } })
announce(urlOf(appServer), urlOf(apiServer))

function urlOf(listening: { address(): unknown }): string {
  // A listening TCP server has an address with a port.
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
}

/** Whoever makes a match says what is dealt. */
function dealtBySetupData(rounds: number): Game {
  let deal: Deal = { farmer: 0, market: [] }
  const game = fairTrade(2, rounds, () => deal)
  return {
    ...game,
    setup(context, setupData: Deal) {
      deal = setupData
      return game.setup?.(context)
    },
  }
}
