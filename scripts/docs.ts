/** `node scripts/docs.ts`: writes the generated documents and pictures. `test/docs.test.ts` checks that they are up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { games } from '@fairground/games'
import { missingLanguages } from '@fairground/kernel'
import { ratioChart, ratiosIn } from './docs/ratios.ts'
import { rulingsPage } from './docs/rulings.ts'
import { wayOf, wayPicture } from './docs/way-of-a-move.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** Each generated file with its content. */
export async function generated(): Promise<Readonly<Record<string, string>>> {
  const read = (name: string) => readFileSync(join(ROOT, 'docs', name), 'utf8')
  const packages = await Promise.all(Object.entries(games).map(async ([id, open]) => ({ id, ...(await open()) })))
  // A game without all languages is still in development.
  const finished = packages.filter(({ text }) => missingLanguages(text).length === 0)
  const titles = await Promise.all(finished.map(async ({ id, text }) => ({ id, title: (await text.en()).title })))
  return {
    'docs/rulings.md': rulingsPage(ROOT, titles),
    'docs/pictures/way-of-a-move.svg': wayPicture(wayOf(read('architecture.md'))),
    'docs/pictures/ratios.svg': ratioChart(ratiosIn(read('benchmarks.md'))),
  }
}

if (process.argv[1] === import.meta.filename)
  for (const [file, text] of Object.entries(await generated())) {
    writeFileSync(join(ROOT, file), text)
    process.stdout.write(`${file}\n`)
  }
