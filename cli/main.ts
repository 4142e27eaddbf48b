import { type Command, read } from './command.ts'
import { admin } from './commands/admin.ts'
import { backup } from './commands/backup.ts'
import { bench } from './commands/bench.ts'
import { calibrate } from './commands/calibrate.ts'
import { doctor } from './commands/doctor.ts'
import { edition } from './commands/edition.ts'
import { exportRecords } from './commands/export.ts'
import { listGames } from './commands/games.ts'
import { importRecords } from './commands/import.ts'
import { lesson } from './commands/lesson.ts'
import { move } from './commands/move.ts'
import { newGame } from './commands/new-game.ts'
import { openings } from './commands/openings.ts'
import { puzzles } from './commands/puzzles.ts'
import { restore } from './commands/restore.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { start } from './commands/start.ts'
import { stdio } from './commands/stdio.ts'
import { tournament } from './commands/tournament.ts'
import { train } from './commands/train.ts'
import { verify } from './commands/verify.ts'
import { EXIT_FAILURE, EXIT_OK, EXIT_USAGE, Failure, misuse } from './failure.ts'
import { helpFor, helpForAll } from './help.ts'
import { complain, ignoreClosedPipe, print } from './output.ts'
import { version } from './version.ts'

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  serve,
  doctor,
  listGames,
  newGame,
  lesson,
  start,
  simulate,
  tournament,
  train,
  calibrate,
  puzzles,
  openings,
  verify,
  edition,
  exportRecords,
  importRecords,
  backup,
  restore,
  move,
  admin,
  bench,
  stdio,
]

/** Runs a command line and sets the exit code; every error becomes a message. */
export async function main(args: readonly string[]): Promise<void> {
  ignoreClosedPipe()
  try {
    process.exitCode = await run(args)
  } catch (error) {
    if (error instanceof Failure) {
      complain(error.message)
      process.exitCode = error.exitCode
      return
    }
    complain(`this is a bug in Fairground, please report it.\n${error instanceof Error ? error.stack : error}`)
    process.exitCode = EXIT_FAILURE
  }
}

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined) {
    process.stderr.write(`${helpForAll(commands)}\n`)
    return EXIT_USAGE
  }
  if (name === '--version') {
    print(version)
    return EXIT_OK
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    print(args.length === 0 ? helpForAll(commands) : helpFor(called(args[0])))
    return EXIT_OK
  }
  const command = called(name)
  if (args.includes('--help') || args.includes('-h')) {
    print(helpFor(command))
    return EXIT_OK
  }
  return command.run(read(command, args))
}

function called(name: string): Command {
  const command = commands.find((each) => each.name === name)
  if (command === undefined) throw misuse(`there is no command ${name}; there are ${commands.map((each) => each.name).join(', ')}.`)
  return command
}
