import type { Seat } from '../../game.ts'
import { same } from '../../json.ts'
import { distinguishes } from '../alike.ts'
import { brief } from '../plain.ts'
import { type EmittedEvent, kindOf, type Played, playOn, receivedBy } from '../play.ts'
import { textOf } from '../texts.ts'
import { type Moment, type Pair, type PositionLaw, showViewer, type Verdict } from './law.ts'

/**
 * Law 4, non-interference: the same move is played on a state and its twin with the same numbers. Either the viewer receives the same
 * events and the two still look alike; or the first difference is an event marked `reveals`, and the move cannot be undone in either.
 */
export const interference: PositionLaw = {
  name: 'interference',
  judge: (moment) =>
    onTwins(
      moment,
      (pair, seat, move, twinMove) => {
        const { rules, state, tally } = moment
        tally.compared++
        const played = playOn(rules, state, seat, move, moment.chance())
        const twin = playOn(rules, pair.twin, seat, twinMove, moment.chance())
        return compare(moment, pair, played, twin)
      },
      () => moment.tally.skipped++,
    ),
}

/** Judges a move that a seat may make on a state and on its twin. `skipped`: there is none that it may make on both. */
export function onTwins(
  moment: Moment,
  judge: (pair: Pair, seat: Seat, move: unknown, twinMove: unknown) => Verdict,
  skipped: () => void = () => {},
): Verdict {
  const { rules, state } = moment
  if (moment.next === undefined) return undefined
  for (const pair of moment.pairs)
    for (const seat of moment.sample(moment.turn, 1)) {
      const common = inBoth(rules.moves(state, seat), rules.moves(pair.twin, seat))
      if (common.length === 0) skipped()
      for (const [move, twinMove] of moment.sample(common, 1)) {
        const verdict = judge(pair, seat, move, twinMove)
        if (verdict !== undefined) return `seat ${seat} plays ${textOf(move)}: ${verdict}`
      }
    }
  return undefined
}

/** Moves that both states offer. */
function inBoth(moves: readonly unknown[], others: readonly unknown[]): readonly (readonly [unknown, unknown])[] {
  const theirs = new Map(others.map((move) => [textOf(move), move]))
  const common: (readonly [unknown, unknown])[] = []
  for (const move of moves) {
    const other = theirs.get(textOf(move))
    if (other !== undefined) common.push([move, other])
  }
  return common
}

function compare({ rules, seats, tally }: Moment, { viewer }: Pair, played: Played, twin: Played): Verdict {
  const received = receivedBy(played.events, viewer)
  const twinReceived = receivedBy(twin.events, viewer)
  const first = firstDifference(received, twinReceived)
  if (first === undefined) {
    if (played.barrier !== twin.barrier) return `whether it can be taken back tells ${showViewer(viewer)} what is hidden`
    return distinguishes(rules, seats, viewer, played.state, twin.state)
  }
  const [here, there] = first
  if (!here?.reveals && !there?.reveals)
    return `${showViewer(viewer)} receives ${brief(here?.event)} or ${brief(there?.event)}, and neither is marked as revealing`
  if (!played.barrier || !twin.barrier)
    return `${showViewer(viewer)} learns something by ${brief(here?.event ?? there?.event)} and could take it back`
  tally.revealing.add(kindOf((here?.reveals ? here : there)?.event))
  return undefined
}

function firstDifference(
  a: readonly EmittedEvent[],
  b: readonly EmittedEvent[],
): readonly [EmittedEvent | undefined, EmittedEvent | undefined] | undefined {
  for (let i = 0; i < Math.max(a.length, b.length); i++) if (!same(a[i]?.event, b[i]?.event)) return [a[i], b[i]]
  return undefined
}
