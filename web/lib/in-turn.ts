/** Work that can wait, one piece after another: between two of them the page answers whoever presses something. */
const waiting: (() => void)[] = []
let running = false

/** Does it when the page has nothing else to do. The answer takes it back. */
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

/** Does a longer work in as many turns as it needs, broken off wherever it yields, and hands over what it came to. The answer takes it back. */
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
