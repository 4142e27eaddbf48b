import type { Statement, Value } from './store/store.ts'

/** The text of a statement without parts depends only on where it is written. */
const texts = new WeakMap<TemplateStringsArray, string>()

/** A statement, with its values where they stand. A statement among the values becomes part of it: a list of columns, a condition. */
export function sql(around: TemplateStringsArray, ...given: readonly (Value | Statement)[]): Statement {
  if (!given.some(isStatement)) return { sql: textOf(around), values: given as readonly Value[] }
  const values: Value[] = []
  let text = around[0]
  for (const [index, each] of given.entries()) {
    if (isStatement(each)) {
      const offset = values.length
      text += each.sql.replace(/\$(\d+)/g, (_, number) => `$${offset + Number(number)}`)
      values.push(...(each.values ?? []))
    } else text += `$${values.push(each)}`
    text += around[index + 1]
  }
  return { sql: text, values }
}

/** It must change a row; otherwise somebody else was first, and the whole commit is dropped. */
export function must(statement: Statement): Statement {
  return { ...statement, must: true }
}

function isStatement(given: Value | Statement): given is Statement {
  return typeof given === 'object' && given !== null
}

function textOf(around: TemplateStringsArray): string {
  const known = texts.get(around)
  if (known !== undefined) return known
  const text = around.reduce((before, after, index) => `${before}$${index}${after}`)
  texts.set(around, text)
  return text
}

/** Text that does not come from outside, such as the name of a column, as a part of a statement. */
export function raw(text: string): Statement {
  return { sql: text }
}
