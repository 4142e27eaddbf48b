import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Command } from '../command.ts'
import { EXIT_OK, Failure, misuse } from '../failure.ts'
import { gameNamed } from '../games.ts'
import { playLesson } from '../lesson/play.ts'
import { writeLesson } from '../lesson/write.ts'
import { print } from '../output.ts'

const GAMES = resolve(import.meta.dirname, '..', '..', 'games')

export const lesson: Command = {
  name: 'lesson',
  takes: 'record GAME',
  summary: 'records a lesson by playing it: you make the moves of one seat and say what a teacher would say',
  about: `Each line is the number of a move and, after it, what the teacher says before the move: "3 Begin small." Type the lines or pipe a file.
The record goes to games/GAME/lesson/record.json; lesson.ts and en.ts next to it are written only once, for you to edit.`,
  flags: {
    seats: { value: 'N', help: 'players at the table (default: 3, or the nearest the game allows)' },
    seat: { value: 'N', help: "the learner's seat, counted from 0 (default: 0)" },
    seed: { value: 'S', help: 'any text; the same seed deals the same game' },
    again: { help: 'also overwrites lesson.ts and en.ts' },
  },
  async run(given) {
    const [what, game] = given.words
    if (what !== 'record' || game === undefined || given.words.length > 2)
      throw misuse('lesson needs a game: fairground lesson record GAME.')
    const gamePackage = await gameNamed(game)
    const { min, max } = gamePackage.game.seats
    const seats = given.whole('seats', { min, max }) ?? Math.min(max, Math.max(min, 3))
    const seat = given.whole('seat', { min: 0, max: seats - 1 }) ?? 0
    if (!existsSync(join(GAMES, game))) throw new Failure('lessons can only be recorded in a checkout of the sources.')
    const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
    const next = async () => {
      const { done, value } = await lines.next()
      return done ? undefined : value
    }
    const { match, said } = await playLesson({ gamePackage, seats, seat, seed: given.text('seed') ?? 'lesson', next, say: print })
    if (said.length === 0) throw new Failure('nothing was played, so there is nothing to write.')
    const sections = (await gamePackage.text.en()).rules(match.rules.facts).map(({ id }) => id)
    const written = writeLesson(join(GAMES, game, 'lesson'), { match, seat, said, sections }, given.has('again'))
    print(`\nWritten into games/${game}/lesson: ${written.join(', ')} (${said.length} moves of the learner, ${match.n} in all).`)
    if (gamePackage.lesson === undefined)
      print(`Name it in games/${game}/game.ts: lesson: async () => (await import('./lesson/lesson.ts')).lesson,`)
    return EXIT_OK
  },
}
