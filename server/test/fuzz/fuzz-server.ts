import { serve } from '../../index.ts'

/** The real server as a process of its own, with room for an attack: what it limits elsewhere is not what is tried here. */
const plenty = { burst: 1e9, perSecond: 1e9 }
const serving = await serve({
  port: 0,
  hostname: '127.0.0.1',
  data: process.argv[2],
  page: '/nowhere',
  logLevel: 'error',
  limits: {
    address: plenty,
    person: plenty,
    socket: plenty,
    guesses: plenty,
    manyGuesses: plenty,
    newcomers: plenty,
    chat: plenty,
    errands: plenty,
    socketsPerPerson: 1000,
    socketsPerAddress: 1000,
    connectionsPerAddress: 1000,
  },
})
process.send?.({ url: serving.url })
process.on('message', async () => {
  await serving.stop()
  process.disconnect()
})
