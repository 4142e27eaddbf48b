import { sha256Hex } from '../bytes.ts'
import { canonical } from '../json.ts'
import { type Case, picksOf, streamAt, walk } from './case.ts'
import { viewersOf } from './laws/law.ts'
import type { OpaqueGame, OpaqueRules } from './opaque.ts'
import { playOn } from './play.ts'
import { textOf } from './texts.ts'

/** SHA-256 over every state, move, event and outcome of a game, and views of all viewers in turn: the same on every machine. */
export function fingerprint(game: OpaqueGame, played: Case): string {
  return fingerprintOn(game.open(played.options, played.seats), played)
}

export function fingerprintOn(rules: OpaqueRules, { seats, seed, picks }: Pick<Case, 'seats' | 'seed' | 'picks'>): string {
  const viewers = viewersOf(seats)
  let sum = ''
  walk(rules, seed, picksOf(picks), ({ step, state, turn, next }) => {
    const view = rules.view(state, viewers[step % viewers.length])
    const events = next && playOn(rules, state, next.seat, next.move, streamAt(seed, step, 'chance')).events
    const offered = turn.map((seat) => rules.moves(state, seat).map(textOf).join())
    sum = sha256Hex(sum + canonical([state, view, next ?? null, events ?? null, rules.outcome(state) ?? null]) + offered.join())
    return true
  })
  return sum
}
