import type { Problem } from './edition.ts'

/** When an option applies: with certain numbers of seats, or certain values of another option. */
export interface Needs {
  readonly seats?: readonly number[]
  readonly option?: { readonly name: string; readonly is: readonly (string | number | boolean)[] }
}

interface FlagField {
  readonly kind: 'flag'
  readonly default: boolean
  readonly needs?: Needs
}

interface ChoiceField<T extends string | number> {
  readonly kind: 'choice'
  readonly values: readonly T[]
  readonly default: T
  readonly needs?: Needs
}

interface NumberField {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly default: number
  /** Values that a form offers as presets; any other value within the range can be entered. */
  readonly ready?: readonly number[]
  readonly needs?: Needs
}

/** A built-in edition by its id, or an owner's complete edition. */
interface EditionField {
  readonly kind: 'edition'
  readonly default: string
  readonly needs?: Needs
}

export type OptionField = FlagField | ChoiceField<string> | ChoiceField<number> | NumberField | EditionField

/** Options as plain data: the form, the validation and the API description are generated from it. */
export type OptionFields<O> = { readonly [K in keyof O]: OptionField }

interface Optioned {
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Readonly<Record<string, OptionField>>
  readonly editions: { readonly builtIn: Readonly<Record<string, unknown>>; check(value: unknown): readonly Problem[] }
}

export type OptionsRead<O> = { readonly options: O } | { readonly problems: readonly Problem[] }

/** The most problems to report. */
const MOST_PROBLEMS = 20
const LONGEST_NAME = 100

/** Validates options from outside and fills in defaults. */
export function readOptions<O>(game: Optioned & { readonly options: OptionFields<O> }, value: unknown, seats: number): OptionsRead<O> {
  const problems: Problem[] = []
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    problems.push({ path: 'seats', reason: min === max ? `must be ${min}` : `must be ${min} to ${max}` })
  const given = value ?? {}
  if (typeof given !== 'object' || Array.isArray(given))
    return { problems: [...problems, { path: 'options', reason: 'must be an object' }] }
  const fields: Readonly<Record<string, OptionField>> = game.options
  for (const name in given) {
    if (problems.length >= MOST_PROBLEMS) break
    if (!Object.hasOwn(fields, name))
      problems.push({ path: `options.${name.slice(0, LONGEST_NAME)}`, reason: `unknown; there are ${list(Object.keys(fields))}` })
  }
  const read: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const attempt = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined
    read[name] = attempt ?? field.default
    for (const problem of judge(game, field, read[name]))
      problems.push({ ...problem, path: problem.path === '' ? `options.${name}` : `options.${name}.${problem.path}` })
  }
  for (const [name, field] of Object.entries(fields)) {
    const lack = lacking(field.needs, read, seats)
    if (lack !== undefined && read[name] !== field.default) problems.push({ path: `options.${name}`, reason: lack })
  }
  return problems.length > 0 ? { problems } : { options: read as O }
}

function judge(game: Optioned, field: OptionField, value: unknown): readonly Problem[] {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? [] : [{ path: '', reason: 'must be true or false' }]
    case 'choice':
      return (field.values as readonly unknown[]).includes(value) ? [] : [{ path: '', reason: `must be one of ${list(field.values)}` }]
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max
        ? []
        : [{ path: '', reason: `must be a whole number from ${field.min} to ${field.max}` }]
    case 'edition':
      if (typeof value !== 'string') return game.editions.check(value)
      return Object.hasOwn(game.editions.builtIn, value)
        ? []
        : [{ path: '', reason: `no such edition; there are ${list(Object.keys(game.editions.builtIn))}` }]
  }
}

function lacking(needs: Needs | undefined, read: Record<string, unknown>, seats: number): string | undefined {
  if (needs?.seats !== undefined && !needs.seats.includes(seats)) return `needs ${list(needs.seats)} seats`
  if (needs?.option !== undefined && !(needs.option.is as readonly unknown[]).includes(read[needs.option.name]))
    return `needs ${needs.option.name} to be ${list(needs.option.is)}`
  return undefined
}

function list(values: readonly unknown[]): string {
  return values.map(String).join(', ')
}
