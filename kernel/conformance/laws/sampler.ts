import type { Seat, Viewer } from '../../game.ts'
import { same } from '../../json.ts'
import { fastRandom, pick } from '../../random.ts'
import { distinguishes } from '../alike.ts'
import { difference } from '../plain.ts'
import { isCommit } from './choices.ts'
import { type Moment, type PositionLaw, showViewer, type Verdict } from './law.ts'

/**
 * Law 3, samplers: dealing into a used state gives the same as dealing a new one, whatever was played on it. If others have chosen in
 * secret, a state with open choices asks exactly those again, and whatever they choose makes a twin.
 */
export const sampler: PositionLaw = {
  name: 'sampler',
  judge(moment) {
    for (const viewer of moment.viewers) {
      const verdict = reuseProblem(moment, viewer) ?? openProblem(moment, viewer) ?? commitProblem(moment, viewer)
      if (verdict !== undefined) return verdict
    }
    return undefined
  },
}

function reuseProblem({ rules, state, random }: Moment, viewer: Viewer): Verdict {
  const dealer = rules.sampler(rules.view(state, viewer))
  const seed = random.below(2 ** 31)
  const used = dealer.deal(random)
  const turn = rules.turn(used)
  if (turn.length > 0) {
    const seat = pick(turn, random)
    rules.play(used, seat, pick(rules.moves(used, seat), random), random)
  }
  const anew = dealer.deal(fastRandom(seed))
  const again = dealer.deal(fastRandom(seed), used)
  return same(anew, again) ? undefined : `dealt into a used state, it differs at ${difference(anew, again)}`
}

/** A seat that has just filled its own slot, while others still have to choose, is asked again. */
function commitProblem({ rules, turn, next, played, random }: Moment, viewer: Viewer): Verdict {
  if (next === undefined || played === undefined || viewer === next.seat) return undefined
  if (!isCommit(rules.turn(played.state), turn, next.seat, played)) return undefined
  const open = rules.sampler(rules.view(played.state, viewer), 'open').deal(random)
  if (rules.turn(open).includes(next.seat)) return undefined
  return `with open choices seat ${next.seat}, which has just chosen in secret, is not asked again`
}

/** There are choices to leave open only while several seats choose at once. */
function openProblem({ rules, state, seats, turn, random, tally }: Moment, viewer: Viewer): Verdict {
  const who = showViewer(viewer)
  const open = rules.sampler(rules.view(state, viewer), 'open').deal(random)
  const unsound = rules.check(open)
  if (unsound.length > 0) return `with open choices ${who} is dealt a state that is not sound: ${unsound.join('; ')}`
  const asked = rules.turn(open)
  const again = asked.filter((seat: Seat) => !turn.includes(seat))
  if (again.length === 0) return undefined
  tally.open++
  if (!turn.every((seat) => asked.includes(seat))) return `with open choices seats ${turn.join(' ')} are not all asked`
  if (viewer !== 'spectator' && again.includes(viewer)) return `with open choices ${who} has to make its own choice again`
  for (const seat of again) rules.play(open, seat, pick(rules.moves(open, seat), random), random)
  const apart = distinguishes(rules, seats, viewer, state, open)
  return apart === undefined ? undefined : `once the open choices are made, ${apart}`
}
