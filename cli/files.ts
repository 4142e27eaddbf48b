import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { Failure, messageOf } from './failure.ts'

const STDIN = '-'
const STDIN_FD = 0

/** Text from a file, or from stdin when the file is called `-`. */
export function readText(file: string): string {
  return orFailure(`${file} cannot be read`, () => readFileSync(file === STDIN ? STDIN_FD : file, 'utf8'))
}

export function readJson(file: string): unknown {
  return jsonOf(readText(file), file)
}

/** A text as JSON; `where` says in the error message where it stands. */
export function jsonOf(text: string, where: string): unknown {
  return orFailure(`${where} is not JSON`, () => JSON.parse(text))
}

/** `what` says in the error message what was to be written: the record. */
export function write(file: string, content: string, what: string): void {
  orFailure(`${what} cannot be written`, () => writeFileSync(file, content))
}

export function append(file: string, content: string, what: string): void {
  orFailure(`${what} cannot be written`, () => appendFileSync(file, content))
}

/** Runs a job whose errors end the command with a sentence. */
export function orFailure<T>(problem: string, job: () => T): T {
  try {
    return job()
  } catch (error) {
    throw new Failure(`${problem}: ${messageOf(error)}.`)
  }
}
