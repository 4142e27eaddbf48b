import { once } from 'node:events'
import { createServer, type Server, Socket } from 'node:net'

/** A connection between a process and its database that can be cut, paused or slowed down. */
export class TcpProxy {
  private readonly server: Server
  private readonly to: { readonly host: string; readonly port: number }
  private readonly sockets = new Set<Socket>()
  private delay = 0
  private isCut = false

  private constructor(to: { readonly host: string; readonly port: number }) {
    this.to = to
    this.server = createServer((near) => this.joined(near))
  }

  static async open(to: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
    const proxy = new TcpProxy(to)
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    return proxy
  }

  get port(): number {
    const address = this.server.address()
    if (address === null || typeof address === 'string') throw new Error('the proxy is closed')
    return address.port
  }

  /** Everything takes so many milliseconds longer, each way. */
  slow(milliseconds: number): void {
    this.delay = milliseconds
  }

  /** Breaks every connection, and every new one, until it is repaired. */
  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }

  mend(): void {
    this.isCut = false
    this.delay = 0
  }

  async close(): Promise<void> {
    this.cut()
    this.server.close()
    await once(this.server, 'close')
  }

  private joined(near: Socket): void {
    if (this.isCut) {
      near.destroy()
      return
    }
    const far = new Socket()
    far.connect(this.to)
    for (const socket of [near, far]) {
      this.sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    this.pass(near, far)
    this.pass(far, near)
  }

  private pass(from: Socket, to: Socket): void {
    from.on('data', (data) => {
      if (this.delay === 0) to.write(data)
      else setTimeout(() => to.write(data), this.delay)
    })
  }
}
