import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { messageOf, misuse } from './failure.ts'

const THREADS = { min: 1, max: 1024 }

export interface Flag {
  /** The placeholder for the value in the help, N or FILE; a flag without it takes no value. */
  readonly value?: string
  readonly help: string
}

/** A command: `fairground NAME …`. */
export interface Command {
  readonly name: string
  /** The arguments, as the help shows them: `GAME`, `FILE…`. */
  readonly takes: string
  readonly summary: string
  /** Details for the command's own help. */
  readonly about?: string
  readonly flags: Readonly<Record<string, Flag>>
  /** Runs the command and returns the exit code. */
  run(given: Arguments): Promise<number>
}

/** The arguments of a command. */
export class Arguments {
  readonly words: readonly string[]
  private readonly command: Pick<Command, 'name' | 'takes'>
  private readonly values: ReadonlyMap<string, string | true>

  constructor(command: Pick<Command, 'name' | 'takes'>, words: readonly string[], values: ReadonlyMap<string, string | true>) {
    this.command = command
    this.words = words
    this.values = values
  }

  has(flag: string): boolean {
    return this.values.has(flag)
  }

  text(flag: string): string | undefined {
    const value = this.values.get(flag)
    return value === true ? undefined : value
  }

  /** A whole number, in a range where one is given. */
  whole(flag: string, range?: { readonly min: number; readonly max: number }): number | undefined {
    const text = this.text(flag)
    if (text === undefined) return undefined
    const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
    if (range === undefined ? !Number.isNaN(number) : number >= range.min && number <= range.max) return number
    throw misuse(`--${flag} must be a whole number${range === undefined ? '' : ` from ${range.min} to ${range.max}`}, not ${text}.`)
  }

  /** As many as there are cores, unless the flag says otherwise. */
  threads(): number {
    return this.whole('threads', THREADS) ?? availableParallelism()
  }

  json(flag: string): unknown {
    const text = this.text(flag)
    if (text === undefined) return undefined
    try {
      return JSON.parse(text)
    } catch (error) {
      throw misuse(`--${flag} must be JSON: ${messageOf(error)}.`)
    }
  }

  /** For a command that takes only flags. */
  noWords(): void {
    if (this.words.length > 0) throw misuse(`${this.command.name} takes no arguments, but got: ${this.words.join(' ')}.`)
  }

  /** The only argument, if there is one. */
  word(what: string): string | undefined {
    if (this.words.length > 1) throw misuse(`${this.command.name} takes one ${what}, not ${this.words.length}: ${this.words.join(' ')}.`)
    return this.words[0]
  }

  /** The only argument, which is required. */
  theWord(what: string): string {
    const word = this.word(what)
    if (word === undefined) throw misuse(`${this.command.name} needs a ${what}: fairground ${this.command.name} ${this.command.takes}.`)
    return word
  }
}

/** Parses arguments into words and flags. An unknown flag is refused with a list of the known ones. */
export function read(command: Command, args: readonly string[]): Arguments {
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
  )
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true })
  const words: string[] = []
  const values = new Map<string, string | true>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const flag = Object.hasOwn(command.flags, token.name) ? command.flags[token.name] : undefined
    if (flag === undefined) throw misuse(`${command.name} has no flag ${token.rawName}; ${flagList(command)}.`)
    if (flag.value === undefined && token.value !== undefined) throw misuse(`${token.rawName} takes no value.`)
    if (flag.value !== undefined && token.value === undefined)
      throw misuse(`${token.rawName} needs a value: ${token.rawName} ${flag.value}.`)
    values.set(token.name, token.value ?? true)
  }
  return new Arguments(command, words, values)
}

function flagList({ flags }: Command): string {
  const names = Object.keys(flags).map((name) => `--${name}`)
  return names.length === 0 ? 'it has none' : `there are ${names.join(', ')} and --help`
}
