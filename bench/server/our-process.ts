import { type ServeOptions, serve } from '@fairground/server'
import { LIMITS } from '@fairground/server/limits.ts'
import { announce } from './announce.ts'

/** Our server as `fairground serve` runs it, but for the limits: here all players come from one address and never pause. */

const [data, more = '{}'] = process.argv.slice(2)
const plenty = { burst: 1e9, perSecond: 1e9 }
const limits = {
  ...LIMITS,
  address: plenty,
  person: plenty,
  socket: plenty,
  newcomers: plenty,
  socketsPerAddress: 1e6,
  connectionsPerAddress: 1e6,
}
const options: Partial<ServeOptions> = JSON.parse(more)
const { url } = await serve({ data, port: 0, hostname: '127.0.0.1', logLevel: 'warn', page: '/nowhere', limits, ...options })
announce(url)
