import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second on Linux. */
const TICKS = 100

/** CPU time of a process and of all its children, including those that have ended. */
export function databaseCpuSeconds(pid: number | undefined): number {
  if (pid === undefined) return 0
  let ticks = 0
  for (const entry of readdirSync('/proc')) {
    const fields = /^\d+$/.test(entry) ? statOf(entry) : undefined
    if (fields === undefined) continue
    const [user, system, usersOfDead, systemOfDead] = fields.slice(11, 15).map(Number)
    if (Number(entry) === pid) ticks += user + system + usersOfDead + systemOfDead
    else if (Number(fields[1]) === pid) ticks += user + system
  }
  return ticks / TICKS
}

/** The fields after the name, which may itself contain blanks. */
function statOf(entry: string): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${entry}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
