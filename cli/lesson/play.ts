import { createHash } from 'node:crypto'
import { NO_LIMIT_BUT_LEVEL, openBot } from '@fairground/bots'
import { type AnyGamePackage, type AnyMatch, fastRandom, Match, readOptions, textFor } from '@fairground/kernel'
import { Failure, misuse } from '../failure.ts'
import type { TeacherNote } from './write.ts'

export interface Playing {
  readonly gamePackage: AnyGamePackage
  readonly seats: number
  readonly seat: number
  readonly seed: string
  /** The next line that the author types; undefined at the end of the input. */
  next(): Promise<string | undefined>
  say(line: string): void
}

/** The number of a move and, after it, what the teacher says before the move. */
const LINE = /^\s*(\d+)(?:\s+(.*\S))?\s*$/
const STEP_MS = 1000

/**
 * Plays a game in which the author makes one seat's moves by number and says what a teacher would say before each; Apprentices play the
 * other seats. It ends with the game or with the input.
 */
export async function playLesson({
  gamePackage,
  seats,
  seat,
  seed,
  next,
  say,
}: Playing): Promise<{ match: AnyMatch; said: readonly TeacherNote[] }> {
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
  const said: TeacherNote[] = []
  say(`You are ${names(seat)}.`)
  while (match.turn.length > 0) {
    // Where all choose at once the learner chooses first, so that the note comes before each of these moves.
    const mover = match.turn.includes(seat) ? seat : match.turn[0]
    const moves = match.moves(mover)
    let move = mover === seat ? undefined : bot.choose(match.view(mover), moves, NO_LIMIT_BUT_LEVEL, random)
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
    for (const each of entered.events)
      if ('event' in each && (each.to === 'all' || match.setting.seats === 1)) say(text.event(each.event, names))
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
    say(`Type the number of a move, 1 to ${moves}, and after it what the teacher says; not ${line.trim()}.`)
  }
}
