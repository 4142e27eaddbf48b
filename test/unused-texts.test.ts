import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '../web')

/** The path of names to every text. */
function paths(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, [...path, key]))
}

/** The texts of the shell, and those of pages with their own. */
const TEXTS = globSync('{text,*/text}/en.ts', { cwd: WEB })

it.each(TEXTS)('Every text of the page is used: %s', async (file) => {
  const { en } = (await import(join(WEB, file))) as { readonly en: unknown }
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB, exclude: ['dist/**', '**/text/**', 'test/**', 'node_modules/**'] })
  const words = new Set(files.flatMap((file) => readFileSync(join(WEB, file), 'utf8').match(/\w+/g) ?? []))
  // Texts within a group are chosen by a code or a level, and the code names only the group.
  const isNamed = (path: readonly string[]) =>
    words.has(path.at(-1) ?? '') || ((path.length > 2 || path[0] === 'whyNot') && words.has(path.at(-2) ?? ''))
  const unused = paths(en).filter((path) => !isNamed(path))
  expect(unused.map((path) => path.join('.'))).toEqual([])
})
