/** The fields of an edition, read from the JSON Schema that its game publishes: all that a form needs, and nothing of the game. */

export type Field =
  | { readonly kind: 'fact'; readonly value: Field }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'text'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
  /** Present or absent: a constant that only says that it is there. */
  | { readonly kind: 'constant'; readonly value: string | boolean }
  | ListField
  | RecordField
  | OneOfField

export interface ListField {
  readonly kind: 'list'
  readonly of: Field
  readonly min: number
  readonly max: number
}

export interface RecordField {
  readonly kind: 'record'
  readonly fields: Readonly<Record<string, Field>>
  readonly optional: ReadonlySet<string>
}

/** Records of several kinds; the constant `by` says which one it is. */
export interface OneOfField {
  readonly kind: 'one-of'
  readonly by: string
  readonly of: Readonly<Record<string, RecordField>>
}

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly enum?: readonly string[]
  readonly const?: string | boolean
  readonly oneOf?: readonly Schema[]
}

/** The form's view of a schema. Anything that an edition may not contain is a mistake of the game, and throws at once. */
export function fieldOf(schema: Schema): Field {
  if (schema.const !== undefined) return { kind: 'constant', value: schema.const }
  if (schema.enum !== undefined) return { kind: 'choice', values: schema.enum }
  if (schema.oneOf !== undefined) return oneOf(schema.oneOf)
  switch (schema.type) {
    case 'object':
      return recordOf(schema)
    case 'array':
      if (schema.items === undefined) break
      return { kind: 'list', of: fieldOf(schema.items), min: schema.minItems ?? 0, max: schema.maxItems ?? 0 }
    case 'integer':
    case 'number':
      return { kind: 'number', min: schema.minimum ?? 0, max: schema.maximum ?? 0, step: schema.multipleOf ?? 1 }
    case 'string':
      return { kind: 'text', min: schema.minLength ?? 0, max: schema.maxLength ?? 0 }
    case 'boolean':
      return { kind: 'flag' }
  }
  throw new Error(`no form is made of ${JSON.stringify(schema)}`)
}

function recordOf(schema: Schema): Field {
  const entries = Object.entries(schema.properties ?? {})
  const isFact = entries.length === 2 && entries[0][0] === 'value' && entries[1][0] === 'status'
  if (isFact) return { kind: 'fact', value: fieldOf(entries[0][1]) }
  const fields = Object.fromEntries(entries.map(([name, inner]) => [name, fieldOf(inner)]))
  const optional = new Set(Object.keys(fields).filter((name) => !schema.required?.includes(name)))
  return { kind: 'record', fields, optional }
}

function oneOf(kinds: readonly Schema[]): Field {
  const records = kinds.map(recordOf)
  const [first] = records
  if (first.kind !== 'record') throw new Error('kinds that are no records')
  const by = Object.keys(first.fields).find((name) => first.fields[name].kind === 'constant') ?? ''
  const named = records.map((record) => {
    const mark = record.kind === 'record' ? record.fields[by] : undefined
    if (record.kind !== 'record' || mark?.kind !== 'constant') throw new Error('kinds that nothing tells apart')
    return [String(mark.value), record] as const
  })
  return { kind: 'one-of', by, of: Object.fromEntries(named) }
}

export type Path = readonly (string | number)[]

/** `market.3.id` in parts; numbers are indexes of lists. */
export function pathOf(written: string): Path {
  return written === '' ? [] : written.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

export function written(path: Path): string {
  return path.join('.')
}

/** The field at a path; `undefined` if there is none. `value` shows which kind a record is. */
export function fieldAt(field: Field, path: Path, value?: unknown): Field | undefined {
  let at: Field | undefined = field
  let there = value
  for (const part of path) {
    if (at === undefined) return undefined
    if (at.kind === 'one-of') at = at.of[String((there as Record<string, unknown> | undefined)?.[at.by])]
    if (at?.kind === 'fact') at = part === 'value' ? at.value : undefined
    else if (at?.kind === 'list') at = at.of
    else if (at?.kind === 'record') at = at.fields[part]
    else at = undefined
    there = (there as Record<string | number, unknown> | undefined)?.[part]
  }
  return at
}

/** The smallest valid value of a field: the start for a new one. */
export function blank(field: Field): unknown {
  switch (field.kind) {
    case 'fact':
      return { value: blank(field.value), status: 'reconstructed' }
    case 'number':
      return field.min
    case 'text':
      return field.min > 0 ? '–' : ''
    case 'choice':
      return field.values[0]
    case 'flag':
      return false
    case 'constant':
      return field.value
    case 'list':
      return Array.from({ length: field.min }, () => blank(field.of))
    case 'record':
      return Object.fromEntries(
        Object.entries(field.fields).flatMap(([name, inner]) => (field.optional.has(name) ? [] : [[name, blank(inner)]])),
      )
    case 'one-of':
      return blank(Object.values(field.of)[0])
  }
}

/** The same value with its fields in the order of the schema, so that equal editions have equal text. */
export function inOrder(field: Field, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  switch (field.kind) {
    case 'fact': {
      const fact = value as { readonly value: unknown; readonly status: unknown }
      return { value: inOrder(field.value, fact.value), status: fact.status }
    }
    case 'list':
      return (value as readonly unknown[]).map((item) => inOrder(field.of, item))
    case 'record': {
      const record = value as Readonly<Record<string, unknown>>
      return Object.fromEntries(
        Object.entries(field.fields).flatMap(([name, inner]) =>
          record[name] === undefined ? [] : [[name, inOrder(inner, record[name])] as const],
        ),
      )
    }
    case 'one-of': {
      const kind = field.of[String((value as Readonly<Record<string, unknown>>)[field.by])]
      return kind === undefined ? value : inOrder(kind, value)
    }
    default:
      return value
  }
}
