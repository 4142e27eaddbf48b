import type { Viewer } from '../../game.ts'
import { same } from '../../json.ts'
import { difference } from '../plain.ts'
import { type EventWithView, receivedSteps } from '../play.ts'
import { onTwins } from './interference.ts'
import { type Moment, type Pair, type PositionLaw, showViewer, type Verdict } from './law.ts'

/**
 * Law 4, steps: during a move, a viewer sees each event with the view at that moment. On twins these views are the same, one after the
 * other, until an event that reveals tells the twins apart.
 */
export const steps: PositionLaw = {
  name: 'steps',
  judge: (moment) =>
    onTwins(moment, (pair, seat, move, twinMove) => {
      const { rules, state } = moment
      const here = receivedSteps(rules, state, seat, move, moment.chance(), pair.viewer)
      const there = receivedSteps(rules, pair.twin, seat, twinMove, moment.chance(), pair.viewer)
      return compare(moment, pair, here, there)
    }),
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
