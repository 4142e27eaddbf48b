/** A problem of `canonical`: what was given is not plain JSON. */
export class NotPlain extends Error {}

/**
 * The one way to write a value as JSON: keys sorted, no space, `undefined` fields left out. Equal values have equal texts.
 * Throws `NotPlain` for what JSON cannot carry (functions, NaN, dates, cycles).
 */
export function canonical(value: unknown): string {
  return write(value, 0)
}

const DEEPEST = 100

function write(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw new NotPlain(`${value} is not a number that JSON can carry`)
      return Object.is(value, -0) ? '0' : String(value)
    case 'string':
      return JSON.stringify(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      break
    default:
      throw new NotPlain(`${typeof value} is not JSON`)
  }
  if (value === null) return 'null'
  if (depth > DEEPEST) throw new NotPlain('nested too deeply, or in a circle')
  if (Array.isArray(value)) {
    let text = '['
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + write(value[i], depth + 1)
    return `${text}]`
  }
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw new NotPlain('only plain objects are JSON')
  let text = '{'
  for (const key of Object.keys(value).sort()) {
    const inner = (value as Record<string, unknown>)[key]
    if (inner === undefined) continue
    text += `${(text.length > 1 ? ',' : '') + JSON.stringify(key)}:${write(inner, depth + 1)}`
  }
  return `${text}}`
}
