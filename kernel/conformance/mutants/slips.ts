import type { SeenBy, Summary } from '../../game.ts'
import { same } from '../../json.ts'
import { fastRandom } from '../../random.ts'
import type { Corrupt } from '../laws/corrupted.ts'
import type { OpaqueRules } from '../opaque.ts'
import { isObject } from '../plain.ts'
import { kindOf } from '../play.ts'
import { changed, type Mark, type Mutant, scatter } from './mutant.ts'

/** Mistakes that any game's author could make, one for each thing that the laws forbid. */
export const slips: readonly Mutant[] = [
  {
    name: 'a seat in turn is left without a move',
    laws: ['moves'],
    mutate: (rules, mark) =>
      changed(rules, { moves: (state, seat) => (sometimes(rules, state) ? marked(mark, []) : rules.moves(state, seat)) }),
  },
  {
    name: 'a seat that is not in turn is offered a move',
    laws: ['moves'],
    mutate: (rules, mark) =>
      changed(rules, {
        moves(state, seat) {
          const turn = rules.turn(state)
          if (turn.length === 0 || turn.includes(seat) || !sometimes(rules, state)) return rules.moves(state, seat)
          return marked(mark, rules.moves(state, turn[0]))
        },
      }),
  },
  {
    name: 'a move is offered twice',
    laws: ['moves'],
    mutate: (rules, mark) => withMoves(rules, mark, (moves) => [...moves, moves[0]]),
  },
  {
    name: 'a move is offered that cannot be played',
    laws: ['moves'],
    mutate: (rules, mark) =>
      changed(
        withMoves(rules, mark, (moves) => [...moves, { impossible: true }]),
        {
          play(state, seat, move, random, tell) {
            if (isObject(move) && 'impossible' in move) throw new Error('impossible')
            rules.play(state, seat, move, random, tell)
          },
        },
      ),
  },
  {
    name: 'two moves have the same key',
    laws: ['keys'],
    mutate: (rules, mark) => changed(rules, { key: () => marked(mark, 0) }),
  },
  {
    name: 'a key changes from one time to the next',
    laws: ['keys'],
    mutate(rules, mark) {
      let asked = 0
      return changed(rules, { key: (move) => marked(mark, `${String(rules.key(move)).slice(0, 10)}#${asked++}`) })
    },
  },
  {
    name: 'a sampler forgets to clear a used state',
    laws: ['sampler'],
    mutate: (rules, mark) =>
      changed(rules, {
        sampler(view, choices) {
          const sampler = rules.sampler(view, choices)
          return { deal: (random, into) => (into === undefined ? sampler.deal(random) : marked(mark, into)) }
        },
      }),
  },
  {
    name: 'choices that are to be left open are made',
    laws: ['sampler'],
    mutate: (rules, mark) =>
      changed(rules, {
        sampler(view, choices) {
          if (
            choices === 'open' &&
            rules.turn(rules.sampler(view, 'open').deal(ZERO)).length > rules.turn(rules.sampler(view).deal(ZERO)).length
          )
            mark()
          return rules.sampler(view)
        },
      }),
  },
  {
    name: 'a choice is overheard as it is made',
    laws: ['choices'],
    mutate: (rules, mark) =>
      changed(rules, {
        play(state, seat, move, random, tell) {
          const before = rules.turn(state)
          rules.play(state, seat, move, random, tell)
          const after = rules.turn(state)
          const still = before.filter((each) => each !== seat)
          if (before.length > 1 && same(after, still)) tell?.(marked(mark, { kind: 'overheard', move: rules.key(move) }))
        },
      }),
  },
  {
    name: 'an outcome comes early',
    laws: ['moves'],
    mutate: (rules, mark) =>
      changed(rules, {
        outcome: (state) =>
          rules.turn(state).length > 0 && sometimes(rules, state)
            ? marked(mark, { places: [], scores: [], breakdown: [] })
            : rules.outcome(state),
      }),
  },
  {
    name: 'an outcome lacks a seat',
    laws: ['moves'],
    mutate: (rules, mark) =>
      changed(rules, {
        outcome(state) {
          const outcome = rules.outcome(state)
          return outcome && marked(mark, { ...outcome, places: outcome.places.slice(1) })
        },
      }),
  },
  {
    name: 'a play leads nowhere',
    laws: ['ends'],
    mutate: (rules, mark) => changed(rules, { play: () => mark() }),
  },
  {
    name: 'asking why breaks down',
    laws: ['refusals'],
    mutate: (rules, mark) =>
      changed(rules, {
        why() {
          mark()
          throw new Error('why')
        },
      }),
  },
  {
    name: 'a play depends on how often it was asked for',
    laws: ['determinism'],
    mutate(rules, mark) {
      let calls = 0
      return changed(rules, {
        play(state, seat, move, random, tell) {
          const offered = rules.moves(state, seat)
          if (++calls % 5 > 0 || offered.length < 2) rules.play(state, seat, move, random, tell)
          else rules.play(state, seat, marked(mark, same(move, offered[0]) ? offered[1] : offered[0]), random, tell)
        },
      })
    },
  },
  {
    name: 'the opening depends on how often it was asked for',
    laws: ['again'],
    mutate(rules, mark) {
      let calls = 0
      return changed(rules, {
        setup(random) {
          mark()
          for (let i = 0; i < calls; i++) random.below(2)
          calls++
          return rules.setup(random)
        },
      })
    },
  },
  {
    name: 'chance comes from elsewhere',
    laws: ['determinism'],
    mutate: chanceFromElsewhere,
  },
  {
    name: 'chance comes from elsewhere, so that going back and on draws something else',
    laws: ['undo'],
    mutate: chanceFromElsewhere,
  },
  {
    name: 'the state keeps something that is not JSON',
    laws: ['plain'],
    mutate: (rules, mark) =>
      changed(rules, {
        play(state, seat, move, random, tell) {
          rules.play(state, seat, move, random, tell)
          mark()
          if (isObject(state)) Object.assign(state, { stray: undefined })
        },
      }),
  },
  {
    name: 'a view keeps something that is not JSON',
    laws: ['plain'],
    mutate: (rules, mark) =>
      changed(rules, {
        view: (state, viewer) => marked(mark, { ...rules.view(state, viewer), seen: new Date(0) }) as ReturnType<OpaqueRules['view']>,
      }),
  },
  {
    name: 'a copy shares what is inside',
    laws: ['apart'],
    mutate: shallowCopy,
  },
  {
    name: 'a copy shares what is inside, so that taking back leaves traces',
    laws: ['undo'],
    mutate: shallowCopy,
  },
  {
    name: 'a view is the state seen through a filter',
    laws: ['apart'],
    mutate: (rules, mark) =>
      changed(rules, {
        view(state, viewer) {
          const view = rules.view(state, viewer)
          const shared = isObject(state)
            ? Object.entries(state).filter(
                ([name, value]) => isObject(value) && same((view as unknown as Record<string, unknown>)[name], value),
              )
            : []
          return shared.length === 0 ? view : marked(mark, { ...view, ...Object.fromEntries(shared) })
        },
      }),
  },
  {
    name: 'looking changes the state',
    laws: ['apart'],
    mutate: (rules, mark) =>
      changed(rules, {
        outcome(state) {
          if (isObject(state))
            for (const value of Object.values(state)) if (Array.isArray(value) && value.length > 0) marked(mark, value.pop())
          return rules.outcome(state)
        },
      }),
  },
  {
    name: 'choices depend on who makes the last one',
    laws: ['undo'],
    mutate: (rules, mark) =>
      changed(rules, {
        play(state, seat, move, random, tell) {
          if (rules.turn(state).length > 1 && isObject(state)) Object.assign(state, { lastChooser: marked(mark, seat) })
          rules.play(state, seat, move, random, tell)
        },
        copy: (state) =>
          isObject(state) && 'lastChooser' in state
            ? Object.assign(rules.copy(state) as object, { lastChooser: state.lastChooser })
            : rules.copy(state),
      }),
  },
]

/** An event that reveals something is not marked, so that a player could look and then undo. */
export function unmarked(kind: string): Mutant {
  return {
    name: `${kind} is not marked as revealing`,
    laws: ['interference'],
    mutate: (rules, mark) =>
      changed(rules, {
        play(state, seat, move, random, tell) {
          rules.play(
            state,
            seat,
            move,
            random,
            tell && ((event, to, reveals) => tell(event, to, kindOf(event) === kind && reveals ? marked(mark, false) : reveals)),
          )
        },
      }),
  }
}

/** A play corrupts the state like one of the game's own corruptions: a coin too many, a card twice. */
export function corruptingMutant(name: string, corrupt: Corrupt): Mutant {
  return {
    name: `a play leaves ${name}`,
    laws: ['sound'],
    mutate: (rules, mark) =>
      changed(rules, {
        play(state, seat, move, random, tell) {
          rules.play(state, seat, move, random, tell)
          mark()
          corrupt(state as never) // the game's own state, which the battery does not know by type
        },
      }),
  }
}

function chanceFromElsewhere(rules: OpaqueRules, mark: Mark): OpaqueRules {
  const elsewhere = fastRandom(1)
  const random = { below: (bound: number) => (bound > 1 ? marked(mark, elsewhere.below(bound)) : 0) }
  return changed(rules, { play: (state, seat, move, _, tell) => rules.play(state, seat, move, random, tell) })
}

function shallowCopy(rules: OpaqueRules, mark: Mark): OpaqueRules {
  return changed(rules, { copy: (state) => marked(mark, isObject(state) ? { ...state } : state) })
}

function withMoves(rules: OpaqueRules, mark: Mark, change: (moves: readonly unknown[]) => readonly unknown[]): OpaqueRules {
  return changed(rules, {
    moves(state, seat) {
      const moves = rules.moves(state, seat)
      return moves.length === 0 || !sometimes(rules, state) ? moves : marked(mark, change(moves))
    },
  })
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
  return {
    name: 'a step out of order: everything is told one event late',
    laws: ['told'],
    mutate: (rules, mark) =>
      changed(rules, {
        play(state, seat, move, random, tell) {
          let held: (() => void) | undefined
          rules.play(state, seat, move, random, (event, to, reveals) => {
            if (held !== undefined && (to ?? 'all') === 'all' && changes(event, rules.facts).some(({ by }) => by !== 0)) mark()
            held?.()
            held = () => tell?.(event, to, reveals)
          })
          held?.()
        },
      }),
  }
}
