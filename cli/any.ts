import type { Bot, SeenBy } from '@fairground/kernel'

/** A bot of any game: the command line does not know the games' types. */
export type AnyBot = Bot<unknown, SeenBy>
