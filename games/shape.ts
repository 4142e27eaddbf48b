import type { Edition, Editions, Problem } from '@fairground/kernel'
import * as z from 'zod/mini'

z.config(z.locales.en())

/** Several times as many as the largest edition has. Anything larger is refused without a closer look. */
const MOST_VALUES = 20_000
/** Nobody reads more problems than this, or longer ones. */
const MOST_PROBLEMS = 20
const LONGEST_REASON = 200

/** What is wrong with a value, with the path of each problem; empty if the value fits the schema. */
function shapeProblems(schema: z.ZodMiniType, value: unknown): readonly Problem[] {
  if (valuesIn(value, MOST_VALUES) > MOST_VALUES)
    return [{ path: '', reason: `holds more than ${MOST_VALUES} values`, rule: 'shape.size', facts: { most: MOST_VALUES } }]
  const read = schema.safeParse(value)
  if (read.success) return []
  return read.error.issues.slice(0, MOST_PROBLEMS).map((issue) => ({
    path: issue.path.map(String).join('.').slice(0, LONGEST_REASON),
    reason: plain(issue.message).slice(0, LONGEST_REASON),
    ...ruleOf(issue),
  }))
}

/** zod's issue as one of a few rules, which can be translated. */
function ruleOf(issue: z.core.$ZodIssue): Pick<Problem, 'rule' | 'facts'> {
  switch (issue.code) {
    case 'too_big':
      return { rule: `shape.most.${kindOf(issue.origin)}`, facts: { most: Number(issue.maximum) } }
    case 'too_small':
      return { rule: `shape.least.${kindOf(issue.origin)}`, facts: { least: Number(issue.minimum) } }
    case 'not_multiple_of':
      return { rule: 'shape.step', facts: { step: Number(issue.divisor) } }
    case 'invalid_value':
      return { rule: 'shape.choice', facts: { values: issue.values.map(String).join(', ').slice(0, LONGEST_REASON) } }
    case 'unrecognized_keys':
      return { rule: 'shape.unknown', facts: { names: issue.keys.join(', ').slice(0, LONGEST_REASON) } }
    default:
      return { rule: 'shape.kind' }
  }
}

function kindOf(origin: string): 'list' | 'text' | 'number' {
  return origin === 'array' ? 'list' : origin === 'string' ? 'text' : 'number'
}

/** How many values a value contains, itself included; counting stops above `most`. */
function valuesIn(value: unknown, most: number): number {
  const waiting: unknown[] = [value]
  let count = 0
  while (waiting.length > 0 && count + waiting.length <= most) {
    const next = waiting.pop()
    count++
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) waiting.push(inner)
  }
  return count + waiting.length
}

/** A schema as JSON Schema. */
function shapeOf(schema: z.ZodMiniType): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(schema)
}

/** The same problems, one line of text each. */
export function shapeLines(schema: z.ZodMiniType, value: unknown): readonly string[] {
  return shapeProblems(schema, value).map(({ path, reason }) => `${path}: ${reason}`)
}

/** Checks the shape of states. Building a schema is slow, so each table's is built once. */
export function shapeCheck<T extends object>(schemaOf: (table: T) => z.ZodMiniType): (table: T, state: unknown) => readonly string[] {
  const schemas = new WeakMap<T, z.ZodMiniType>()
  return (table, state) => {
    const schema = schemas.get(table) ?? schemaOf(table)
    schemas.set(table, schema)
    return shapeLines(schema, state)
  }
}

/** An object with these fields and no others. */
export const object = z.strictObject

/** The shape of an edition: its id, its name and its facts. */
export function editionShape<T extends Readonly<Record<string, z.ZodMiniType>>>(facts: T) {
  const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))
  return z.strictObject({ id: text(60), name: text(200), ...facts })
}

/** A game's editions: the shape is checked first, then what a schema cannot say. A large schema is created when it is first needed. */
export function editionsOf<T extends Edition>(
  builtIn: readonly T[],
  schema: z.ZodMiniType | (() => z.ZodMiniType),
  contentProblems: (edition: T) => readonly Problem[] = () => [],
): Editions<T> {
  const opened = () => (typeof schema === 'function' ? schema() : schema)
  return {
    builtIn: Object.fromEntries(builtIn.map((each) => [each.id, each])),
    shape: () => shapeOf(opened()),
    check(value) {
      const problems = shapeProblems(opened(), value)
      // The schema has just checked the shape.
      return problems.length > 0 ? problems : contentProblems(value as T)
    },
  }
}

/** A fact of an edition: a value and how well it is known. */
export function fact<T extends z.ZodMiniType>(value: T) {
  return z.strictObject({ value, status: z.enum(['printed', 'sourced', 'inferred', 'reconstructed']) })
}

export function whole(min: number, max: number) {
  return z.int().check(z.gte(min), z.lte(max))
}

/** A list of exactly `count` items. */
export function listOf<T extends z.ZodMiniType>(item: T, count: number) {
  return z.array(item).check(z.length(count))
}

/** A list of up to `count` items. Every list of an edition needs a limit. */
export function atMost<T extends z.ZodMiniType>(item: T, count: number) {
  return z.array(item).check(z.maxLength(count))
}

export function atLeastOne<T extends z.ZodMiniType>(item: T, count: number) {
  return z.array(item).check(z.minLength(1), z.maxLength(count))
}

/** zod's message without its prefix. */
function plain(message: string): string {
  return message.replace(/^(Invalid input|Too small|Too big|Invalid option|Unrecognized key|Unrecognized keys): /, '')
}
