import { type ServeOptions, serve } from '@fairground/server'
import { HIGH_LIMITS } from '@fairground/server/soak/high-limits.ts'
import { announce } from './announce.ts'

/** Our server as `fairground serve` runs it, except for the limits: here all players come from one address and never pause. */

const [data, more = '{}'] = process.argv.slice(2)
const options: Partial<ServeOptions> = JSON.parse(more)
const { url } = await serve({ data, port: 0, hostname: '127.0.0.1', logLevel: 'warn', page: '/nowhere', limits: HIGH_LIMITS, ...options })
announce(url)
