/** Said by a server's process to the one that started it. */
export type Announcement =
  | { readonly urls: readonly string[] }
  | { readonly cpuSeconds: number; readonly heapBytes: number; readonly residentBytes: number }

/** Tells where the server listens, and from then on, whenever asked, the CPU time of the whole process with all its threads, and its memory. */
export function announce(...urls: readonly string[]): void {
  const tell = (announcement: Announcement) => process.send?.(announcement)
  process.on('message', (asked) => {
    const { user, system } = process.cpuUsage()
    // What is garbage is not counted, where it can be asked to go.
    if (asked === 'memory') globalThis.gc?.()
    const { heapUsed, external, rss } = process.memoryUsage()
    tell({ cpuSeconds: (user + system) / 1e6, heapBytes: heapUsed + external, residentBytes: rss })
  })
  // Whoever started it is gone, however that came.
  process.once('disconnect', () => process.exit())
  tell({ urls })
}
