import { sha256Hex } from '../bytes.ts'
import { canonical } from '../json.ts'
import { Match } from '../match.ts'
import { type Case, chosen, type Picker, streamAt } from './case.ts'
import { type MatchMoment, seatsOf } from './laws/law.ts'
import type { OpaqueGame, OpaqueRules } from './opaque.ts'
import { textOf } from './texts.ts'

/** Plays a case as a match, with real seeds and everything the kernel adds, stopping as `walk` does. */
export function walkMatch(
  game: OpaqueGame,
  rules: OpaqueRules,
  { seats, options, seed }: Pick<Case, 'seats' | 'options' | 'seed'>,
  picker: Picker,
  visit: (moment: Omit<MatchMoment, 'thorough'>, step: number) => boolean,
): void {
  const setting = {
    id: 'battery',
    seats,
    options,
    seed: sha256Hex(String(seed)),
    words: seatsOf(seats).map(() => ''),
    sitters: seatsOf(seats).map(() => 'person' as const),
    waits: false,
  }
  const match = new Match(game, setting, rules)
  const past: string[] = []
  const offeredBefore = new Map<string, unknown>()
  for (let step = 0; ; step++) {
    const { turn } = match
    past.push(canonical(match.state))
    const next = chosen(turn.length > 0 ? picker(step) : undefined, turn, (seat) => match.moves(seat))
    const random = streamAt(seed, step, 'judging')
    if (!visit({ game, match, next, past, offeredBefore, random }, step) || next === undefined) return
    for (const move of match.moves(next.seat)) offeredBefore.set(textOf(move), move)
    const entered = match.play(next.seat, next.move)
    if ('refused' in entered) throw new Error(`an offered move was refused: ${entered.because}`)
  }
}
