import { games } from '@fairground/games'
import { fastRandom, pick } from '@fairground/kernel'
import type { Accepted, Position, Snapshot } from '@fairground/protocol'
import { ServerChild } from './child.ts'
import { percentile } from './load.ts'
import { LONG_GAME, longDeal, longPlay } from './long-game.ts'
import { beginTable, Guest, OUR_SCRIPT } from './ours.ts'
import { pause } from './side.ts'
import { beginMatch, THEIR_SCRIPT, TheirPlayer } from './theirs.ts'

/** The time to open a long table for the first time since the server started, in milliseconds. */

const ENTRIES = 1000
/** How long their server gets to write what it has acknowledged, in milliseconds. */
const COOLDOWN = 1000

export interface Opening {
  readonly game: string
  readonly entries: number
  /** From requesting the position to receiving it: the median over several starts of the server. */
  readonly median: number
}

interface LongTable {
  readonly game: string
  readonly guest: Guest
  /** A short table of the same game, opened first: we measure opening a table, not loading a game's rules. */
  readonly short: string
  readonly long: string
}

export async function openOurTables(data: string, times: number, progress: (text: string) => void): Promise<readonly Opening[]> {
  let server = await ServerChild.start(OUR_SCRIPT, data)
  const tables: LongTable[] = []
  try {
    for (const game of Object.keys(games)) {
      progress(`a table of ${ENTRIES} entries: ${game}`)
      tables.push(await longTable(server.urls[0], game))
    }
    const taken = tables.map((): number[] => [])
    for (let time = 1; time <= times; time++) {
      progress(`opening them: start ${time} of ${times}`)
      await server.kill()
      server = await ServerChild.start(OUR_SCRIPT, data)
      for (const [index, { guest, short, long }] of tables.entries()) {
        const back = guest.at(server.urls[0])
        await back.ask('GET', `/api/tables/${short}`)
        const asked = performance.now()
        const { position } = await back.ask<Snapshot>('GET', `/api/tables/${long}`)
        taken[index].push(performance.now() - asked)
        if (position === undefined || position.n < ENTRIES) throw new Error('a table came back shorter than it was')
      }
    }
    return tables.map(({ game }, index) => ({ game, entries: ENTRIES, median: percentile(taken[index], 50) }))
  } finally {
    await server.kill()
  }
}

async function longTable(url: string, game: string): Promise<LongTable> {
  const { seats } = (await games[game]()).game
  const size = Math.max(2, seats.min)
  const guests: Guest[] = []
  for (let seat = 0; seat < size; seat++) guests.push(await Guest.enter(url, `player ${seat}`))
  const newTable = { game, seats: size, handover: 0 }
  const short = await beginTable(newTable, guests)
  // The shorter the game, the more moves must be undone to reach so many entries.
  for (let wavering = 4; ; wavering *= 2) {
    const long = await beginTable(newTable, guests)
    if (await playedLong(long, guests, wavering)) return { game, guest: guests[0], short, long }
  }
}

/** One of so many moves stays; the others are undone if possible. False if the match ends before it is long enough. */
async function playedLong(table: string, guests: readonly Guest[], wavering: number): Promise<boolean> {
  const random = fastRandom(wavering)
  let seat = 0
  let position = await look(guests[seat], table)
  while (position.n < ENTRIES) {
    if (position.turn.length === 0) return false
    if (!position.turn.includes(seat)) {
      seat = position.turn[0]
      position = await look(guests[seat], table)
    }
    position = await act(guests[seat], table, { play: pick(position.moves, random) })
    if (position.canUndo && random.below(wavering) > 0) position = await act(guests[seat], table, { undo: true })
  }
  return true
}

async function look(guest: Guest, table: string): Promise<Position> {
  const { position } = await guest.ask<Snapshot>('GET', `/api/tables/${table}`)
  if (position === undefined) throw new Error('a table has no position')
  return position
}

async function act(guest: Guest, table: string, command: object): Promise<Position> {
  const { position } = await guest.ask<Accepted>('POST', `/api/tables/${table}/acts`, { act: command })
  return position
}

/** Their state, which they send with the whole log. */
export async function openTheirMatch(data: string, times: number, progress: (text: string) => void): Promise<Opening> {
  let server = await ServerChild.start(THEIR_SCRIPT, data)
  let players: TheirPlayer[] = []
  const connect = async () => {
    for (const player of players) player.leave()
    players = [await TheirPlayer.connect(server.urls[0], LONG_GAME.name), await TheirPlayer.connect(server.urls[0], LONG_GAME.name)]
  }
  try {
    progress(`a match of ${ENTRIES} moves: boardgame.io`)
    await connect()
    await beginMatch(server.urls[1], LONG_GAME.name, longDeal, players)
    const seats = players.map(({ sitsAt }) => sitsAt)
    for (let number = 0; number < ENTRIES; number++) {
      const { kind, cards } = longPlay(number)
      const heard = Promise.all(players.map((player) => player.heard()))
      players[number % 2].send(kind, cards)
      await heard
    }
    const taken: number[] = []
    for (let time = 1; time <= times; time++) {
      progress(`opening it: start ${time} of ${times}`)
      // It answers before it writes: killed at once, it leaves an empty file and a match that cannot be opened.
      await pause(COOLDOWN)
      await server.kill()
      server = await ServerChild.start(THEIR_SCRIPT, data)
      await connect()
      const asked = performance.now()
      await players[0].sit(seats[0])
      taken.push(performance.now() - asked)
    }
    return { game: LONG_GAME.name, entries: ENTRIES, median: percentile(taken, 50) }
  } finally {
    for (const player of players) player.leave()
    await server.kill()
  }
}
