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
