import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { canonical } from '@fairground/kernel'
import { misuse } from '../failure.ts'
import { jsonOf, orFailure } from '../files.ts'
import { nameOf } from './line-ups.ts'
import type { Played, Setting } from './play.ts'

/** The first line of a file of results: what it is about. Results of another game, seed or time limit do not belong to this tournament. */
export interface Header extends Setting {
  /** The version of the game's rules. */
  readonly version: number
}

/** A file with one line per table, written as tables end, so that nothing is lost when a tournament is stopped. */
export class Results {
  private readonly file: string | undefined
  private readonly tables = new Map<string, Played>()

  private constructor(file: string | undefined) {
    this.file = file
  }

  /** An existing file is continued only on request, and only by the same tournament. */
  static open(file: string | undefined, header: Header, resume: boolean): Results {
    const results = new Results(file)
    if (file === undefined) {
      if (resume) throw misuse('--resume needs --out FILE: the file to continue.')
      return results
    }
    if (!existsSync(file)) results.write((path) => writeFileSync(path, `${JSON.stringify(header)}\n`))
    else if (!resume) throw misuse(`${file} already exists; use --resume to continue it.`)
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
    // What follows the last newline was being written when the tournament stopped.
    const torn = lines.pop()
    const [first, ...tables] = lines.map((line, index) => jsonOf(line, `line ${index + 1} of ${file}`))
    if (canonical(first ?? null) !== canonical(JSON.parse(JSON.stringify(header))))
      throw misuse(`${file} belongs to another tournament: ${lines[0] ?? 'it is empty'}. This one is ${JSON.stringify(header)}.`)
    if (torn !== '') this.write((path) => writeFileSync(path, `${lines.join('\n')}\n`))
    for (const table of tables as Played[]) this.tables.set(nameOf(table), table)
  }

  private write(how: (file: string) => void): void {
    const { file } = this
    if (file !== undefined) orFailure('the results cannot be written', () => how(file))
  }
}
