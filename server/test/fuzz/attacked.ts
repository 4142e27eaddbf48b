import { serve } from '../../index.ts'
import { ROOMIEST } from '../../soak/roomy.ts'

/** The real server with room for an attack: what it limits elsewhere is not what is tried here. */
export function serveAttacked(): ReturnType<typeof serve> {
  return serve({ port: 0, hostname: '127.0.0.1', data: process.argv[2], page: '/nowhere', logLevel: 'error', limits: ROOMIEST })
}
