import { canonical, same } from '../../json.ts'
import { pick, shuffle } from '../../random.ts'
import { brief, difference } from '../plain.ts'
import { type MatchLaw, type MatchMoment, seatsOf, type Verdict } from './law.ts'

type Fork = MatchMoment['match']

/**
 * Law 5: undo restores the same bytes and the same random numbers to come; behind a barrier nobody can undo alone, and an undo by consent
 * restores the position exactly; choices made at the same time give the same bytes and the same resolution in any order, also when one is
 * undone and made again.
 */
export const undo: MatchLaw = {
  name: 'undo',
  judge(moment) {
    const { match, random, thorough, next } = moment
    if (next === undefined) return undefined
    if (!thorough && random.below(4) > 0) return undefined
    return (
      stepBack(moment) ??
      (match.turn.length > 1 ? anyOrder(moment) : undefined) ??
      (thorough || random.below(8) === 0 ? goBack(moment) : undefined)
    )
  },
}

/** Play, undo, play again. */
function stepBack({ match, next, past }: MatchMoment): Verdict {
  if (next === undefined) return undefined
  const { seat, move } = next
  const before = past[past.length - 1]
  const fork = match.fork()
  const entered = fork.play(seat, move)
  if ('refused' in entered) return `${brief(move)} is offered and was refused: ${entered.because}`
  if (canonical(match.state) !== before) return `playing ${brief(move)} on a copy changed the position before it`
  const after = canonical(fork.state)
  const over = fork.result !== undefined
  const revealed = entered.events.some(({ reveals }) => reveals)
  const back = fork.undo(seat)
  if ('refused' in back) {
    if (canonical(fork.state) !== after) return 'a refused undo changed the position'
    return back.refused === (over ? 'over' : 'barrier') ? undefined : `undo was refused as ${back.refused}`
  }
  if (revealed) return `${brief(move)} reveals something and could be taken back`
  if (canonical(fork.state) !== before) return `taking back ${brief(move)} leaves ${difference(JSON.parse(before), fork.state)}`
  const again = fork.play(seat, move)
  if ('refused' in again) return `${brief(move)} was taken back and then refused: ${again.because}`
  if (!same(again.events, entered.events))
    return `${brief(move)} was taken back, and the second time the events differ at ${difference(entered.events, again.events)}`
  return canonical(fork.state) === after ? undefined : `${brief(move)} was taken back, and the second time it leads elsewhere`
}

/** The result of choices that were made in some order. */
interface Resolved {
  readonly state: string
  /** The events of the last choice, from the first that reveals. */
  readonly events: readonly unknown[]
}

function anyOrder({ match, random }: MatchMoment): Verdict {
  const choices = match.turn.map((seat) => ({ seat, move: pick(match.moves(seat), random) }))
  const first = commitAll(match.fork(), choices, undefined)
  if (first === undefined) return undefined
  const orders = [shuffle([...choices], random), [...choices].reverse()]
  for (const order of orders)
    for (const regret of [undefined, order[0].seat]) {
      const other = commitAll(match.fork(), order, regret)
      const how = `choices ${brief(order)} instead of ${brief(choices)}${regret === undefined ? '' : ', one of them taken back and made again,'}`
      if (other === undefined) return `${how} are not all taken`
      if (other.state !== first.state) return `${how} lead elsewhere: ${difference(JSON.parse(first.state), JSON.parse(other.state))}`
      if (!same(other.events, first.events)) return `${how} are told otherwise: ${difference(first.events, other.events)}`
    }
  return undefined
}

/** `undefined` if these were not choices that each fill their own slot. */
function commitAll(
  fork: Fork,
  choices: readonly { readonly seat: number; readonly move: unknown }[],
  regret: number | undefined,
): Resolved | undefined {
  let events: readonly unknown[] = []
  for (const [index, { seat, move }] of choices.entries()) {
    const { turn } = fork
    const entered = fork.play(seat, move)
    if ('refused' in entered) return undefined
    const last = index === choices.length - 1
    if (
      !last &&
      !same(
        fork.turn,
        turn.filter((each) => each !== seat),
      )
    )
      return undefined
    if (last) events = fromFirstRevealed(entered.events)
    if (!last && seat === regret && ('refused' in fork.undo(seat) || 'refused' in fork.play(seat, move))) return undefined
  }
  return { state: canonical(fork.state), events }
}

function fromFirstRevealed(told: readonly { readonly reveals: boolean }[]): readonly unknown[] {
  const first = told.findIndex(({ reveals }) => reveals)
  return first < 0 ? [] : told.slice(first)
}

/** With everybody's consent, back to before any earlier move, and then the same moves again. */
function goBack({ match, past, random }: MatchMoment): Verdict {
  if (match.n === 0) return undefined
  const fork = match.fork()
  const target = random.below(match.n) + 1
  fork.enter(0, 'person', { ask: { undo: target } })
  for (const seat of seatsOf(match.setting.seats)) if (fork.request !== undefined) fork.enter(seat, 'person', { answer: true })
  if (canonical(fork.state) !== past[target - 1]) return `going back to before entry ${target} leads elsewhere`
  for (const { seat, do: command } of match.entries.slice(target - 1)) fork.enter(seat, 'person', command)
  return canonical(fork.state) === past[past.length - 1]
    ? undefined
    : `going back to before entry ${target} and along the same way leads elsewhere`
}
