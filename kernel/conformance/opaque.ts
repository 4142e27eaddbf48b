import type { Game, Rules, SeenBy } from '../game.ts'

/** Rules and games whose nouns the battery does not know: it hands states, moves, views and events on and never looks into them by name. */
export type OpaqueRules = Rules<unknown, unknown, SeenBy, unknown>
export type OpaqueGame = Game<unknown, unknown, SeenBy, unknown, unknown>
