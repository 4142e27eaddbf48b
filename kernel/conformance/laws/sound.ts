import type { PositionLaw } from './law.ts'

/** Law 6: `check` has nothing to say about any position of a game. What it must speak about is in `spoiled.ts`. */
export const sound: PositionLaw = {
  name: 'sound',
  judge({ rules, state }) {
    const problems = rules.check(state)
    return problems.length === 0 ? undefined : `check says: ${problems.join('; ')}`
  },
}
