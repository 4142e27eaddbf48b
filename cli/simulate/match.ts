import { randomBytes } from 'node:crypto'
import { NO_LIMIT_BUT_LEVEL } from '@fairground/bots'
import { type AnyMatch, fastRandom, Match, type MatchSetting, toHex } from '@fairground/kernel'
import type { Plan } from './plan.ts'

const SEED_BYTES = 32
const WORD_BYTES = 16
const ID_BYTES = 9

/** A match as a table would open it: a fresh seed, and a contribution from every seat. */
export function settingFor({ seats, options, levels }: Plan): MatchSetting<unknown> {
  return {
    id: randomBytes(ID_BYTES).toString('base64url'),
    seats,
    options,
    seed: toHex(randomBytes(SEED_BYTES)),
    words: levels.map(() => toHex(randomBytes(WORD_BYTES))),
    sitters: levels.map((level) => `bot:${level}` as const),
    waits: false,
  }
}

/** A whole match between the bots of a plan. */
export function playMatch(plan: Plan): AnyMatch {
  const match: AnyMatch = new Match(plan.gamePackage.game, settingFor(plan), plan.rules)
  const random = fastRandom(plan.seed)
  for (let turn = match.turn; turn.length > 0; turn = match.turn) {
    const seat = turn[0]
    const moves = match.moves(seat)
    const move = moves.length === 1 ? moves[0] : plan.bots[seat].choose(match.view(seat), moves, NO_LIMIT_BUT_LEVEL, random)
    const entered = match.play(seat, move, `bot:${plan.levels[seat]}`, Date.now())
    if ('refused' in entered) throw new Error(`the bot in seat ${seat} was refused: ${entered.because}`)
  }
  return match
}
