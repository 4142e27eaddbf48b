/** How well a printed fact is known. */
export type Status = 'printed' | 'sourced' | 'inferred' | 'reconstructed'

/** A value of an edition together with how well it is known. */
export interface Fact<T> {
  readonly value: T
  readonly status: Status
}

/** What every edition has; the rest is the game's own, made of facts. */
export interface Edition {
  readonly id: string
  readonly name: string
}

/** Something wrong with data from outside: where, and what. */
export interface Problem {
  readonly path: string
  /** In English, for programs and logs. */
  readonly reason: string
  /** What is complained of, as a key that each language puts in words, with what the sentence names. */
  readonly rule?: string
  readonly facts?: Readonly<Record<string, string | number>>
}

/** The editions a game brings, and the judge of an owner's own. */
export interface Editions<T extends Edition> {
  /** By id. The first is the default. */
  readonly builtIn: Readonly<Record<string, T>>
  /** What an owner's edition looks like, as JSON Schema: every list, text and number in it has its limits. */
  shape?(): Readonly<Record<string, unknown>>
  /** What is wrong with an owner's edition; empty: playable. Takes anything, never throws. */
  check(value: unknown): readonly Problem[]
}

/** One line of `edition show`: where a fact stands, what it is and how well it is known. */
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

/** The edition that an `edition` option names or carries. */
export function editionOf<T extends Edition>(editions: Editions<T>, option: string | T): T {
  return typeof option === 'string' ? editions.builtIn[option] : option
}
