import { pick, type Random } from '@fairground/kernel'

/** Values that break parsers: wrong types, extreme numbers, names that every object inherits. */
const ODD = [
  'null',
  '-1',
  '1e999',
  '0.5',
  '99',
  '"x"',
  '""',
  '[]',
  '{}',
  'true',
  '"__proto__"',
  '{"toString":1}',
  '[[[[[[]]]]]]',
  '\u0000',
  '}',
  ',',
]

/** Changes a few values or bytes in a line of JSON: most of the results are still JSON. */
export function mutate(line: string, random: Random): string {
  let text = line
  for (let times = 1 + random.below(3); times > 0; times--)
    text = random.below(4) === 0 ? changeByte(text, random) : changeValue(text, random)
  return text
}

function changeByte(text: string, random: Random): string {
  const at = random.below(text.length + 1)
  return text.slice(0, at) + pick(ODD, random) + text.slice(at + random.below(3))
}

function changeValue(text: string, random: Random): string {
  const values = [...text.matchAll(/"[^"]*"(?!\s*:)|-?\d+|true|false|null|\[[^[\]]*\]|\{[^{}]*\}/g)]
  if (values.length === 0) return changeByte(text, random)
  const { 0: value, index } = pick(values, random)
  return text.slice(0, index) + pick(ODD, random) + text.slice(index + value.length)
}
