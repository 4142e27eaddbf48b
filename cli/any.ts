import type { Bot, Match, SeenBy } from '@fairground/kernel'

/** A match and a bot of whichever game: the command line knows none of them. */
export type AnyMatch = Match<unknown, unknown, SeenBy, unknown, unknown>
export type AnyBot = Bot<unknown, SeenBy>
