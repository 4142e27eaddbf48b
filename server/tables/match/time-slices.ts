/** How long a piece of work may hold everybody up, in milliseconds. */
const SLICE = 10

/** Long work by time slices: called after each bit of it, it lets others have their turn whenever a slice is used up. */
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
