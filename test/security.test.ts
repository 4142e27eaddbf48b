import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

/** Every test file that the threat model names, with the test titles after it in the same cell. */
function promised(): readonly { readonly file: string; readonly names: readonly string[] }[] {
  const text = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8')
  const cells = text.split('\n').flatMap((line) => (line.startsWith('|') ? line.split('|').slice(2, 3) : []))
  return cells.flatMap((cell) =>
    cell
      .split('`')
      .flatMap((part, index, parts) =>
        index % 2 === 1 && /\.(test|spec)\.ts$/.test(part)
          ? [{ file: part, names: [...(parts[index + 1] ?? '').matchAll(/«([^»]+)»/g)].map(([, name]) => name) }]
          : [],
      ),
  )
}

describe('The threat model', () => {
  it('names tests that exist', () => {
    const all = promised()
    expect(all.length).toBeGreaterThan(30)
    const missing = all.flatMap(({ file, names }) => {
      if (!existsSync(join(ROOT, file))) return [file]
      const text = readFileSync(join(ROOT, file), 'utf8')
      return names.filter((name) => !text.includes(name)).map((name) => `${file}: «${name}»`)
    })
    expect(missing).toEqual([])
  })
})
