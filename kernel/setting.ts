import type { Sitter } from './entry.ts'
import type { Game, Rules, SeenBy } from './game.ts'
import { readOptions } from './options.ts'

/** What a match is created with. */
export interface MatchSetting<O> {
  readonly id: string
  readonly seats: number
  readonly options: O
  /** 64 hexadecimal digits, secret until the end. */
  readonly seed: string
  /** One per seat, empty for none. */
  readonly words: readonly string[]
  readonly sitters: readonly Sitter[]
  /** Does a move that passes the turn wait for Done, so that the player can undo it? */
  readonly waits: boolean
}

/** Problems with a match's setting. */
export class BadSetting extends Error {}

const ID = /^[A-Za-z0-9_-]{1,64}$/
const LONGEST_WORD = 200

export function isSitter(value: unknown): value is Sitter {
  return value === 'person' || (typeof value === 'string' && value.startsWith('bot:') && value.length < 100)
}

/** The setting with its options filled in, or `BadSetting`. */
export function checkedSetting<S, M, V extends SeenBy, E, O>(game: Game<S, M, V, E, O>, setting: MatchSetting<O>): MatchSetting<O> {
  const options = checkedOptions(game, setting.options, setting.seats)
  if (!ID.test(setting.id)) throw new BadSetting('id: 1 to 64 letters, digits, - and _')
  if (setting.words.length !== setting.seats || !setting.words.every((word) => typeof word === 'string' && word.length <= LONGEST_WORD))
    throw new BadSetting(`words: one per seat, at most ${LONGEST_WORD} characters each, empty for none`)
  if (setting.sitters.length !== setting.seats || !setting.sitters.every(isSitter))
    throw new BadSetting('sitters: one per seat, person or bot:…')
  return { ...setting, options }
}

/** Options with their defaults filled in, or `BadSetting`. */
export function checkedOptions<S, M, V extends SeenBy, E, O>(game: Game<S, M, V, E, O>, options: unknown, seats: number): O {
  const read = readOptions(game, options, seats)
  if ('problems' in read) throw new BadSetting(read.problems.map(({ path, reason }) => `${path}: ${reason}`).join('; '))
  return read.options
}

/** The rules of a game for so many seats, with the defaults of all options that are missing; or `BadSetting`. */
export function rulesFor<S, M, V extends SeenBy, E, O, F>(
  game: Game<S, M, V, E, O, F>,
  seats: number,
  options: unknown = {},
): Rules<S, M, V, E, F> {
  return game.open(checkedOptions(game, options, seats), seats)
}
