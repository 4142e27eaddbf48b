import { distinguishes } from '../alike.ts'
import type { PositionLaw } from './law.ts'

/**
 * Law 3, twins: an imagined state looks to its viewer exactly like the true one, and is sound. So nothing that a viewer gets depends on
 * what is hidden from them, and `imagine` deals only states that fit the view.
 */
export const twins: PositionLaw = {
  name: 'twins',
  judge({ rules, state, seats, pairs }) {
    for (const { viewer, view, twin } of pairs) {
      if (view.viewer !== viewer) return `the view of ${viewer} says that it is of ${view.viewer}`
      const apart = distinguishes(rules, seats, viewer, state, twin)
      if (apart !== undefined) return apart
      const unsound = rules.check(twin)
      if (unsound.length > 0) return `${viewer} imagines a state that is not sound: ${unsound.join('; ')}`
    }
    return undefined
  },
}
