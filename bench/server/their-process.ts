import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Game } from 'boardgame.io'
import { type Deal, fairTrade } from '../fair-trade-boardgameio.ts'
import { OPTIONS } from '../script.ts'
import { announce } from './announce.ts'
import { LONG_GAME } from './long-game.ts'

/** Their server as in its documentation: the games, and FlatFile, the on-disk storage that comes with it. */

type ServerModule = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }})

const { FlatFile, Origins, Server }: ServerModule = createRequire(import.meta.url)('boardgame.io/server')

const [data] = process.argv.slice(2)
const server = Server({
  games: [dealtBySetupData(OPTIONS.rounds), { ...dealtBySetupData(LONG_GAME.rounds), name: LONG_GAME.name }],
  db: new FlatFile({ dir: data }),
  origins: [Origins.LOCALHOST],
})
// It passes the port on to `listen`, which also accepts an interface; their type allows only numbers.
const port = { port: 0, host: '127.0.0.1' } as unknown as number
// The lobby on a separate port: on the game's port it does not work with the current koa-compose.
const { appServer, apiServer } = await server.run({ port, lobbyConfig: { apiPort: port } })
announce(urlOf(appServer), urlOf(apiServer))

function urlOf(listening: { address(): unknown }): string {
  // A listening TCP server has an address with a port.
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
}

/** The creator of a match sets the deal. */
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
