/** How reliable a printed fact is. */
export type Status = 'printed' | 'sourced' | 'inferred' | 'reconstructed'

/** A value of an edition, and how reliable it is. */
export interface Fact<T> {
  readonly value: T
  readonly status: Status
}

/** What every edition has; the rest depends on the game and is made of facts. */
export interface Edition {
  readonly id: string
  readonly name: string
}

/** A problem with data from outside: where, and what. */
export interface Problem {
  readonly path: string
  /** In English, for programs and logs. */
  readonly reason: string
  /** The problem as a key that each language turns into a sentence, with the values it mentions. */
  readonly rule?: string
  readonly facts?: Readonly<Record<string, string | number>>
}

/** The editions that come with a game, and the validation of an owner's own. */
export interface Editions<T extends Edition> {
  /** By id. The first is the default. */
  readonly builtIn: Readonly<Record<string, T>>
  /** The JSON Schema of an owner's edition: every list, text and number has limits. */
  shape?(): Readonly<Record<string, unknown>>
  /** Problems with an owner's edition; empty if it can be played. Accepts anything, never throws. */
  check(value: unknown): readonly Problem[]
}

/** One line of `edition show`: the path of a fact, its value and how reliable it is. */
export interface FactLine extends Fact<unknown> {
  readonly path: string
}

/** Every fact of an edition, in order. */
export function factsOf(edition: Edition): readonly FactLine[] {
  const lines: FactLine[] = []
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    if ('status' in value && 'value' in value) {
      lines.push({ path, value: value.value, status: value.status as Status })
      return
    }
    for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`)
  }
  walk(edition, '')
  return lines
}

/** The edition that an `edition` option names or contains. */
export function editionOf<T extends Edition>(editions: Editions<T>, option: string | T): T {
  return typeof option === 'string' ? editions.builtIn[option] : option
}
