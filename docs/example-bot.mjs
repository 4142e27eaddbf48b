#!/usr/bin/env node
/**
 * A program that plays a seat: it watches the tables of whoever gave it a token and plays whenever it is its turn.
 *
 *   FAIRGROUND_TOKEN=fairground_… node docs/example-bot.mjs http://localhost:8080 [TABLE]
 *
 * Get a token on your profile page, or by POST /api/me/tokens. With a TABLE it plays there until the match is over; without one it
 * plays at all tables where its owner sits. Replace `choose` with something cleverer: `view` is what the seat knows, `moves` is
 * every legal move. Needs Node 24 and nothing else; the protocol is in docs/protocol.md.
 */

const [server, onlyTable] = process.argv.slice(2)
const token = process.env.FAIRGROUND_TOKEN
if (server === undefined || token === undefined) {
  console.error('FAIRGROUND_TOKEN=fairground_… node docs/example-bot.mjs http://localhost:8080 [TABLE]')
  process.exit(2)
}
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

/** Your bot goes here. It gets what its seat sees and answers with one of the moves. */
function choose(_view, moves) {
  return moves[Math.floor(Math.random() * moves.length)]
}

const seen = new Map() // table → number of the last entry, to resume from
const over = new Set()
let handle = 0
let patience = 500

function connect() {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`, { headers })
  const watches = new Map() // handle → table
  const ask = (what) => socket.send(JSON.stringify({ id: ++handle, ...what }))

  const watch = (table) => {
    if (over.has(table) || [...watches.values()].includes(table)) return
    ask({ do: 'watch', table, since: seen.get(table) })
    watches.set(handle, table)
  }

  const look = (table, position) => {
    if (position === undefined) return
    seen.set(table, position.n)
    if (position.result !== undefined) return finish(table, position)
    const about = { do: 'act', table, after: position.n, client: crypto.randomUUID() }
    if (position.moves.length > 0) ask({ ...about, act: { play: choose(position.view, position.moves) } })
    else if (position.handover?.seat === position.viewer) ask({ ...about, act: { done: true } })
  }

  const finish = (table, { viewer, result }) => {
    console.log(`${table}: over (${result.how}), place ${result.places?.[viewer] ?? '–'} of ${result.places?.length ?? '–'}`)
    over.add(table)
    if (table === onlyTable) process.exit(0)
  }

  socket.addEventListener('open', async () => {
    patience = 500
    if (onlyTable !== undefined) return watch(onlyTable)
    const { tables } = await (await fetch(`${server}/api/me/tables`, { headers })).json()
    for (const { id } of tables) watch(id)
  })

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    if (message.error !== undefined && !['stale', 'not-your-turn'].includes(message.error.code))
      console.error(`${message.error.code}: ${message.error.message}`)
    if (message.turn !== undefined && onlyTable === undefined) watch(message.turn.table)
    if (message.delivery === undefined) return
    const table = watches.get(message.watch)
    const { kind, position, snapshot } = message.delivery
    if (kind === 'entry') look(table, position)
    if (kind === 'welcome' || kind === 'begun') look(table, snapshot.position)
  })

  socket.addEventListener('close', ({ code }) => {
    // 4001 and 4003: the token was taken back, or the host shut the door.
    if (code >= 4001 && code <= 4003) process.exit(1)
    setTimeout(connect, patience)
    patience = Math.min(patience * 2, 30_000)
  })
  socket.addEventListener('error', () => {}) // a close follows
}

connect()
