import { type AnyGame, type AnyRules, type Audience, fastRandom, imagine, type Viewer } from '@fairground/kernel'

/** At which move, for which viewer and how the true state is replaced by a possible one. */
export interface Swap {
  /** After so many plays of the line that stands. */
  readonly after: number
  readonly viewer: Viewer
  readonly seed: number
}

/** Something that the rules said. */
export interface RecordedEvent {
  readonly event: unknown
  readonly to: Audience
  readonly reveals: boolean
}

/** Receives what the rules tell, and whether the state has been replaced. */
export interface EventRecorder {
  readonly said: RecordedEvent[]
  swapped: boolean
}

interface Twinned {
  inner: unknown
  plays: number
}

/**
 * A game whose state is replaced, after a certain move, by another that is possible for a viewer: nothing may change for that viewer.
 * `recorder` receives what the rules tell.
 */
export function twinOf(game: AnyGame, swap: Swap | undefined, recorder: EventRecorder): AnyGame {
  return { ...game, open: (options: unknown, seats: number) => twinRules(game.open(options, seats), swap, recorder) }
}

function twinRules(rules: AnyRules, swap: Swap | undefined, recorder: EventRecorder): AnyRules {
  const swapped = (state: Twinned): Twinned => {
    if (swap !== undefined && state.plays === swap.after) {
      state.inner = imagine(rules, rules.view(state.inner, swap.viewer), fastRandom(swap.seed))
      recorder.swapped = true
    }
    return state
  }
  return {
    facts: rules.facts,
    setup: (random) => swapped({ inner: rules.setup(random), plays: 0 }),
    turn: (state) => rules.turn(state.inner),
    moves: (state, seat) => rules.moves(state.inner, seat),
    key: (move) => rules.key(move),
    secret: (state, seat) => rules.secret(state.inner, seat),
    play(state, seat, move, random, tell) {
      rules.play(state.inner, seat, move, random, (event, to = 'all', reveals = false) => {
        recorder.said.push({ event, to, reveals })
        tell?.(event, to, reveals)
      })
      state.plays++
      swapped(state)
    },
    view: (state, viewer) => rules.view(state.inner, viewer),
    sampler: (view, choices) => {
      const sampler = rules.sampler(view, choices)
      return { deal: (random) => ({ inner: sampler.deal(random), plays: 0 }) }
    },
    outcome: (state) => rules.outcome(state.inner),
    copy: (state) => ({ inner: rules.copy(state.inner), plays: state.plays }),
    check: (state) => rules.check((state as Twinned).inner),
    why: rules.why,
  }
}
