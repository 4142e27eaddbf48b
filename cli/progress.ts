/** Progress on stderr, shown when it is a terminal and the work takes long. */

const PATIENCE_MS = 500
const REDRAW_MS = 100
const WIDTH = 30
const WIPE = '\r\x1b[K'

export interface Progress {
  /** Reports how much is done. Cheap enough to call after every game. */
  at(done: number): void
  /** Clears the line. */
  end(): void
}

export const SILENT: Progress = { at() {}, end() {} }

/** A progress bar. */
export function progress(total: number, noun: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return SILENT
  let next = Date.now() + PATIENCE_MS
  let drawn = false
  return {
    at(done) {
      const now = Date.now()
      if (now < next) return
      next = now + REDRAW_MS
      drawn = true
      const full = Math.round((WIDTH * done) / total)
      stream.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${noun}`)
    },
    end() {
      if (drawn) stream.write(WIPE)
    },
  }
}

/** A line that says what is being done, where the total is unknown. */
export function ticker(stream: NodeJS.WriteStream = process.stderr) {
  return {
    at: (text: string): void => {
      if (stream.isTTY) stream.write(`${WIPE}${text} …`)
    },
    end: (): void => {
      if (stream.isTTY) stream.write(WIPE)
    },
  }
}
