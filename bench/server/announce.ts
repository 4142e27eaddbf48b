/** Said by a server's process to the one that started it. */
export type Announcement = { readonly urls: readonly string[] } | { readonly cpuSeconds: number }

/** Tells where the server listens, and from then on, whenever asked, the CPU time of the whole process with all its threads. */
export function announce(...urls: readonly string[]): void {
  const tell = (announcement: Announcement) => process.send?.(announcement)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    tell({ cpuSeconds: (user + system) / 1e6 })
  })
  // Whoever started it is gone, however that came.
  process.once('disconnect', () => process.exit())
  tell({ urls })
}
