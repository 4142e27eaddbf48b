import type { LawName } from '../laws/law.ts'
import type { OpaqueRules } from '../opaque.ts'

/** Rules with one thing wrong, and the laws each of which must catch it alone. */
export interface Mutant {
  readonly name: string
  readonly laws: readonly LawName[]
  mutate(rules: OpaqueRules, mark: Mark): OpaqueRules
}

/** Called when the defect has made a difference: a mutant that never calls it has no defect in this game. */
export type Mark = () => void

/** The rules with some functions replaced. */
export function changed(rules: OpaqueRules, change: Partial<OpaqueRules>): OpaqueRules {
  return {
    facts: rules.facts,
    setup: (random) => rules.setup(random),
    turn: (state) => rules.turn(state),
    moves: (state, seat) => rules.moves(state, seat),
    key: (move) => rules.key(move),
    secret: (state, seat) => rules.secret(state, seat),
    play: (state, seat, move, random, emit) => rules.play(state, seat, move, random, emit),
    view: (state, viewer) => rules.view(state, viewer),
    sampler: (view, choices) => rules.sampler(view, choices),
    outcome: (state) => rules.outcome(state),
    copy: (state) => rules.copy(state),
    check: (state) => rules.check(state),
    why: (view, attempt) => rules.why?.(view, attempt),
    ...change,
  }
}

/** A number from 0 to bound − 1, determined by a text. */
export function scatter(text: string, salt: number, bound: number): number {
  let sum = 0x811c9dc5 ^ Math.imul(salt + 1, 0x9e3779b9)
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  return ((sum ^ (sum >>> 12)) >>> 0) % bound
}
