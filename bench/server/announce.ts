/** Messages from a server's process to the one that started it. */
export type Announcement =
  | { readonly urls: readonly string[] }
  | { readonly cpuSeconds: number; readonly heapBytes: number; readonly residentBytes: number }

/** Reports where the server listens, and from then on, on request, the CPU time of the whole process with all threads, and its memory. */
export function announce(...urls: readonly string[]): void {
  const tell = (announcement: Announcement) => process.send?.(announcement)
  process.on('message', (asked) => {
    const { user, system } = process.cpuUsage()
    // Garbage is not counted, if the collector can be called.
    if (asked === 'memory') globalThis.gc?.()
    const { heapUsed, external, rss } = process.memoryUsage()
    tell({ cpuSeconds: (user + system) / 1e6, heapBytes: heapUsed + external, residentBytes: rss })
  })
  // The parent process is gone.
  process.once('disconnect', () => process.exit())
  tell({ urls })
}
