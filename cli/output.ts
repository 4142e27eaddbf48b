/** Prints a line to stdout. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, undefined, 2))
}

/** Prints an error message to stderr. */
export function complain(sentence: string): void {
  process.stderr.write(`fairground: ${sentence}\n`)
}

/** A reader that closes the pipe early (`… | head`) is not an error. */
export function ignoreClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit()
    })
}
