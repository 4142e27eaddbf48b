import type { Refusal, RefusalCode } from '../../entry.ts'
import type { Seat } from '../../game.ts'
import { canonical } from '../../json.ts'
import { pick } from '../../random.ts'
import { brief, clone, isObject } from '../plain.ts'
import { textOf } from '../texts.ts'
import { type MatchLaw, type MatchMoment, seatsOf } from './law.ts'

/** An attempt that must be refused, and with which code. */
interface Probe {
  readonly seat: Seat
  readonly move: unknown
  readonly code: RefusalCode
  readonly after?: number
}

/** Law 1, the kernel's part: anything that is not offered is refused with an error code and changes nothing. */
export const refusals: MatchLaw = {
  name: 'refusals',
  judge(moment) {
    const { match, past, random, thorough } = moment
    if (!thorough && random.below(4) > 0 && match.turn.length > 0) return undefined
    const before = past[past.length - 1]
    const entries = match.n
    for (const probe of probes(moment)) {
      const answer = match.play(probe.seat, probe.move, 'person', 0, probe.after)
      const what = `${show(probe.move)} by seat ${probe.seat}`
      if (!('refused' in answer)) return `${what} is not offered and was accepted`
      if (answer.refused !== probe.code) return `${what} was refused as ${words(answer)}, not as ${probe.code}`
      if (match.n !== entries || canonical(match.state) !== before) return `${what} was refused and still changed the match`
    }
    return undefined
  },
}

function probes(moment: MatchMoment): readonly Probe[] {
  const { match, next, random } = moment
  const seats = seatsOf(match.setting.seats)
  if (match.turn.length === 0) return seats.map((seat) => ({ seat, move: { any: 1 }, code: 'over' }))
  const found: Probe[] = [
    { seat: seats.length, move: {}, code: 'malformed' },
    { seat: -1, move: {}, code: 'malformed' },
  ]
  for (const seat of seats) if (!match.turn.includes(seat)) found.push({ seat, move: next?.move ?? {}, code: 'not-your-turn' })
  const seat = next?.seat ?? match.turn[0]
  if (next !== undefined) found.push({ seat, move: next.move, code: 'stale', after: -1 })
  const offered = new Map(match.moves(seat).map((move) => [textOf(move), move]))
  for (const move of [undefined, Number.NaN, () => {}, new Map(), 10n]) found.push({ seat, move, code: 'malformed' })
  const strangers = [null, 0, '', [], {}, ...altered(moment, [...offered.values()])]
  if (moment.offeredBefore.size > 0) strangers.push(pick([...moment.offeredBefore.values()], random))
  for (const move of strangers) if (!offered.has(textOf(move))) found.push({ seat, move, code: 'not-offered' })
  return found
}

const ALTERED = 3

/** Offered moves with one number, word or field changed. */
function altered({ random }: MatchMoment, offered: readonly unknown[]): unknown[] {
  return Array.from({ length: ALTERED }, () => {
    const move = clone(pick(offered, random))
    if (!isObject(move)) return [move]
    const keys = Object.keys(move)
    const copy: Record<string, unknown> = { ...move }
    const key = keys.length === 0 ? 'more' : pick(keys, random)
    const value = copy[key]
    copy[key] = typeof value === 'number' ? value + pick([-1, 1, 1000, 0.5], random) : pick([null, 'x', -1, [value]], random)
    if (random.below(4) === 0) copy.more = 1
    return copy
  })
}

function show(move: unknown): string {
  return typeof move === 'object' ? brief(move) : String(move)
}

function words({ refused, because }: Refusal): string {
  return `${refused} (${because})`
}
