import { serve } from '../../index.ts'
import { ROOMIEST } from '../../soak/roomy.ts'

/** The real server as a process of its own, with room for an attack: what it limits elsewhere is not what is tried here. */
const serving = await serve({
  port: 0,
  hostname: '127.0.0.1',
  data: process.argv[2],
  page: '/nowhere',
  logLevel: 'error',
  limits: ROOMIEST,
})
process.send?.({ url: serving.url })
process.on('message', async () => {
  await serving.stop()
  process.disconnect()
})
