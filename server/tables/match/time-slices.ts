/** How long a piece of work may block the event loop, in milliseconds. */
const SLICE = 10

/** Splits long work into time slices: call it after each step, and it yields to others whenever a slice is used up. */
export function slices(): () => Promise<void> | undefined {
  let begun = performance.now()
  return () => {
    if (performance.now() - begun < SLICE) return undefined
    return new Promise((resolve) =>
      setImmediate(() => {
        begun = performance.now()
        resolve()
      }),
    )
  }
}
