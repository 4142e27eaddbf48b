import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { canonical } from '@fairground/kernel'
import { Failure, messageOf, misuse } from '../failure.ts'
import { nameOf } from './line-ups.ts'
import type { Played, Setting } from './play.ts'

/** What a file of results is about: its first line. Results of another game, deal or clock are not of this tournament. */
export interface Header extends Setting {
  /** The version of the game's rules. */
  readonly version: number
}

/** A file with a line a table, written as tables end: whatever stops a tournament, they are kept. */
export class Results {
  private readonly file: string | undefined
  private readonly tables = new Map<string, Played>()

  private constructor(file: string | undefined) {
    this.file = file
  }

  /** A file that is there is continued only on demand, and only by the same tournament. */
  static open(file: string | undefined, header: Header, resume: boolean): Results {
    const results = new Results(file)
    if (file === undefined) {
      if (resume) throw misuse('--resume needs the --out FILE that is to be continued.')
      return results
    }
    if (!existsSync(file)) results.write((path) => writeFileSync(path, `${JSON.stringify(header)}\n`))
    else if (!resume) throw misuse(`${file} is there already; --resume continues it.`)
    else results.continue(file, header)
    return results
  }

  has(name: string): boolean {
    return this.tables.has(name)
  }

  get(name: string): Played | undefined {
    return this.tables.get(name)
  }

  add(table: Played): void {
    this.write((file) => appendFileSync(file, `${JSON.stringify(table)}\n`))
    this.tables.set(nameOf(table), table)
  }

  private continue(file: string, header: Header): void {
    const lines = readFileSync(file, 'utf8').split('\n')
    // Whatever stands behind the last end of line was being written when it stopped.
    const torn = lines.pop()
    const [first, ...tables] = lines.map((line, index) => read(file, line, index + 1))
    if (canonical(first ?? null) !== canonical(JSON.parse(JSON.stringify(header))))
      throw misuse(`${file} is of another tournament: ${lines[0] ?? 'it is empty'}. This one is ${JSON.stringify(header)}.`)
    if (torn !== '') this.write((path) => writeFileSync(path, `${lines.join('\n')}\n`))
    for (const table of tables as Played[]) this.tables.set(nameOf(table), table)
  }

  private write(how: (file: string) => void): void {
    if (this.file === undefined) return
    try {
      how(this.file)
    } catch (error) {
      throw new Failure(`the results cannot be written: ${messageOf(error)}.`)
    }
  }
}

function read(file: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new Failure(`line ${number} of ${file} is not JSON: ${messageOf(error)}.`)
  }
}
