import type { Outcome, Seat } from '../../game.ts'
import { brief } from '../plain.ts'
import { playOn } from '../play.ts'
import { textOf } from '../texts.ts'
import { type Moment, type PositionLaw, seatsOf, type Verdict } from './law.ts'

/**
 * Law 1, the rules' part: each seat in turn has a move and no other seat has one, no move is offered twice, every offered move can be
 * played, and there is an outcome exactly when nobody is in turn.
 */
export const moves: PositionLaw = {
  name: 'moves',
  judge: (moment) => turnProblem(moment) ?? listProblem(moment) ?? playProblem(moment) ?? outcomeProblem(moment),
}

function turnProblem({ turn, seats }: Moment): Verdict {
  if (new Set(turn).size !== turn.length) return `turn names a seat twice: ${brief(turn)}`
  const stranger = turn.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats)
  return stranger === undefined ? undefined : `turn names ${stranger}, which is no seat`
}

function listProblem({ rules, state, turn, seats }: Moment): Verdict {
  for (const seat of seatsOf(seats)) {
    const offered = rules.moves(state, seat)
    if (turn.includes(seat) && offered.length === 0) return `seat ${seat} is in turn and has no move`
    if (!turn.includes(seat) && offered.length > 0) return `seat ${seat} is not in turn and is offered ${brief(offered[0])}`
    const texts = new Set<string>()
    for (const move of offered) {
      const text = textOf(move)
      if (texts.has(text)) return `seat ${seat} is offered ${text} twice`
      texts.add(text)
    }
  }
  return undefined
}

const TRIED_A_SEAT = 2

function playProblem(moment: Moment): Verdict {
  const { next, turn, rules, state } = moment
  if (next !== undefined) {
    const problem = throws(next.seat, next.move, () => moment.played)
    if (problem !== undefined) return problem
  }
  for (const seat of moment.sample(turn, 1))
    for (const move of moment.sample(rules.moves(state, seat), TRIED_A_SEAT)) {
      const problem = throws(seat, move, () => playOn(rules, state, seat, move, moment.chance()))
      if (problem !== undefined) return problem
    }
  return undefined
}

function throws(seat: Seat, move: unknown, play: () => unknown): Verdict {
  try {
    play()
    return undefined
  } catch (error) {
    return `seat ${seat} is offered ${brief(move)}, and playing it throws: ${String(error)}`
  }
}

function outcomeProblem({ rules, state, turn, seats }: Moment): Verdict {
  const outcome = rules.outcome(state)
  if (outcome === undefined) return turn.length === 0 ? 'nobody is in turn and there is no outcome' : undefined
  if (turn.length > 0) return 'there is an outcome while somebody is in turn'
  return shapeProblem(outcome, seats)
}

function shapeProblem({ places, scores, breakdown }: Outcome, seats: number): Verdict {
  if (places.length !== seats || !places.every((place) => Number.isInteger(place) && place >= 1 && place <= seats))
    return `places are not one from 1 to ${seats} a seat: ${brief(places)}`
  if (scores.length !== seats || !scores.every(Number.isFinite)) return `scores are not one number a seat: ${brief(scores)}`
  if (breakdown.length !== seats || !breakdown.every((parts) => Object.values(parts).every(Number.isFinite)))
    return `the breakdown is not named numbers for each seat: ${brief(breakdown)}`
  return undefined
}
