/** Exit codes: 0 it went well, 1 it did not, 2 it was asked for in a way that makes no sense. */
export const WENT_WELL = 0
export const WENT_WRONG = 1
export const MISUSED = 2

/** Ends a command with a sentence for the person who typed it. */
export class Failure extends Error {
  readonly exitCode: number

  constructor(sentence: string, exitCode = WENT_WRONG) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/** The command was not called in a way that it understands. */
export function misuse(sentence: string): Failure {
  return new Failure(sentence, MISUSED)
}

/** The words of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
