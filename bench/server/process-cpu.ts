import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second, as Linux counts them for everybody. */
const TICKS = 100

/** CPU time of a process and of all that it has started, those that have ended too. */
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

/** The fields behind the name, which may itself hold blanks. */
function statOf(entry: string): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${entry}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
