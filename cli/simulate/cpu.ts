/** CPU time of the whole process, all threads, since `process.cpuUsage()` was asked. */
export function cpuSecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
