import type { PositionLaw } from './law.ts'

/** Law 6: `check` finds no problem in any position of a game. `corrupted.ts` tests what it must find. */
export const sound: PositionLaw = {
  name: 'sound',
  judge({ rules, state }) {
    const problems = rules.check(state)
    return problems.length === 0 ? undefined : `check says: ${problems.join('; ')}`
  },
}
