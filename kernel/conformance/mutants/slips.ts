import type { SeenBy, Summary } from '../../game.ts'
import { same } from '../../json.ts'
import { fastRandom } from '../../random.ts'
import type { Corrupt } from '../laws/corrupted.ts'
import type { LawName } from '../laws/law.ts'
import type { OpaqueRules } from '../opaque.ts'
import { isObject } from '../plain.ts'
import { kindOf } from '../play.ts'
import { changed, type Mark, type Mutant, scatter } from './mutant.ts'

/** Mistakes that any game's author could make, one for each thing that the laws forbid. */
export const slips: readonly Mutant[] = [
  slip('a seat in turn is left without a move', 'moves', (rules, mark) => ({
    moves: (state, seat) => (sometimes(rules, state) ? marked(mark, []) : rules.moves(state, seat)),
  })),
  slip('a seat that is not in turn is offered a move', 'moves', (rules, mark) => ({
    moves(state, seat) {
      const turn = rules.turn(state)
      if (turn.length === 0 || turn.includes(seat) || !sometimes(rules, state)) return rules.moves(state, seat)
      return marked(mark, rules.moves(state, turn[0]))
    },
  })),
  slip('a move is offered twice', 'moves', (rules, mark) => withMoves(rules, mark, (moves) => [...moves, moves[0]])),
  slip('a move is offered that cannot be played', 'moves', (rules, mark) => ({
    ...withMoves(rules, mark, (moves) => [...moves, { impossible: true }]),
    play(state, seat, move, random, emit) {
      if (isObject(move) && 'impossible' in move) throw new Error('impossible')
      rules.play(state, seat, move, random, emit)
    },
  })),
  slip('two moves have the same key', 'keys', (_, mark) => ({ key: () => marked(mark, 0) })),
  slip('a key changes from one time to the next', 'keys', (rules, mark) => {
    let asked = 0
    return { key: (move) => marked(mark, `${String(rules.key(move)).slice(0, 10)}#${asked++}`) }
  }),
  slip('a sampler forgets to clear a used state', 'sampler', (rules, mark) => ({
    sampler(view, choices) {
      const sampler = rules.sampler(view, choices)
      return { deal: (random, into) => (into === undefined ? sampler.deal(random) : marked(mark, into)) }
    },
  })),
  slip('choices that are to be left open are made', 'sampler', (rules, mark) => ({
    sampler(view, choices) {
      if (
        choices === 'open' &&
        rules.turn(rules.sampler(view, 'open').deal(ZERO)).length > rules.turn(rules.sampler(view).deal(ZERO)).length
      )
        mark()
      return rules.sampler(view)
    },
  })),
  slip('a choice is overheard as it is made', 'choices', (rules, mark) => ({
    play(state, seat, move, random, emit) {
      const before = rules.turn(state)
      rules.play(state, seat, move, random, emit)
      const after = rules.turn(state)
      const still = before.filter((each) => each !== seat)
      if (before.length > 1 && same(after, still)) emit?.(marked(mark, { kind: 'overheard', move: rules.key(move) }))
    },
  })),
  slip('an outcome comes early', 'moves', (rules, mark) => ({
    outcome: (state) =>
      rules.turn(state).length > 0 && sometimes(rules, state)
        ? marked(mark, { places: [], scores: [], breakdown: [] })
        : rules.outcome(state),
  })),
  slip('an outcome lacks a seat', 'moves', (rules, mark) => ({
    outcome(state) {
      const outcome = rules.outcome(state)
      return outcome && marked(mark, { ...outcome, places: outcome.places.slice(1) })
    },
  })),
  slip('a play leads nowhere', 'ends', (_, mark) => ({ play: () => mark() })),
  slip('asking why breaks down', 'refusals', (_, mark) => ({
    why() {
      mark()
      throw new Error('why')
    },
  })),
  slip('a play depends on how often it was asked for', 'determinism', (rules, mark) => {
    let calls = 0
    return {
      play(state, seat, move, random, emit) {
        const offered = rules.moves(state, seat)
        if (++calls % 5 > 0 || offered.length < 2) rules.play(state, seat, move, random, emit)
        else rules.play(state, seat, marked(mark, same(move, offered[0]) ? offered[1] : offered[0]), random, emit)
      },
    }
  }),
  slip('the opening depends on how often it was asked for', 'again', (rules, mark) => {
    let calls = 0
    return {
      setup(random) {
        mark()
        for (let i = 0; i < calls; i++) random.below(2)
        calls++
        return rules.setup(random)
      },
    }
  }),
  slip('chance comes from elsewhere', 'determinism', chanceFromElsewhere),
  slip('chance comes from elsewhere, so that going back and on draws something else', 'undo', chanceFromElsewhere),
  slip('the state keeps something that is not JSON', 'plain', (rules, mark) => ({
    play(state, seat, move, random, emit) {
      rules.play(state, seat, move, random, emit)
      mark()
      if (isObject(state)) Object.assign(state, { stray: undefined })
    },
  })),
  slip('a view keeps something that is not JSON', 'plain', (rules, mark) => ({
    view: (state, viewer) => marked(mark, { ...rules.view(state, viewer), seen: new Date(0) }) as ReturnType<OpaqueRules['view']>,
  })),
  slip('a copy shares what is inside', 'aliasing', shallowCopy),
  slip('a copy shares what is inside, so that taking back leaves traces', 'undo', shallowCopy),
  slip('a view is the state seen through a filter', 'aliasing', (rules, mark) => ({
    view(state, viewer) {
      const view = rules.view(state, viewer)
      const shared = isObject(state)
        ? Object.entries(state).filter(
            ([name, value]) => isObject(value) && same((view as unknown as Record<string, unknown>)[name], value),
          )
        : []
      return shared.length === 0 ? view : marked(mark, { ...view, ...Object.fromEntries(shared) })
    },
  })),
  slip('looking changes the state', 'aliasing', (rules, mark) => ({
    outcome(state) {
      if (isObject(state)) for (const value of Object.values(state)) if (Array.isArray(value) && value.length > 0) marked(mark, value.pop())
      return rules.outcome(state)
    },
  })),
  slip('choices depend on who makes the last one', 'undo', (rules, mark) => ({
    play(state, seat, move, random, emit) {
      if (rules.turn(state).length > 1 && isObject(state)) Object.assign(state, { lastChooser: marked(mark, seat) })
      rules.play(state, seat, move, random, emit)
    },
    copy: (state) =>
      isObject(state) && 'lastChooser' in state
        ? Object.assign(rules.copy(state) as object, { lastChooser: state.lastChooser })
        : rules.copy(state),
  })),
]

/** An event that reveals something is not marked, so that a player could look and then undo. */
export function unmarked(kind: string): Mutant {
  return slip(`${kind} is not marked as revealing`, 'interference', (rules, mark) => ({
    play(state, seat, move, random, emit) {
      const hiding: typeof emit = (event, to, reveals) =>
        emit?.(event, to, kindOf(event) === kind && reveals ? marked(mark, false) : reveals)
      rules.play(state, seat, move, random, emit && hiding)
    },
  }))
}

/** A play corrupts the state like one of the game's own corruptions: a coin too many, a card twice. */
export function corruptingMutant(name: string, corrupt: Corrupt): Mutant {
  return slip(`a play leaves ${name}`, 'sound', (rules, mark) => ({
    play(state, seat, move, random, emit) {
      rules.play(state, seat, move, random, emit)
      mark()
      corrupt(state as never) // the game's own state, which the battery does not know by type
    },
  }))
}

function slip(name: string, law: LawName, change: (rules: OpaqueRules, mark: Mark) => Partial<OpaqueRules>): Mutant {
  return { name, laws: [law], mutate: (rules, mark) => changed(rules, change(rules, mark)) }
}

function chanceFromElsewhere(rules: OpaqueRules, mark: Mark): Partial<OpaqueRules> {
  const elsewhere = fastRandom(1)
  const random = { below: (bound: number) => (bound > 1 ? marked(mark, elsewhere.below(bound)) : 0) }
  return { play: (state, seat, move, _, emit) => rules.play(state, seat, move, random, emit) }
}

function shallowCopy(_: OpaqueRules, mark: Mark): Partial<OpaqueRules> {
  return { copy: (state) => marked(mark, isObject(state) ? { ...state } : state) }
}

function withMoves(rules: OpaqueRules, mark: Mark, change: (moves: readonly unknown[]) => readonly unknown[]): Partial<OpaqueRules> {
  return {
    moves(state, seat) {
      const moves = rules.moves(state, seat)
      return moves.length === 0 || !sometimes(rules, state) ? moves : marked(mark, change(moves))
    },
  }
}

const ZERO = { below: () => 0 }

/** In one position of three, decided by public information. */
function sometimes(rules: OpaqueRules, state: unknown): boolean {
  return scatter(JSON.stringify(rules.view(state, 'spectator')), 0, 3) === 0
}

function marked<T>(mark: Mark, value: T): T {
  mark()
  return value
}

/** Every event is sent one step late, so that the view at an event already shows the next one. */
export function late({ changes }: Pick<Summary<SeenBy, unknown>, 'changes'>): Mutant {
  return slip('a step out of order: everything is told one event late', 'counts', (rules, mark) => ({
    play(state, seat, move, random, emit) {
      let held: (() => void) | undefined
      rules.play(state, seat, move, random, (event, to, reveals) => {
        if (held !== undefined && (to ?? 'all') === 'all' && changes(event, rules.facts).some(({ by }) => by !== 0)) mark()
        held?.()
        held = () => emit?.(event, to, reveals)
      })
      held?.()
    },
  }))
}
