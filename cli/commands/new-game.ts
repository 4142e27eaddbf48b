import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Command } from '../command.ts'
import { Failure, misuse, WENT_WELL } from '../failure.ts'
import { gameNames } from '../games.ts'
import { type GameName, listed, nameOf, renamed } from '../new-game/names.ts'
import { say } from '../output.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')
const EXAMPLE = join(ROOT, 'examples', 'new-game')
const GAMES = join(ROOT, 'games')

export const newGame: Command = {
  name: 'new-game',
  takes: 'NAME',
  summary: 'creates a folder with a small, complete, running game for you to change',
  about: `games/NAME gets rules, an edition, words in English, a bot, a plain board, tests and the battery; games/index.ts gets one line.
Nothing else changes. docs/adding-a-game.md tells how to go on.`,
  flags: {},
  async run(given) {
    const name = nameOf(given.theWord('NAME'))
    if (typeof name === 'string') throw misuse(`${name}.`)
    if (gameNames().includes(name.id) || existsSync(join(GAMES, name.id))) throw new Failure(`games/${name.id} is there already.`)
    if (!existsSync(EXAMPLE)) throw new Failure('this is made from a checkout of the sources, in which examples/new-game lies.')
    const files = copyExample(name)
    const index = join(GAMES, 'index.ts')
    writeFileSync(index, listed(readFileSync(index, 'utf8'), name.id))
    say(`games/${name.id} is made: ${files} files, and one line in games/index.ts.

It can be played at once; everything of it is yours to change:
  npx vitest run games/${name.id}            its tests, the battery among them
  npx fairground simulate ${name.id}         a thousand games between bots
  npm run dev                    on the page, with every change you make
  npx fairground games           what it still lacks

docs/adding-a-game.md makes a real game of it, step by step.`)
    return WENT_WELL
  },
}

/** Copies the example under its new name, and says how many files that were. */
function copyExample(name: GameName): number {
  const files = readdirSync(EXAMPLE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name: file } of files) {
    const from = join(parentPath, file)
    const to = join(GAMES, name.id, relative(EXAMPLE, from))
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, renamed(readFileSync(from, 'utf8'), name))
  }
  return files.length
}
