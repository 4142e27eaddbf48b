import { type Passage, wordsOf } from './runs.ts'

/** The paragraphs of a text in Markdown. */
export function paragraphs(source: string): readonly Passage[] {
  const found: Passage[] = []
  let line = 1
  for (const paragraph of source.split(/\n[ \t]*\n/)) {
    found.push(wordsOf(paragraph, line))
    line += paragraph.split('\n').length + 1
  }
  return found
}

/** After these a slash begins a regular expression, not a division. */
const BEFORE_REGEXP = /(^|[=(,:[!&|?{};+]|=>|return)\s*$/

/**
 * The string literals of a TypeScript source. Literals joined by `+` are one passage; an expression in a template ends one, since its
 * words are unknown.
 */
export function literals(source: string): readonly Passage[] {
  const found: Passage[] = []
  /** Where the previous literal ended, to recognize a `+` between two. */
  let lastEnd = -1
  let at = 0

  const keep = (from: number, to: number, joins: boolean) => {
    const line = source.slice(0, from).split('\n').length
    const words = wordsOf(spoken(source.slice(from, to)), line)
    if (joins && found.length > 0) found.push([...(found.pop() ?? []), ...words])
    else found.push(words)
  }

  const quoted = (quote: string) => {
    const joins = lastEnd >= 0 && /^\s*\+\s*$/.test(source.slice(lastEnd, at))
    const from = ++at
    while (at < source.length && source[at] !== quote && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1
    keep(from, at++, joins)
    lastEnd = at
  }

  const template = () => {
    let joins = lastEnd >= 0 && /^\s*\+\s*$/.test(source.slice(lastEnd, at))
    let from = ++at
    while (at < source.length && source[at] !== '`') {
      if (source[at] === '\\') at += 2
      else if (source.startsWith('${', at)) {
        keep(from, at, joins)
        joins = false
        lastEnd = -1
        at += 2
        code('}')
        // The expression may itself contain literals: the rest of this one starts a new passage.
        found.push([])
        from = ++at
      } else at++
    }
    keep(from, at++, joins)
    lastEnd = at
  }

  /** Reads code until its closing brace, or to the end of the source. */
  const code = (until?: string) => {
    let open = 0
    while (at < source.length) {
      const here = source[at]
      if (here === until && open === 0) return
      if (here === "'" || here === '"') quoted(here)
      else if (here === '`') template()
      else if (source.startsWith('//', at)) at = endOf('\n')
      else if (source.startsWith('/*', at)) at = endOf('*/') + 2
      else if (here === '/' && BEFORE_REGEXP.test(source.slice(Math.max(0, at - 20), at))) regexp()
      else {
        if (here === '{') open++
        else if (here === '}') open--
        at++
      }
    }
  }

  const endOf = (mark: string) => {
    const end = source.indexOf(mark, at)
    return end < 0 ? source.length : end
  }

  const regexp = () => {
    let inClass = false
    for (at++; at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/'); at++) {
      if (source[at] === '\\') at++
      else if (source[at] === '[') inClass = true
      else if (source[at] === ']') inClass = false
    }
    at++
  }

  code()
  return found.filter((passage) => passage.length > 0)
}

/** The characters of a literal, with escapes resolved. */
const spoken = (text: string) =>
  text
    .replace(/\\u(?:([0-9a-f]{4})|\{([0-9a-f]+)\})/gi, (_, four, any) => String.fromCodePoint(Number.parseInt(four ?? any, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(.)/g, '$1')
