import type { Arguments, Command } from '../command.ts'
import { ownersFile } from '../edition/owners-file.ts'
import { factSheet } from '../edition/sheet.ts'
import { EXIT_FAILURE, EXIT_OK, misuse } from '../failure.ts'
import { readJson } from '../files.ts'
import { gameNamed, gameNames, inWords } from '../games.ts'
import { print, printJson } from '../output.ts'

export const edition: Command = {
  name: 'edition',
  takes: 'check FILE | show GAME',
  summary: "checks an owner's printed values; shows which values of a game are printed and which reconstructed",
  about: `An owner's file is what edition show GAME --json prints, with the printed values filled in; its field "game" says which game it is for.`,
  flags: {
    game: { value: 'GAME', help: 'check: the game, if the file does not name it' },
    edition: { value: 'ID', help: 'show: a built-in edition other than the default' },
    json: { help: 'prints JSON; with show, the whole edition, to start your own file from' },
  },
  async run(given) {
    const [verb, ...words] = given.words
    if (words.length > 1) throw misuse(`edition ${verb} takes one ${verb === 'check' ? 'FILE' : 'GAME'}, not ${words.length}.`)
    switch (verb) {
      case 'check':
        return check(given, words[0])
      case 'show':
        return show(given, words[0])
      default:
        throw misuse('edition needs check FILE or show GAME.')
    }
  },
}

async function check(given: Arguments, file: string | undefined): Promise<number> {
  if (file === undefined) throw misuse('edition check needs a FILE, - for stdin.')
  const owners = ownersFile(readJson(file))
  const name = given.text('game') ?? owners.game
  if (name === undefined)
    throw misuse(`${file} does not say which game it is for: give it a field "game" or use --game, with one of ${gameNames().join(', ')}.`)
  const { game } = await gameNamed(name)
  const problems = game.editions.check(owners.edition)
  const sound = problems.length === 0
  if (given.has('json')) printJson({ file, game: name, sound, problems })
  else if (sound) print(`${file}: sound. An edition for ${name}`)
  else print([`${file}: WRONG`, ...problems.map((problem) => `  ${inWords(problem)}`)].join('\n'))
  return sound ? EXIT_OK : EXIT_FAILURE
}

async function show(given: Arguments, name: string | undefined): Promise<number> {
  if (name === undefined) throw misuse(`edition show needs a GAME: one of ${gameNames().join(', ')}.`)
  const { game } = await gameNamed(name)
  const { builtIn } = game.editions
  const ids = Object.keys(builtIn)
  const id = given.text('edition') ?? ids[0]
  if (!Object.hasOwn(builtIn, id)) throw misuse(`${name} has no edition ${id}; there are ${ids.join(', ')}.`)
  if (given.has('json')) printJson({ game: name, ...builtIn[id] })
  else print(factSheet(name, builtIn[id], ids))
  return EXIT_OK
}
