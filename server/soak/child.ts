import { type ServeOptions, serve } from '../index.ts'
import { LIMITS } from '../limits.ts'

/** A server in a process of its own, to be killed. It tells its parent where it listens. */

const [data, more = '{}'] = process.argv.slice(2)
const plenty = { burst: 1e9, perSecond: 1e9 }
const limits = {
  ...LIMITS,
  address: plenty,
  person: plenty,
  socket: plenty,
  newcomers: plenty,
  chat: plenty,
  socketsPerAddress: 1e6,
  connectionsPerAddress: 1e6,
}
const options: Partial<ServeOptions> = JSON.parse(more)
const { url } = await serve({ data, port: 0, hostname: '127.0.0.1', logLevel: 'silent', page: '/nowhere', limits, ...options })
process.send?.({ url })
