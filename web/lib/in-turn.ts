/** Work that can wait, one piece after another: between two pieces the page can react to input. */
const waiting: (() => void)[] = []
let running = false

/** Does it when the page is idle. Call the result to cancel. */
export function inTurn(work: () => void): () => void {
  waiting.push(work)
  if (!running) next()
  return () => {
    const at = waiting.indexOf(work)
    if (at >= 0) waiting.splice(at, 1)
  }
}

/** Milliseconds that one turn of a longer work may take. */
const SLICE = 8

/** Runs a generator in as many turns as it needs, pausing where it yields, and passes on its result. Call what it returns to cancel. */
export function inTurns<T>(work: Iterator<unknown, T>, done: (result: T) => void): () => void {
  const slice = (): void => {
    const end = performance.now() + SLICE
    do {
      const step = work.next()
      if (step.done) {
        done(step.value)
        return
      }
    } while (performance.now() < end)
    forget = inTurn(slice)
  }
  let forget = inTurn(slice)
  return () => forget()
}

function next(): void {
  running = waiting.length > 0
  if (!running) return
  const soon = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 16))
  soon(
    () => {
      waiting.shift()?.()
      next()
    },
    { timeout: 500 },
  )
}
