/**
 * The long tests at full size: `npm run soak` for all, `npm run soak -- battery-fair-trade --size 50000 --seed 7` for one. Results are in
 * soak.json, by name. On a busy machine `npm run soak -- documents --in FOLDER --minutes 3` does as much as fits, and the same command
 * continues from there; `--only TEXT` runs the commands that contain this text.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { batteryProofs } from './soak/battery.ts'
import { ladderProofs } from './soak/ladder.ts'
import { type Proof, Unfinished } from './soak/proof.ts'
import { truthProofs } from './soak/truth.ts'

const FILE = join(import.meta.dirname, '..', 'soak.json')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string' },
    minutes: { type: 'string' },
    only: { type: 'string' },
  },
})
/** `truth` stands for `truth-fair-trade` and all others with this prefix. */
const isNamed = (proof: Proof, name: string) => proof.name === name || proof.name.startsWith(`${name}-`)
/** These need no server: only Node and the sources. */
const bare = [...batteryProofs, ...truthProofs, ...ladderProofs]
const bareOnly = positionals.length > 0 && positionals.every((name) => bare.some((proof) => isNamed(proof, name)))
const proofs: readonly Proof[] = bareOnly
  ? bare
  : [...bare, ...(await import('./soak/server.ts')).serverProofs, (await import('./soak/documents.ts')).documentsProof]
const unknown = positionals.find((name) => !proofs.some((proof) => isNamed(proof, name)))
if (unknown !== undefined) {
  process.stderr.write(`There is no proof ${unknown}; there are ${proofs.map(({ name }) => name).join(', ')}.\n`)
  process.exit(2)
}
const wanted = proofs.filter((proof) => positionals.length === 0 || positionals.some((name) => isNamed(proof, name)))
const whole = wanted.find((proof) => !proof.pieces)
if (values.in !== undefined && whole !== undefined) {
  process.stderr.write(`${whole.name} cannot be done in pieces; without --in it runs as a whole.\n`)
  process.exit(2)
}
if (values.in === undefined && (values.only ?? values.minutes) !== undefined) {
  process.stderr.write('A part of a proof needs a folder in which it is kept: add --in FOLDER.\n')
  process.exit(2)
}
const piece =
  values.in === undefined ? undefined : { folder: resolve(values.in), minutes: Number(values.minutes ?? Infinity), only: values.only }
const seed = Number(values.seed)
let failed = 0
let unfinished = 0

/** Merges with the results of other tests, which another process may have just written. */
function keep(name: string, found: unknown): void {
  const before = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  writeFileSync(FILE, `${JSON.stringify({ ...before, [name]: found }, undefined, 2)}\n`)
}

for (const proof of wanted) {
  const size = values.size === undefined ? proof.size : Number(values.size)
  process.stdout.write(`› ${proof.name}: ${size} ${proof.unit}\n`)
  const before = process.cpuUsage()
  try {
    const figure = await proof.run(size, seed, (text) => process.stdout.write(`  ${text}\n`), piece)
    const { user, system } = process.cpuUsage(before)
    const command = `npm run soak -- ${proof.name} --size ${size} --seed ${seed}`
    keep(proof.name, { command, size, unit: proof.unit, seed, figure, cpuSeconds: Math.round((user + system) / 1e6) })
    process.stdout.write(`  holds\n`)
  } catch (error) {
    if (error instanceof Unfinished) {
      unfinished++
      process.stdout.write(`  NOT FINISHED: ${error.message}\n`)
      continue
    }
    failed++
    process.stdout.write(`  FAILS: ${error instanceof Error ? error.message : error}\n`)
  }
}
process.stdout.write(
  `${wanted.length - failed - unfinished} passed, ${failed} failed${unfinished === 0 ? '' : `, ${unfinished} to go on with`}\n`,
)
process.exitCode = failed > 0 ? 1 : unfinished > 0 ? 3 : 0
