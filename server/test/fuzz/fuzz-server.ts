import { serveAttacked } from './attacked.ts'

/** A server to attack, as a process of its own. */
const serving = await serveAttacked()
process.send?.({ url: serving.url })
process.on('message', async () => {
  await serving.stop()
  process.disconnect()
})
