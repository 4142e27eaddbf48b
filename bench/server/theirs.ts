import { io, type Socket } from 'socket.io-client'
import { type Script, writeScripts } from '../script.ts'
import { ServerChild } from './child.ts'
import { type BenchServer, Deferred, forEach, type LiveTable, soon } from './side.ts'

export const THEIR_SCRIPT = new URL('their-process.ts', import.meta.url)

const GAME = 'fair-trade'

/**
 * boardgame.io's server, with one socket per player. The players use its protocol over socket.io's own client, without its game client,
 * which runs every move a second time and would take CPU time from the server.
 */
export async function openTheirs(data: string, tables: number): Promise<BenchServer> {
  const server = await ServerChild.start(THEIR_SCRIPT, data)
  const [url, lobby] = server.urls
  const scripts = writeScripts(2, tables)
  const players = await forEach(2 * tables, () => TheirPlayer.connect(url, GAME))
  return {
    name: 'boardgame.io, FlatFile',
    cpuSeconds: () => server.cpuSeconds(),
    deal: () =>
      forEach(tables, async (number) => {
        const seated = [players[2 * number], players[2 * number + 1]]
        await beginMatch(lobby, GAME, scripts[number].deal, seated)
        return new TheirTable(seated, scripts[number].plays)
      }),
    async close() {
      for (const player of players) player.leave()
      await server.kill()
    },
  }
}

/** Creates a match and seats both players, over the lobby's API as in their documentation. */
export async function beginMatch(lobby: string, game: string, setupData: unknown, seated: readonly TheirPlayer[]): Promise<void> {
  const { matchID } = await post<{ matchID: string }>(`${lobby}/games/${game}/create`, { numPlayers: seated.length, setupData })
  for (const [seat, player] of seated.entries()) {
    const sits = { playerID: String(seat), playerName: `player ${seat}` }
    const { playerCredentials } = await post<{ playerCredentials: string }>(`${lobby}/games/${game}/${matchID}/join`, sits)
    await player.sit({ matchID, playerID: sits.playerID, credentials: playerCredentials })
  }
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`POST ${url}: ${await response.text()}`)
  return response.json() as Promise<T>
}

export interface TheirSeat {
  readonly matchID: string
  readonly playerID: string
  readonly credentials: string
}

export class TheirPlayer {
  private readonly socket: Socket
  private readonly synced = new Deferred<void>()
  private readonly news = new Deferred<number>()
  private seat: TheirSeat | undefined
  private stateId = 0

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('sync', (matchID: string, { state }: { state: { _stateID: number } }) => {
      if (matchID !== this.seat?.matchID) return
      this.stateId = state._stateID
      this.synced.came()
    })
    socket.on('update', (matchID: string, { _stateID }: { _stateID: number }) => {
      if (matchID !== this.seat?.matchID || _stateID <= this.stateId) return
      this.stateId = _stateID
      this.news.came(performance.now())
    })
  }

  static connect(url: string, game: string): Promise<TheirPlayer> {
    const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true })
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(new TheirPlayer(socket)))
      socket.once('connect_error', reject)
    })
  }

  get sitsAt(): TheirSeat {
    if (this.seat === undefined) throw new Error('a player has no seat')
    return this.seat
  }

  /** Takes a seat instead of the previous one. Resolves once the state and the log are received. */
  async sit(seat: TheirSeat): Promise<void> {
    this.seat = seat
    this.socket.emit('sync', seat.matchID, seat.playerID, seat.credentials, 2)
    await soon(this.synced.next(), `the match ${seat.matchID}`)
  }

  send(kind: string, args: readonly number[]): void {
    const { matchID, playerID, credentials } = this.sitsAt
    const action = { type: 'MAKE_MOVE', payload: { type: kind, args, playerID, credentials } }
    this.socket.emit('update', action, this.stateId, matchID, playerID)
  }

  /** Resolves with the time at which something happened at the table. */
  heard(): Promise<number> {
    return this.news.next()
  }

  leave(): void {
    this.socket.disconnect()
  }
}

export class TheirTable implements LiveTable {
  private readonly players: readonly TheirPlayer[]
  private readonly plays: Script['plays']
  private played = 0

  constructor(players: readonly TheirPlayer[], plays: Script['plays']) {
    this.players = players
    this.plays = plays
  }

  async move(): Promise<number> {
    const { seat, kind, cards } = this.plays[this.played++]
    const heard = Promise.all(this.players.map((player) => player.heard()))
    this.players[seat].send(kind, cards)
    return (await heard)[seat]
  }
}
