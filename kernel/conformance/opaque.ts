import type { Game, Rules, SeenBy } from '../game.ts'

/** Rules and games of unknown types: the battery passes states, moves, views and events on and never uses their fields by name. */
export type OpaqueRules = Rules<unknown, unknown, SeenBy, unknown>
export type OpaqueGame = Game<unknown, unknown, SeenBy, unknown, unknown>
