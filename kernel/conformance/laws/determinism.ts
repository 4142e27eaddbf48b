import { same } from '../../json.ts'
import { difference } from '../plain.ts'
import { playOn } from '../play.ts'
import type { Moment, PositionLaw, Verdict } from './law.ts'

/**
 * Law 2, step by step: the same move with the same numbers gives the same state and events, on a copy or on a state that went through JSON,
 * with or without a listener. `fingerprint` compares whole games.
 */
export const determinism: PositionLaw = {
  name: 'determinism',
  judge(moment) {
    const { rules, state, next, played: first } = moment
    if (next === undefined || first === undefined) return undefined
    const revived: unknown = JSON.parse(JSON.stringify(state))
    const second = playOn(rules, revived, next.seat, next.move, moment.chance())
    if (!same(first.events, second.events)) return `played twice, the events differ at ${difference(first.events, second.events)}`
    if (!same(first.state, second.state)) return `played twice, the states differ at ${difference(first.state, second.state)}`
    return unheard(moment, first.state)
  },
}

function unheard(moment: Moment, heard: unknown): Verdict {
  const { rules, state, next } = moment
  if (next === undefined) return undefined
  const copy = rules.copy(state)
  rules.play(copy, next.seat, next.move, moment.chance())
  return same(copy, heard) ? undefined : `with nobody listening the states differ at ${difference(copy, heard)}`
}
