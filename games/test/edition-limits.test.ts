import { describe, expect, it } from 'vitest'
import { games } from '../index.ts'

type Schema = Readonly<Record<string, unknown>>

/** Everything in a schema that has no limit: a list or a text of any length, a number of any size, an object with any fields. */
function unlimited(schema: Schema, path: string): readonly string[] {
  const inner = (name: string, at: string) => (schema[name] === undefined ? [] : unlimited(schema[name] as Schema, at))
  const found: string[] = []
  for (const choices of [schema.anyOf, schema.oneOf, schema.allOf])
    for (const [index, choice] of ((choices as Schema[] | undefined) ?? []).entries()) found.push(...unlimited(choice, `${path}|${index}`))
  if (found.length > 0 || schema.anyOf !== undefined || schema.oneOf !== undefined) return found
  if (schema.enum !== undefined || schema.const !== undefined) return found
  switch (schema.type) {
    case 'array':
      if (typeof schema.maxItems !== 'number') found.push(`${path}: a list without a limit`)
      return [...found, ...inner('items', `${path}[]`)]
    case 'string':
      return typeof schema.maxLength === 'number' ? found : [...found, `${path}: a text without a limit`]
    case 'integer':
    case 'number':
      return isLow(schema.maximum) && isLow(schema.minimum) ? found : [...found, `${path}: a number without limits`]
    case 'boolean':
      return found
    case 'object':
      if (schema.additionalProperties !== false) found.push(`${path}: any fields`)
      for (const [name, field] of Object.entries((schema.properties as Record<string, Schema> | undefined) ?? {}))
        found.push(...unlimited(field, `${path}.${name}`))
      return found
    default:
      return [...found, `${path}: ${JSON.stringify(schema)}`]
  }
}

function isLow(limit: unknown): boolean {
  return typeof limit === 'number' && Math.abs(limit) <= 1_000_000
}

describe("The shape of an owner's edition", () => {
  it.each(Object.keys(games))('has limits throughout: every list, text and number of %s', async (id) => {
    const { game } = await games[id]()
    const shape = game.editions.shape?.()
    if (shape === undefined) throw new Error(`${id} does not say what its editions look like`)
    expect(unlimited(shape, id)).toEqual([])
  })

  it.each(Object.keys(games))('is checked fast and with a short answer, however large the edition for %s is', async (id) => {
    const { game } = await games[id]()
    const [whole] = Object.values(game.editions.builtIn)
    // As large as a request can be.
    const keys = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`k${index}`, index]))
    const lists = Object.fromEntries(Object.keys(whole).map((name) => [name, new Array(40_000).fill([])]))
    for (const given of [
      keys,
      { ...whole, ...keys },
      { ...whole, extra: keys },
      lists,
      { ...whole, ...lists },
      new Array(90_000).fill({}),
    ]) {
      const before = performance.now()
      const problems = game.editions.check(given)
      expect(performance.now() - before).toBeLessThan(500)
      expect(problems.length).toBeGreaterThan(0)
      expect(JSON.stringify(problems).length).toBeLessThan(20_000)
    }
  })
})
