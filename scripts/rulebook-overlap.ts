/**
 * `node scripts/rulebook-overlap.ts FOLDER`: lists runs of six or more words that our texts share with the rulebooks in a folder (text
 * files). Our texts are our own; only printed names may be the same, and scripts/overlap/names.json lists them with reasons.
 */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import names from './overlap/names.json' with { type: 'json' }
import { literals, paragraphs } from './overlap/passages.ts'
import { bookOf, isName, sharedRuns } from './overlap/runs.ts'

const OURS = ['games/*/text/**/*.ts', 'games/*/lesson/**/*.ts', 'games/*/board/words.ts', 'games/*/README.md', 'web/text/**/*.ts']

const [folder, ...more] = process.argv.slice(2)
if (folder === undefined || more.length > 0) stop('Usage: node scripts/rulebook-overlap.ts FOLDER (rulebooks as text files)')
if (!existsSync(folder) || !statSync(folder).isDirectory()) stop(`${folder} is not a folder.`)
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
if (files.length === 0) stop(`There is no .txt file in ${folder}.`)

const books = files.map((name) => ({ name: basename(name, '.txt'), book: bookOf(readFileSync(join(folder, name), 'utf8')) }))
const printed = (names as readonly { readonly name: string; readonly reason: string }[]).map(({ name }) => name)
const root = join(import.meta.dirname, '..')
const ours = globSync(OURS, { cwd: root }).sort()

let found = 0
for (const file of ours) {
  const source = readFileSync(join(root, file), 'utf8')
  for (const passage of file.endsWith('.md') ? paragraphs(source) : literals(source)) {
    for (const { name, book } of books) {
      for (const { words, line } of sharedRuns(passage, book)) {
        if (isName(words, printed)) continue
        found++
        process.stdout.write(`${file}:${line}  ${words}  (${name})\n`)
      }
    }
  }
}
process.stdout.write(`${found} runs in ${ours.length} files of ours, ${files.length} rulebooks\n`)
process.exitCode = found === 0 ? 0 : 1

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
