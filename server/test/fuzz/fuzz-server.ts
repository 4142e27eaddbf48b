import { serveAttacked } from './attacked.ts'

/** A server to attack, in its own process. */
const serving = await serveAttacked()
process.send?.({ url: serving.url })
process.on('message', async () => {
  await serving.stop()
  process.disconnect()
})
