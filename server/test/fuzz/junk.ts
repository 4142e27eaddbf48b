import { pick, type Random } from '@fairground/kernel'

/** Unexpected values, and expected values with errors. */

const STRINGS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202etxt',
  '🃏',
  "' OR 1=1; DROP TABLE person; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'http://169.254.169.254/',
  'a@b',
  'x'.repeat(300),
  'y'.repeat(20_000),
]
const NUMBERS = [0, -0, 1, -1, 2, 31, 32, 255, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 1e308, -1e308, 0.1, 1e-7, Number.MAX_SAFE_INTEGER]
const KEYS = ['id', 'do', 'table', 'seat', 'act', 'play', 'name', 'game', '__proto__', 'constructor', 'hasOwnProperty', '', 'length', '0']

export function junk(random: Random, depth = 0): unknown {
  switch (random.below(depth > 3 ? 5 : 8)) {
    case 0:
      return null
    case 1:
      return random.below(2) === 0
    case 2:
      return pick(NUMBERS, random)
    case 3:
    case 4:
      return pick(STRINGS, random)
    case 5:
      return Array.from({ length: random.below(4) }, () => junk(random, depth + 1))
    case 6:
      return nested(random)
    default:
      return entries(Array.from({ length: random.below(4) }, () => [pick(KEYS, random), junk(random, depth + 1)]))
  }
}

/** The value with one part of it replaced by junk. */
export function corrupted(value: unknown, random: Random): unknown {
  if (random.below(4) === 0 || typeof value !== 'object' || value === null) return junk(random)
  if (Array.isArray(value)) {
    if (value.length === 0) return [junk(random)]
    const at = random.below(value.length)
    return value.map((each, index) => (index === at ? corrupted(each, random) : each))
  }
  const fields = Object.entries(value)
  const at = random.below(fields.length + 1)
  if (at === fields.length) return entries([...fields, [pick(KEYS, random), junk(random)]])
  if (random.below(4) === 0) return entries(fields.filter((_, index) => index !== at))
  return entries(fields.map(([key, inner], index) => [key, index === at ? corrupted(inner, random) : inner]))
}

/** Text with a part of it cut, repeated or overwritten. */
export function torn(text: string, random: Random): string {
  const at = random.below(text.length + 1)
  switch (random.below(4)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text.slice(Math.max(0, at - 5))
    case 2:
      return text.slice(0, at) + String.fromCharCode(random.below(0x500)) + text.slice(at + 1)
    default:
      return text.slice(at)
  }
}

export function bytes(random: Random, most: number): Buffer {
  return Buffer.from(Array.from({ length: random.below(most) }, () => random.below(256)))
}

/** A deeply nested list. */
function nested(random: Random): unknown {
  let value: unknown = 1
  for (let depth = random.below(300); depth > 0; depth--) value = [value]
  return value
}

/** Keeps keys such as `__proto__` as plain keys. */
function entries(fields: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(fields)
}
