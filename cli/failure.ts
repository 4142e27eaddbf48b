/** Exit codes: 0 success, 1 failure, 2 wrong arguments. */
export const EXIT_OK = 0
export const EXIT_FAILURE = 1
export const EXIT_USAGE = 2

/** Ends a command with a sentence for the person who typed it. */
export class Failure extends Error {
  readonly exitCode: number

  constructor(sentence: string, exitCode = EXIT_FAILURE) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/** The command was called with wrong arguments. */
export function misuse(sentence: string): Failure {
  return new Failure(sentence, EXIT_USAGE)
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
