import { pick, type Random } from '@fairground/kernel'
import fc from 'fast-check'
import type { Json } from '../serving.ts'

/** Random values by a JSON schema: whatever fields a game's edition gets in future, they are tested. */

/** Anything that the schema allows, small and large. */
export function fromSchema(schema: Json): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map(fromSchema))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object': {
      const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fromSchema(field)]))
      return fc.record(fields, { requiredKeys: schema.required ?? [] })
    }
    case 'array': {
      const { minItems: minLength = 0, maxItems: maxLength = 10 } = schema
      return fc.array(fromSchema(schema.items ?? {}), { minLength, maxLength, size: maxLength > 20 ? 'medium' : 'max' })
    }
    case 'integer':
    case 'number': {
      const { minimum: min = -1000, maximum: max = 1000, multipleOf: step = 1 } = schema
      return fc.oneof(
        fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((times) => times * step),
        fc.constantFrom(min, max),
      )
    }
    case 'string':
      return fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 20, 20) })
    case 'boolean':
      return fc.boolean()
    default:
      return fc.jsonValue()
  }
}

/** One value. */
export function sampled(arbitrary: fc.Arbitrary<unknown>, random: Random): unknown {
  return fc.sample(arbitrary, { numRuns: 1, seed: random.below(2 ** 31) })[0]
}

/** A valid value with one part of it, large or small, replaced by another that its schema allows. */
export function changed(value: unknown, schema: Json, random: Random): unknown {
  const inside = schema.type === 'object' || schema.type === 'array'
  if (!inside || random.below(6) === 0) return sampled(fromSchema(schema), random)
  if (Array.isArray(value) && value.length > 0) {
    const at = random.below(value.length)
    return value.map((each, index) => (index === at ? changed(each, schema.items ?? {}, random) : each))
  }
  const fields = Object.entries(schema.properties ?? {})
  if (typeof value !== 'object' || value === null || Array.isArray(value) || fields.length === 0) return sampled(fromSchema(schema), random)
  const [name, field] = pick(fields, random)
  return { ...value, [name]: changed((value as Record<string, unknown>)[name], field, random) }
}
