/**
 * The first script of a table's page, a separate file before all others: it opens the table's socket and requests the table while the rest
 * of the page is still loading. `socket.ts` takes it over.
 */

/** A socket that was opened before the page could listen, with the messages received so far. */
export interface EarlySocket {
  /** Resolves once it has received the table, or has failed. */
  readonly answered: Promise<void>
  readonly table: string
  readonly socket: WebSocket
  readonly received: (string | ArrayBuffer)[]
}

declare global {
  var earlySocket: EarlySocket | undefined
}

const table = /^\/table\/([\w-]{1,64})$/.exec(location.pathname)?.[1]
if (table !== undefined) {
  const packed = 'DecompressionStream' in globalThis ? '?gzip' : ''
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket${packed}`)
  const received: (string | ArrayBuffer)[] = []
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => socket.send(JSON.stringify({ id: 1, do: 'watch', table, since: 0, brief: true }))
  const answered = new Promise<void>((resolve) => {
    socket.onmessage = ({ data }) => {
      received.push(data)
      // The first message is the hello.
      if (typeof data !== 'string' || !data.startsWith('{"hello"')) resolve()
    }
    socket.onclose = () => resolve()
  })
  globalThis.earlySocket = { table, socket, received, answered }
  document.documentElement.classList.add('awaits-table')
  // The server wrote it before this script.
  document.documentElement.dataset.awaits = document.querySelector<HTMLMetaElement>('meta[name=game]')?.content ?? ''
  document.documentElement.dataset.theme = theme()
}

/** The same logic as settings.ts: the placeholder has the theme of the page. */
function theme(): string {
  try {
    const { theme } = JSON.parse(localStorage.getItem('fairground.settings') ?? '{}')
    if (theme === 'light' || theme === 'dark') return theme
  } catch {
    // Without storage, the browser's preference applies.
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
