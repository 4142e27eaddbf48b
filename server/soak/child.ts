import { type ServeOptions, serve } from '../index.ts'
import { ROOMY } from './roomy.ts'

/** A server in a separate process, to be killed. It tells its parent where it listens. */

const [data, more = '{}'] = process.argv.slice(2)
const options: Partial<ServeOptions> = JSON.parse(more)
const { url } = await serve({ data, port: 0, hostname: '127.0.0.1', logLevel: 'silent', page: '/nowhere', limits: ROOMY, ...options })
process.send?.({ url })
