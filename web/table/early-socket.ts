/**
 * The first script of a table's page, a file of its own that comes before all others: it opens the table's socket and asks for the table while
 * the rest of the page is still on its way. `socket.ts` goes on with it.
 */

/** A socket that was opened before the page could listen, with what it has heard so far. */
export interface EarlySocket {
  readonly table: string
  readonly socket: WebSocket
  readonly heard: string[]
}

declare global {
  var earlySocket: EarlySocket | undefined
}

const table = /^\/table\/([\w-]{1,64})$/.exec(location.pathname)?.[1]
if (table !== undefined) {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
  const heard: string[] = []
  socket.onopen = () => socket.send(JSON.stringify({ id: 1, do: 'watch', table, since: 0, brief: true }))
  socket.onmessage = ({ data }) => heard.push(data)
  globalThis.earlySocket = { table, socket, heard }
}
