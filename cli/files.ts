import { readFileSync } from 'node:fs'
import { Failure, messageOf } from './failure.ts'

const STDIN = '-'
const STDIN_FD = 0

/** JSON from a file, or from stdin when the file is called `-`. */
export function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file === STDIN ? STDIN_FD : file, 'utf8')
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${messageOf(error)}.`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Failure(`${file} is not JSON: ${messageOf(error)}.`)
  }
}
