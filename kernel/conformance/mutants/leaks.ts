import { receives } from '../../entry.ts'
import type { Seat, Viewer } from '../../game.ts'
import type { OpaqueRules } from '../opaque.ts'
import type { Leaf } from './leaves.ts'
import { changed, type Mark, type Mutant, scatter } from './mutant.ts'
import { read } from './shape.ts'

/** For a hidden leaf, rules that leak it in every possible way. The laws about knowledge must catch each of them alone. */
export function leaksOf(leaf: Leaf, seats: number): readonly Mutant[] {
  const name = leaf.path.join('.')
  const bit = telltale(leaf)
  const mutants: Mutant[] = [{ name: `view tells ${name}`, laws: ['twins'], mutate: (rules, mark) => intoView(rules, leaf, mark) }]
  if (leaf.playable)
    mutants.push({ name: `an event tells ${name}`, laws: ['interference'], mutate: (rules, mark) => intoEvents(rules, leaf, mark) })
  if (leaf.playable)
    mutants.push({
      name: `a view in the middle of a play tells ${name}`,
      laws: ['steps'],
      mutate: (rules, mark) => intoSteps(rules, leaf, mark),
    })
  if (leaf.inPlay && seats > 1)
    mutants.push({ name: `turn tells ${name}`, laws: ['twins'], mutate: (rules, mark) => intoTurn(rules, seats, bit, mark) })
  if (leaf.choosers.length > 0)
    mutants.push({ name: `a rival's moves tell ${name}`, laws: ['twins'], mutate: (rules, mark) => intoMoves(rules, leaf, bit, mark) })
  if (leaf.inPlay) mutants.push({ name: `secret tells ${name}`, laws: ['twins'], mutate: (rules, mark) => intoSecret(rules, bit, mark) })
  return mutants
}

type Bit = (state: unknown) => boolean

const SALTS = 32

/** A yes or no that differs between as many indistinguishable states as possible. */
function telltale({ path, confusions }: Leaf): Bit {
  const odd = (text: string, salt: number): boolean => scatter(text, salt, 2) === 1
  let best = 0
  let most = -1
  for (let salt = 0; salt < SALTS; salt++) {
    const told = confusions.filter(([one, other]) => odd(one, salt) !== odd(other, salt)).length
    if (told > most) {
      best = salt
      most = told
    }
  }
  return (state) => odd(read(state, path), best)
}

function intoView(rules: OpaqueRules, { path, hiddenFrom }: Leaf, mark: Mark): OpaqueRules {
  return changed(rules, {
    view(state, viewer) {
      const view = rules.view(state, viewer)
      if (!hiddenFrom.includes(viewer)) return view
      mark()
      return { ...view, leak: read(state, path) } as typeof view // a view with more than it should have
    },
  })
}

function intoEvents(rules: OpaqueRules, { path }: Leaf, mark: Mark): OpaqueRules {
  return changed(rules, {
    play(state, seat, move, random, emit) {
      mark()
      emit?.({ kind: 'leak', leak: read(state, path) })
      rules.play(state, seat, move, random, emit)
    },
  })
}

/** The view is correct before and after a play, and shows too much during it. */
function intoSteps(rules: OpaqueRules, { path, hiddenFrom }: Leaf, mark: Mark): OpaqueRules {
  let telling = false
  let looked: Viewer[] = []
  return changed(rules, {
    play(state, seat, move, random, emit) {
      looked = []
      rules.play(state, seat, move, random, (event, to = 'all', reveals) => {
        // A viewer who looked at an earlier event and then receives another has seen a view that does not last.
        if (looked.some((viewer) => receives(to, viewer))) mark()
        telling = true
        emit?.(event, to, reveals)
        telling = false
      })
    },
    view(state, viewer) {
      const view = rules.view(state, viewer)
      if (!telling || !hiddenFrom.includes(viewer)) return view
      looked.push(viewer)
      return { ...view, leak: read(state, path) } as typeof view // a view with more than it should have
    },
  })
}

/** Several seats in turn are listed in another order; a single one may be replaced by the next seat. */
function intoTurn(rules: OpaqueRules, seats: number, bit: Bit, mark: Mark): OpaqueRules {
  const helper = (state: unknown): Seat | undefined => {
    const turn = rules.turn(state)
    return turn.length === 1 && bit(state) ? (turn[0] + 1) % seats : undefined
  }
  const actor = (state: unknown, seat: Seat): Seat => (seat === helper(state) ? rules.turn(state)[0] : seat)
  return changed(rules, {
    turn(state) {
      const turn = rules.turn(state)
      if (turn.length === 0 || !bit(state)) return turn
      mark()
      return turn.length > 1 ? [...turn].reverse() : [turn[0], (turn[0] + 1) % seats]
    },
    moves: (state, seat) => rules.moves(state, actor(state, seat)),
    play: (state, seat, move, random, emit) => rules.play(state, actor(state, seat), move, random, emit),
  })
}

function intoMoves(rules: OpaqueRules, { choosers }: Leaf, bit: Bit, mark: Mark): OpaqueRules {
  return changed(rules, {
    moves(state, seat) {
      const moves = rules.moves(state, seat)
      if (moves.length < 2 || !choosers.includes(seat) || !bit(state)) return moves
      mark()
      return moves.slice(0, -1)
    },
  })
}

function intoSecret(rules: OpaqueRules, bit: Bit, mark: Mark): OpaqueRules {
  return changed(rules, {
    secret(state, seat) {
      if (!bit(state)) return rules.secret(state, seat)
      mark()
      return !rules.secret(state, seat)
    },
  })
}
