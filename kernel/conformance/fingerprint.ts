import { sha256Hex } from '../bytes.ts'
import { canonical } from '../json.ts'
import { type Case, type Picker, picksOf, streamAt, walk } from './case.ts'
import { viewersOf } from './laws/law.ts'
import type { OpaqueGame } from './opaque.ts'
import { playOn } from './play.ts'

/** A SHA-256 over every state, event and view of a game: equal wherever the same game is played. */
export function fingerprint(game: OpaqueGame, { seats, options, seed, picks }: Case, picker: Picker = picksOf(picks)): string {
  const rules = game.open(options as never, seats) // the game's own options
  let sum = ''
  walk(rules, seed, picker, ({ step, state, next }) => {
    const views = viewersOf(seats).map((viewer) => rules.view(state, viewer))
    const told = next && playOn(rules, state, next.seat, next.move, streamAt(seed, step, 'chance')).told
    sum = sha256Hex(sum + canonical([state, views, next ?? null, told ?? null, rules.outcome(state) ?? null]))
    return true
  })
  return sum
}
