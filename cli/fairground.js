#!/usr/bin/env node
// Plain JavaScript, so that a Node too old to read TypeScript can still say which one is needed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const own = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const handedOver = 'FAIRGROUND_HANDED_OVER'

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  const { main } = await import('./main.ts')
  await main(process.argv.slice(2))
} else if (existsSync(own) && process.env[handedOver] === undefined) {
  handOver()
} else {
  console.error(`Fairground needs Node ${NEEDED} or newer; this is Node ${process.versions.node}.`)
  process.exitCode = 1
}

/** `npm install` put the right Node into the project: let that one do it. */
function handOver() {
  const child = spawn(own, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, [handedOver]: '1' } })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const pass = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  child.on('error', (error) => {
    console.error(
      `Fairground needs Node ${NEEDED} or newer; this is Node ${process.versions.node}, and ${own} does not run: ${error.message}.`,
    )
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    for (const each of signals) process.off(each, pass)
    if (signal === null) process.exitCode = code ?? 1
    else process.kill(process.pid, signal)
  })
}
