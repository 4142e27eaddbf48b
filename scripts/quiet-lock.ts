/**
 * `node scripts/quiet-lock.ts`, after adding or upgrading a dependency: npm warns about packages that do not support the Node it runs on.
 * It cannot know that all commands of this project use the Node 24 from its packages. So we remove those entries from the lock file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const LOCK = join(resolve(import.meta.dirname, '..'), 'package-lock.json')

interface Locked {
  engines?: { readonly node?: string }
}

/** The oldest Node that people start `npm ci` with. */
const OLDEST = 20

/** Does a range such as `^20.19.0 || >=22.12.0` include that Node? Ranges that begin below it and have no upper bound do. */
export function admits(range: string, major = OLDEST): boolean {
  return range.split('||').some((part) => {
    const [, sign, number] = /^\s*(\^|>=|>|~)?\s*v?(\d+)/.exec(part) ?? []
    if (number === undefined) return true
    return sign === '>=' || sign === '>' ? Number(number) <= major : Number(number) === major
  })
}

export function loudPackages(packages: Readonly<Record<string, Locked>>): readonly string[] {
  return Object.keys(packages).filter((name) => !admits(packages[name].engines?.node ?? '*'))
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8')) as { readonly packages: Record<string, Locked> }
  const loud = loudPackages(lock.packages)
  for (const name of loud) delete lock.packages[name].engines
  writeFileSync(LOCK, `${JSON.stringify(lock, undefined, 2)}\n`)
  process.stdout.write(`${loud.length} packages name no Node any more${loud.length > 0 ? `: ${loud.join(', ')}` : ''}\n`)
}
