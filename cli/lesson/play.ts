import { createHash } from 'node:crypto'
import { openBot, UNHURRIED } from '@fairground/bots'
import { type AnyGamePackage, type AnyMatch, fastRandom, Match, readOptions, textFor } from '@fairground/kernel'
import { Failure, misuse } from '../failure.ts'
import type { Said } from './write.ts'

export interface Playing {
  readonly gamePackage: AnyGamePackage
  readonly seats: number
  readonly seat: number
  readonly seed: string
  /** The next line that the teacher types; nothing when there is no more. */
  next(): Promise<string | undefined>
  say(line: string): void
}

/** A move's number, and behind it what to say before it. */
const LINE = /^\s*(\d+)(?:\s+(.*\S))?\s*$/
const STEP_MS = 1000

/**
 * Plays a game in which somebody makes one seat's moves by number and says what a teacher would say before each; Apprentices play the
 * others. It ends with the game, or when no line comes any more.
 */
export async function playLesson({
  gamePackage,
  seats,
  seat,
  seed,
  next,
  say,
}: Playing): Promise<{ match: AnyMatch; said: readonly Said[] }> {
  const read = readOptions(gamePackage.game, {}, seats)
  if ('problems' in read) throw misuse(`${gamePackage.game.id} is not played by ${seats}.`)
  const match: AnyMatch = new Match(gamePackage.game, {
    id: `lesson-${gamePackage.game.id}`,
    seats,
    options: read.options,
    seed: createHash('sha256').update(seed).digest('hex'),
    words: Array.from({ length: seats }, () => ''),
    sitters: Array.from({ length: seats }, (_, each) => (each === seat ? 'person' : 'bot:apprentice')),
    waits: false,
  })
  const bot = await openBot(gamePackage, 'apprentice', match.rules)
  const text = textFor(await gamePackage.text.en(), match.rules.facts)
  const names = (each: number) => `Player ${each + 1}`
  const random = fastRandom(seed)
  const said: Said[] = []
  say(`You are ${names(seat)}.`)
  while (match.turn.length > 0) {
    // The learner chooses first where all choose at once, so that a note stands before each of these moves.
    const mover = match.turn.includes(seat) ? seat : match.turn[0]
    const moves = match.moves(mover)
    let move = mover === seat ? undefined : bot.choose(match.view(mover), moves, UNHURRIED, random)
    if (mover === seat) {
      say(`\n${text.prompt(match.view(seat), match.turn, names).now}`)
      for (const [index, each] of moves.entries()) say(`  ${index + 1}  ${text.move(each, match.view(seat), names)}`)
      const chosen = await choiceOf(moves.length, next, say)
      if (chosen === undefined) break
      move = moves[chosen.index]
      said.push({ after: match.n, words: chosen.words ?? `${text.move(move, match.view(seat), names)}.` })
    }
    const entered = match.play(mover, move, mover === seat ? 'person' : 'bot:apprentice', (match.n + 1) * STEP_MS)
    if ('refused' in entered) throw new Failure(`a move was refused: ${entered.because}`)
    for (const told of entered.told)
      if ('event' in told && (told.to === 'all' || match.setting.seats === 1)) say(text.event(told.event, names))
  }
  return { match, said }
}

async function choiceOf(moves: number, next: Playing['next'], say: Playing['say']): Promise<{ index: number; words?: string } | undefined> {
  for (;;) {
    const line = await next()
    if (line === undefined) return undefined
    if (line.trim() === '') continue
    const [, number, words] = LINE.exec(line) ?? []
    const index = Number(number) - 1
    if (index >= 0 && index < moves) return { index, ...(words !== undefined && { words }) }
    say(`A move by its number, 1 to ${moves}, and behind it what the teacher says; not ${line.trim()}.`)
  }
}
