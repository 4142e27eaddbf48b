/**
 * The first script of a table's page, a file of its own that comes before all others: it opens the table's socket and asks for the table while
 * the rest of the page is still on its way. `socket.ts` goes on with it.
 */

/** A socket that was opened before the page could listen, with what it has heard so far. */
export interface EarlySocket {
  /** Kept once it has heard of the table, or will hear nothing. */
  readonly answered: Promise<void>
  readonly table: string
  readonly socket: WebSocket
  readonly heard: (string | ArrayBuffer)[]
}

declare global {
  var earlySocket: EarlySocket | undefined
}

const table = /^\/table\/([\w-]{1,64})$/.exec(location.pathname)?.[1]
if (table !== undefined) {
  const packed = 'DecompressionStream' in globalThis ? '?gzip' : ''
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket${packed}`)
  const heard: (string | ArrayBuffer)[] = []
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => socket.send(JSON.stringify({ id: 1, do: 'watch', table, since: 0, brief: true }))
  const answered = new Promise<void>((resolve) => {
    socket.onmessage = ({ data }) => {
      heard.push(data)
      // Whoever comes is greeted first.
      if (typeof data !== 'string' || !data.startsWith('{"hello"')) resolve()
    }
    socket.onclose = () => resolve()
  })
  globalThis.earlySocket = { table, socket, heard, answered }
  document.documentElement.classList.add('awaits-table')
  // The server wrote it before this script.
  document.documentElement.dataset.awaits = document.querySelector<HTMLMetaElement>('meta[name=game]')?.content ?? ''
  document.documentElement.dataset.theme = theme()
}

/** As settings.ts will say: what waits for the page is as light or dark as the page. */
function theme(): string {
  try {
    const { theme } = JSON.parse(localStorage.getItem('fairground.settings') ?? '{}')
    if (theme === 'light' || theme === 'dark') return theme
  } catch {
    // A browser that keeps nothing has its own taste.
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
