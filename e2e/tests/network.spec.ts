import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { bytesAt, Net, readWeights } from '@fairground/bots'
import { games } from '@fairground/games'
import { fastRandom } from '@fairground/kernel'
import { expect, test } from '@playwright/test'

/** The address from which the page imports the network: the sources themselves, without their types. */
const FROM = 'http://network.test/'
const SOURCES = new URL('../../bots/learned/', import.meta.url)

/** Random positions, from the whole range of a network's inputs. */
function positions(inputs: number): number[][] {
  const random = fastRandom('positions')
  return Array.from({ length: 12 }, () => Array.from({ length: inputs }, () => (random.below(3) === 0 ? random.below(4001) / 1000 - 2 : 0)))
}

test('a browser gives every learned network the same numbers as Node, to the last bit @long', async ({ page }) => {
  let given = new Float32Array()
  await page.route(`${FROM}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (name === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Networks</title>' })
    if (name === 'numbers') return route.fulfill({ body: Buffer.from(given.buffer) })
    const source = readFileSync(new URL(name, SOURCES), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source, { mode: 'transform' }) })
  })
  await page.goto(FROM)
  for (const load of Object.values(games)) {
    const { weights } = await (await load()).bot()
    if (weights === undefined) continue
    for (const { shape, numbers } of readWeights(await bytesAt(weights))) {
      given = numbers.slice()
      const seen = positions(shape.inputs)
      const net = new Net(shape, numbers)
      const here = seen.map((inputs) => {
        net.look(Float32Array.from(inputs))
        return [...net.chances]
      })
      const there = await page.evaluate(
        async ({ from, shape, seen }) => {
          const { Net } = await import(`${from}net.ts`)
          const numbers = new Float32Array(await (await fetch(`${from}numbers`)).arrayBuffer())
          const net = new Net(shape, numbers)
          return seen.map((inputs) => {
            net.look(Float32Array.from(inputs))
            return [...net.chances]
          })
        },
        { from: FROM, shape, seen },
      )
      expect(there).toEqual(here)
    }
  }
})
