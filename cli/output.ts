/** Says a line to whoever asked. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function sayJson(value: unknown): void {
  say(JSON.stringify(value, undefined, 2))
}

/** Says what went wrong. */
export function complain(sentence: string): void {
  process.stderr.write(`fairground: ${sentence}\n`)
}

/** A reader that has seen enough (`… | head`) is no error. */
export function leaveQuietlyWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit()
    })
}
