import type { Seat } from '../../game.ts'
import { same } from '../../json.ts'
import { pick } from '../../random.ts'
import { distinguishes } from '../alike.ts'
import { brief } from '../plain.ts'
import { type Played, playOn, receivedBy } from '../play.ts'
import { textOf } from '../texts.ts'
import { type Moment, type PositionLaw, showViewer, type Verdict, viewersOf } from './law.ts'

/**
 * Law 4, choices: a secret choice tells others nothing while they still have to choose. With any other choice, they would have received and
 * seen the same. Twins cannot show this: they differ in what is hidden before a move, not in the move.
 */
export const choices: PositionLaw = {
  name: 'choices',
  judge(moment) {
    const { rules, state, turn, next, played } = moment
    if (next === undefined || played === undefined || !isCommit(rules.turn(played.state), turn, next.seat, played)) return undefined
    const others = rules.moves(state, next.seat).filter((move) => !same(move, next.move))
    for (const move of others.length === 0 ? [] : moment.sample(others, 1)) {
      const other = playOn(rules, state, next.seat, move, moment.chance())
      const verdict = isCommit(rules.turn(other.state), turn, next.seat, other)
        ? compare(moment, next.seat, played, other)
        : 'only one of the two can be taken back or lets others go on choosing'
      if (verdict !== undefined) return `seat ${next.seat} chooses ${textOf(next.move)} or ${textOf(move)}: ${verdict}`
    }
    return undefined
  },
}

/** Did a move only fill the seat's own slot, while others still have to choose? */
export function isCommit(after: readonly Seat[], before: readonly Seat[], seat: Seat, { barrier }: Played): boolean {
  if (barrier || before.length < 2 || after.length !== before.length - 1) return false
  return after.every((each) => each !== seat && before.includes(each))
}

function compare({ rules, seats, random, thorough, tally }: Moment, seat: Seat, played: Played, other: Played): Verdict {
  tally.committed++
  const rivals = viewersOf(seats).filter((viewer) => viewer !== seat)
  for (const viewer of thorough ? rivals : [pick(rivals, random)]) {
    const [here, there] = [receivedBy(played.events, viewer), receivedBy(other.events, viewer)]
    for (let i = 0; i < Math.max(here.length, there.length); i++)
      if (!same(here[i]?.event, there[i]?.event))
        return `${showViewer(viewer)} receives ${brief(here[i]?.event)} or ${brief(there[i]?.event)}`
    const apart = distinguishes(rules, seats, viewer, played.state, other.state)
    if (apart !== undefined) return apart
  }
  return undefined
}
