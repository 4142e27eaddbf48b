import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Needed when the page's modules are loaded. */
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { socketConnection } = await import('../table/socket.ts')

/** A socket that a test opens, closes and sends messages through. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static made: FakeSocket[] = []
  readyState = 0
  readonly sent: unknown[] = []
  onmessage: ((event: MessageEvent) => void) | null = null

  constructor() {
    super()
    FakeSocket.made.push(this)
  }

  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  hears(message: unknown): void {
    const event = new MessageEvent('message', { data: message instanceof ArrayBuffer ? message : JSON.stringify(message) })
    this.onmessage?.(event)
    this.dispatchEvent(event)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

const table = (id: string) => ({ watch: 1, delivery: { kind: 'table', table: { id } } })
const watch = { id: 1, do: 'watch', table: 'here', since: 0, brief: true }

function packed(message: unknown): Promise<ArrayBuffer> {
  return new Response(new Blob([JSON.stringify(message)]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
}

/** As early-socket.ts leaves it. */
function openedEarly(at: string): FakeSocket {
  const socket = new FakeSocket()
  const received: (string | ArrayBuffer)[] = []
  socket.onmessage = ({ data }) => received.push(data)
  globalThis.earlySocket = { table: at, socket: socket as unknown as WebSocket, received, answered: Promise.resolve() }
  return socket
}

async function listening(): Promise<{ received: unknown[]; hangUp: () => void }> {
  const received: unknown[] = []
  const hangUp = socketConnection('here').listen(
    (delivery) => received.push(delivery),
    () => {},
  )
  await Promise.resolve()
  return { received, hangUp }
}

beforeEach(() => {
  FakeSocket.made = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'fair.example' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})

afterEach(() => {
  globalThis.earlySocket = undefined
  vi.unstubAllGlobals()
})

describe('The socket of a table', () => {
  it('is opened by the page if there is no early one, and then requests the table', async () => {
    const { received, hangUp } = await listening()
    const [socket] = FakeSocket.made
    expect(socket.sent).toEqual([])
    socket.open()
    expect(socket.sent).toEqual([watch])
    socket.hears(table('here'))
    expect(received).toEqual([{ kind: 'table', table: { id: 'here' } }])
    hangUp()
  })

  it('uses the one that was opened while the page loaded, beginning with the messages it has received', async () => {
    const early = openedEarly('here')
    early.open()
    early.hears(table('first'))
    const { received, hangUp } = await listening()
    early.hears(table('second'))
    expect(received).toEqual([
      { kind: 'table', table: { id: 'first' } },
      { kind: 'table', table: { id: 'second' } },
    ])
    expect(FakeSocket.made).toHaveLength(1)
    expect(early.sent).toEqual([])
    hangUp()
  })

  it('delivers compressed messages in order, before the messages after them', async () => {
    const { received, hangUp } = await listening()
    const [socket] = FakeSocket.made
    socket.open()
    socket.hears(await packed(table('packed')))
    socket.hears(table('plain'))
    expect(received).toEqual([])
    await vi.waitFor(() => expect(received).toHaveLength(2))
    socket.hears(table('later'))
    expect(received.map((delivery) => (delivery as { table: { id: string } }).table.id)).toEqual(['packed', 'plain', 'later'])
    hangUp()
  })

  it('closes on an unreadable compressed message, and reconnects', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { hangUp } = await listening()
    const [socket] = FakeSocket.made
    socket.open()
    socket.hears(new ArrayBuffer(8))
    await vi.waitUntil(() => socket.readyState === 3)
    await vi.advanceTimersByTimeAsync(1000)
    expect(FakeSocket.made).toHaveLength(2)
    hangUp()
    vi.useRealTimers()
  })

  it('uses the early one once, and none that is closed or of another table', async () => {
    openedEarly('here').open()
    ;(await listening()).hangUp()
    ;(await listening()).hangUp()
    expect(FakeSocket.made).toHaveLength(2)
    openedEarly('here').close()
    ;(await listening()).hangUp()
    expect(FakeSocket.made).toHaveLength(4)
    openedEarly('elsewhere').open()
    ;(await listening()).hangUp()
    expect(FakeSocket.made).toHaveLength(6)
  })
})
