import type { Viewer } from '../../game.ts'
import { same } from '../../json.ts'
import { difference } from '../plain.ts'
import { type EventWithView, receivedSteps } from '../play.ts'
import { inBoth } from './interference.ts'
import { type Moment, type Pair, type PositionLaw, showViewer, type Verdict } from './law.ts'

/**
 * Law 4, steps: during a move, a viewer sees each event with the view at that moment. On twins these views are the same, one after the
 * other, until an event that reveals tells the twins apart.
 */
export const steps: PositionLaw = {
  name: 'steps',
  judge(moment) {
    if (moment.next === undefined) return undefined
    for (const pair of moment.pairs)
      for (const seat of moment.sample(moment.turn, 1)) {
        const { rules, state } = moment
        const common = inBoth(rules.moves(state, seat), rules.moves(pair.twin, seat))
        for (const [move, twinMove] of moment.sample(common, 1)) {
          const here = receivedSteps(rules, state, seat, move, moment.chance(), pair.viewer)
          const there = receivedSteps(rules, pair.twin, seat, twinMove, moment.chance(), pair.viewer)
          const verdict = compare(moment, pair, here, there)
          if (verdict !== undefined) return `seat ${seat} plays ${JSON.stringify(move)}: ${verdict}`
        }
      }
    return undefined
  },
}

function compare({ tally }: Moment, { viewer }: Pair, here: readonly EventWithView[], there: readonly EventWithView[]): Verdict {
  for (let i = 0; i < Math.min(here.length, there.length); i++) {
    // The law of interference checks what a differing event reveals.
    if (!same(here[i].event, there[i].event)) return undefined
    tally.steps++
    if (!same(here[i].view, there[i].view)) return leak(viewer, here[i], there[i])
  }
  return undefined
}

function leak(viewer: Viewer, here: EventWithView, there: EventWithView): string {
  return `when ${JSON.stringify(here.event)} happens, the view of ${showViewer(viewer)} gives away what is hidden: ${difference(here.view, there.view)}`
}
