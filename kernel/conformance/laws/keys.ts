import { textOf } from '../texts.ts'
import type { PositionLaw } from './law.ts'

/** Law 2: a move has the same key wherever it is offered, no other move has that key, and it is short. */
export const keys: PositionLaw = {
  name: 'keys',
  judge({ rules, state, turn, tally }) {
    for (const seat of turn)
      for (const move of rules.moves(state, seat)) {
        const key = rules.key(move)
        const text = textOf(move)
        if (typeof key === 'number' ? !Number.isSafeInteger(key) : typeof key !== 'string' || key.length > LONGEST)
          return `the key of ${text} is ${JSON.stringify(key)}, not a whole number or a string of at most ${LONGEST} characters`
        const other = tally.keys.get(key)
        if (other !== undefined && other !== text) return `${text} and ${other} have the same key ${key}`
        const before = tally.texts.get(text)
        if (before !== undefined && before !== key) return `${text} has the key ${before} at one time and ${key} at another`
        tally.keys.set(key, text)
        tally.texts.set(text, key)
      }
    return undefined
  },
}

const LONGEST = 24
