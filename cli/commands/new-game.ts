import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Command } from '../command.ts'
import { EXIT_OK, Failure, misuse } from '../failure.ts'
import { gameNames } from '../games.ts'
import { type GameName, listed, nameOf, renamed } from '../new-game/names.ts'
import { print } from '../output.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')
const EXAMPLE = join(ROOT, 'examples', 'new-game')
const GAMES = join(ROOT, 'games')

export const newGame: Command = {
  name: 'new-game',
  takes: 'NAME',
  summary: 'creates a folder with a small, complete, running game for you to change',
  about: `games/NAME gets rules, an edition, texts in English, a bot, a plain board, tests and the battery; games/index.ts gets one line.
Nothing else changes. docs/adding-a-game.md explains the next steps.`,
  flags: {},
  async run(given) {
    const name = nameOf(given.theWord('NAME'))
    if (typeof name === 'string') throw misuse(`${name}.`)
    if (gameNames().includes(name.id) || existsSync(join(GAMES, name.id))) throw new Failure(`games/${name.id} already exists.`)
    if (!existsSync(EXAMPLE)) throw new Failure('new games can only be created in a checkout of the sources, which has examples/new-game.')
    const files = copyExample(name)
    const index = join(GAMES, 'index.ts')
    writeFileSync(index, listed(readFileSync(index, 'utf8'), name.id))
    print(`games/${name.id} is created: ${files} files, and one line in games/index.ts.

It can be played at once; everything of it is yours to change:
  npx vitest run games/${name.id}            its tests, the battery among them
  npx fairground simulate ${name.id}         a thousand games between bots
  npm run dev                    on the page, with every change you make
  npx fairground games           what it still lacks

docs/adding-a-game.md makes a real game of it, step by step.`)
    return EXIT_OK
  },
}

/** Copies the example under its new name, and returns the number of files. */
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
