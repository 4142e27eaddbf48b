import { appendFileSync, writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { WatchdogSetting } from './watchdog.ts'

/** A thread that watches whether the event loop still runs, and ends the process if a table blocks it. */

const LOOK = 500
const STDERR = 2
const { file, beats, table, patience }: WatchdogSetting = workerData
let seen = Atomics.load(beats, 0)
/** Checks without a heartbeat: counted, not timed, since a process that was suspended as a whole has done nothing wrong. */
let silent = 0

setInterval(() => {
  const beat = Atomics.load(beats, 0)
  silent = beat === seen ? silent + 1 : 0
  seen = beat
  const id = new TextDecoder().decode(table.slice()).replaceAll('\0', '')
  if (id === '' || silent * LOOK < patience) return
  appendFileSync(file, `${id}\n`)
  writeSync(STDERR, `a move at table ${id} does not come to an end; the table is frozen and the process ended.\n`)
  process.kill(process.pid, 'SIGKILL')
}, LOOK)
