import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'

/** The receivers of notices: a web server that stores what is posted to it, and a mail server that stores emails. */

export interface Posted {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Receiver<T> {
  readonly url: string
  readonly received: readonly T[]
  /** Resolves once so many have come. */
  count(wanted: number): Promise<readonly T[]>
  close(): Promise<void>
}

export async function webReceiver(status = 204, headers: Readonly<Record<string, string>> = {}): Promise<Receiver<Posted>> {
  const inbox = new Inbox<Posted>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    response.writeHead(status, headers).end()
    inbox.add({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return inbox.as(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => {
    server.closeAllConnections()
    server.close()
    return once(server, 'close')
  })
}

export interface Email {
  readonly to: string
  readonly text: string
}

/** As much SMTP as an email needs. */
export async function mailReceiver(): Promise<Receiver<Email>> {
  const inbox = new Inbox<Email>()
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    let to = ''
    let email: string[] | undefined
    let rest = ''
    socket.write('220 test\r\n')
    socket.on('error', () => {})
    socket.on('data', (data) => {
      const lines = (rest + data.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (email !== undefined) {
          if (line !== '.') email.push(line)
          else {
            inbox.add({ to, text: email.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=') })
            email = undefined
            socket.write('250 kept\r\n')
          }
        } else if (/^RCPT TO/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? ''
          socket.write('250 ok\r\n')
        } else if (/^DATA/i.test(line)) {
          email = []
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return inbox.as(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    return once(server, 'close')
  })
}

class Inbox<T> {
  private readonly items: T[] = []
  private readonly waiting = new Set<() => void>()

  add(item: T): void {
    this.items.push(item)
    for (const wake of this.waiting) wake()
  }

  as(url: string, close: () => Promise<unknown>): Receiver<T> {
    return {
      url,
      received: this.items,
      count: async (wanted) => {
        while (this.items.length < wanted) await new Promise<void>((resolve) => this.waiting.add(resolve))
        return this.items
      },
      close: async () => {
        await close()
      },
    }
  }
}
