import type { Bot, SeenBy } from '@fairground/kernel'

/** A bot of whichever game: the command line knows none of them. */
export type AnyBot = Bot<unknown, SeenBy>
