import { serve } from '../../index.ts'
import { HIGHEST_LIMITS } from '../../soak/high-limits.ts'

/** The real server with generous limits, which are not what is tested here. */
export function serveAttacked(): ReturnType<typeof serve> {
  return serve({ port: 0, hostname: '127.0.0.1', data: process.argv[2], page: '/nowhere', logLevel: 'error', limits: HIGHEST_LIMITS })
}
