/** Microseconds of CPU time, of all threads, that some work takes. */
export function cpuMicros(work: () => void): number {
  const started = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(started)
  return user + system
}
