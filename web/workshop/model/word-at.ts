import type { Path } from './fields.ts'

/**
 * The label for the end of a path: `market.3.prizes.4` is looked up as `market.*.prizes.4`, then `prizes.4`, then `4`. The `value` of a
 * fact has the label of the fact; only fields that are really named so, such as a ticket's value, have a label with it.
 */
export function wordAt(words: Readonly<Record<string, string>>, path: Path): string | undefined {
  const without = path.at(-1) === 'value' ? path.slice(0, -1) : path
  for (const parts of [path, without, path.filter((part) => part !== 'value')]) {
    const word = endOf(words, parts)
    if (word !== undefined) return word
  }
  return undefined
}

function endOf(words: Readonly<Record<string, string>>, path: Path): string | undefined {
  for (let from = 0; from < path.length; from++) {
    const parts = path.slice(from)
    const loose = parts.map((part) => (typeof part === 'number' ? '*' : part)).join('.')
    for (const key of [parts.join('.'), loose]) if (Object.hasOwn(words, key)) return words[key]
  }
  return undefined
}
