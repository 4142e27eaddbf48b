import { type ServeOptions, serve } from '../index.ts'
import { HIGH_LIMITS } from './high-limits.ts'

/** A server in a separate process, to be killed. It tells its parent where it listens. */

const [data, more = '{}'] = process.argv.slice(2)
const options: Partial<ServeOptions> = JSON.parse(more)
const { url } = await serve({ data, port: 0, hostname: '127.0.0.1', logLevel: 'silent', page: '/nowhere', limits: HIGH_LIMITS, ...options })
process.send?.({ url })
