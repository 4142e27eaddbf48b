import { pick, type Random } from '@fairground/kernel'
import type { Json } from '../serving.ts'

/** Real ids, so that a good part of the inputs passes the first check. */
export interface Known {
  readonly tables: readonly string[]
  readonly people: readonly string[]
  readonly games: readonly string[]
}

/** A value that a JSON schema allows, as far as types go. */
export function sample(schema: Json, all: Readonly<Record<string, Json>>, known: Known, random: Random): unknown {
  if (schema.$ref !== undefined) return sample(all[schema.$ref.split('/').at(-1)], all, known, random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(schema.enum, random)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return sample(pick(choices, random), all, known, random)
  switch (schema.type) {
    case 'object':
      return object(schema, all, known, random)
    case 'array':
      return Array.from({ length: random.below(3) }, () => sample(schema.items ?? {}, all, known, random))
    case 'integer':
    case 'number':
      return (schema.minimum ?? 0) + random.below(4)
    case 'boolean':
      return random.below(2) === 0
    case 'string':
      return text(schema, known, random)
    default:
      return { farmer: random.below(12), trader: random.below(12) }
  }
}

function object(schema: Json, all: Readonly<Record<string, Json>>, known: Known, random: Random): unknown {
  const fields: [string, unknown][] = []
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    if (schema.required?.includes(name) === true || random.below(2) === 0) fields.push([name, named(name, field, all, known, random)])
  return Object.fromEntries(fields)
}

/** A field whose name tells more than its schema. */
function named(name: string, schema: Json, all: Readonly<Record<string, Json>>, known: Known, random: Random): unknown {
  if (name === 'game') return pick(known.games, random)
  if (name === 'table' || name === 'onlyTable' || name === 'after')
    return schema.type === 'string' ? pick(known.tables, random) : random.below(5)
  if (name === 'person') return pick(known.people, random)
  return sample(schema, all, known, random)
}

function text(schema: Json, known: Known, random: Random): string {
  if (schema.format === 'uri') return pick(['https://example.org/hook', 'http://127.0.0.1/', 'https://[::1]:3'], random)
  if (schema.format === 'email') return 'somebody@example.org'
  if (/\\d\{1,15\}/.test(schema.pattern ?? '')) return String(random.below(5))
  return pick([...known.tables, ...known.people, ...known.games, 'somebody', 'correct horse battery'], random)
}
