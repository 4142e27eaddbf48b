/** `node scripts/release-notes.ts 1.2.0`: the changelog section of a release. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const CHANGELOG = join(resolve(import.meta.dirname, '..'), 'CHANGELOG.md')

export function notesOf(changelog: string, version: string): string | undefined {
  const section = changelog.split(/^## /m).find((part) => part.split('\n')[0].trim() === version)
  return section === undefined ? undefined : section.slice(section.indexOf('\n')).trim()
}

if (process.argv[1] === import.meta.filename) {
  const [, , version = ''] = process.argv
  const notes = notesOf(readFileSync(CHANGELOG, 'utf8'), version.replace(/^v/, ''))
  if (notes === undefined) {
    process.stderr.write(`CHANGELOG.md has no section ${version || 'without a number: node scripts/release-notes.ts 1.2.0'}\n`)
    process.exitCode = 1
  } else process.stdout.write(`${notes}\n`)
}
