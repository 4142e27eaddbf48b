/** Thrown by `canonical`: the value is not plain JSON. */
export class NotPlain extends Error {}

/**
 * Writes a value as canonical JSON: keys sorted, no spaces, `undefined` fields left out. Equal values have equal texts. Throws `NotPlain`
 * for what JSON cannot hold (functions, NaN, dates, cycles).
 */
export function canonical(value: unknown): string {
  return write(value, 0)
}

const DEEPEST = 100

function write(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw new NotPlain(`${value} is not a number in JSON`)
      return Object.is(value, -0) ? '0' : String(value)
    case 'string':
      return quoted(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      break
    default:
      throw new NotPlain(`${typeof value} is not JSON`)
  }
  if (value === null) return 'null'
  if (depth > DEEPEST) throw new NotPlain('nested too deeply, or circular')
  if (Array.isArray(value)) {
    let text = '['
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + write(value[i], depth + 1)
    return `${text}]`
  }
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw new NotPlain('only plain objects are JSON')
  let text = '{'
  for (const key of sortedKeys(value)) {
    const inner = (value as Record<string, unknown>)[key]
    if (inner === undefined) continue
    text += `${(text.length > 1 ? ',' : '') + quoted(key)}:${write(inner, depth + 1)}`
  }
  return `${text}}`
}

/** Insertion sort while there are few keys, which is the usual case. */
function sortedKeys(value: object): readonly string[] {
  const keys = Object.keys(value)
  if (keys.length > FEW) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]
    let at = i
    for (; at > 0 && keys[at - 1] > key; at--) keys[at] = keys[at - 1]
    keys[at] = key
  }
  return keys
}

/** Like `JSON.stringify`, but without calling it for short plain words, which most names are. */
function quoted(text: string): string {
  if (text.length > LONGEST_WORD) return JSON.stringify(text)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < SPACE || code > TILDE || code === QUOTE || code === BACKSLASH) return JSON.stringify(text)
  }
  return `"${text}"`
}

const FEW = 16
const LONGEST_WORD = 40
const SPACE = 0x20
const TILDE = 0x7e
const QUOTE = 0x22
const BACKSLASH = 0x5c

type Fields = Readonly<Record<string, unknown>>

/** Deep equality as JSON; the order of keys does not count. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  return sameFields(a as Fields, b as Fields)
}

/**
 * Objects to compare were mostly created by the same code and have their keys in the same order. Then comparing them one by one is faster
 * in V8 than looking each of them up.
 */
function sameFields(these: Fields, those: Fields): boolean {
  const names = Object.keys(these)
  const others = Object.keys(those)
  if (names.length !== others.length) return false
  const values = Object.values(these)
  const otherValues = Object.values(those)
  for (let i = 0; i < names.length; i++) {
    let at = i
    if (names[i] !== others[i]) {
      at = others.indexOf(names[i])
      if (at < 0) return false
    }
    if (values[i] !== otherValues[at] && !same(values[i], otherValues[at])) return false
  }
  return true
}
