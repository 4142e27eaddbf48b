/** Parses the part of Markdown that our documents use into plain data. */

export type Inline =
  | string
  | { readonly kind: 'code' | 'bold' | 'italic'; readonly text: string }
  | { readonly kind: 'link'; readonly to: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'picture'; readonly from: string; readonly name: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly anchor: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'text'; readonly inside: readonly Inline[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: 'rule' }

const ITEM = /^(?:[-*]|(\d+)\.)\s+(.*)$/

export function blocksOf(markdown: string): readonly Block[] {
  const lines = markdown.replace(/<!--[\s\S]*?-->/g, '').split('\n')
  const blocks: Block[] = []
  let at = 0
  /** The following lines as long as a condition is true. */
  const run = (holds: (line: string) => boolean): readonly string[] => {
    const from = at
    while (at < lines.length && holds(lines[at])) at++
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at]
    const fence = /^```(.*)$/.exec(line)
    const heading = /^(#+) (.*)$/.exec(line)
    if (line.trim() === '') at++
    else if (fence !== null) {
      at++
      const [language] = fence[1].trim().split(/\s+/)
      blocks.push({ kind: 'code', language, text: run((each) => !each.startsWith('```')).join('\n') })
      at++
    } else if (heading !== null) {
      at++
      blocks.push({ kind: 'heading', level: heading[1].length, anchor: anchorOf(heading[2]), inside: inlineOf(heading[2]) })
    } else if (line.startsWith('|')) blocks.push(tableOf(run((each) => each.startsWith('|'))))
    else if (/^---+$/.test(line)) {
      at++
      blocks.push({ kind: 'rule' })
    } else if (ITEM.test(line)) blocks.push(listOf(run((each) => ITEM.test(each) || /^\s+\S/.test(each))))
    else
      blocks.push({
        kind: 'text',
        inside: inlineOf(run((each) => each.trim() !== '' && !/^(```|#+ |\||---)/.test(each) && !ITEM.test(each)).join(' ')),
      })
  }
  return blocks
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => inlineOf(cell.trim().replaceAll('\\|', '|'))),
  )
  const [head = [], , ...body] = rows
  return { kind: 'table', head, rows: body }
}

function listOf(lines: readonly string[]): Block {
  const items: string[] = []
  let start = 1
  let ordered = false
  for (const line of lines) {
    const [, number, text] = ITEM.exec(line) ?? []
    if (text === undefined) items[items.length - 1] += ` ${line.trim()}`
    else {
      if (items.length === 0 && number !== undefined) [ordered, start] = [true, Number(number)]
      items.push(text)
    }
  }
  return { kind: 'list', ordered, start, items: items.map(inlineOf) }
}

const SPAN = /`([^`]+)`|!\[([^\]]*)\]\(([^)\s]+)\)|\[((?:[^\]`]|`[^`]*`)+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/

export function inlineOf(text: string): readonly Inline[] {
  const found = SPAN.exec(text)
  if (found === null) return text === '' ? [] : [text]
  const [whole, code, name, from, label, to, bold, italic] = found
  const before = text.slice(0, found.index)
  const one: Inline =
    code !== undefined
      ? { kind: 'code', text: code }
      : from !== undefined
        ? { kind: 'picture', from, name }
        : to !== undefined
          ? { kind: 'link', to, inside: inlineOf(label) }
          : bold !== undefined
            ? { kind: 'bold', text: bold }
            : { kind: 'italic', text: italic }
  return [...(before === '' ? [] : [before]), one, ...inlineOf(text.slice(found.index + whole.length))]
}

/** The fragment of a heading, as in `#fragment`. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

export function wordsOf(inside: readonly Inline[]): string {
  return inside
    .map((each) => {
      if (typeof each === 'string') return each
      if (each.kind === 'link') return wordsOf(each.inside)
      return each.kind === 'picture' ? each.name : each.text
    })
    .join('')
}

/** The text of a block as one line. */
export function plainText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return wordsOf(block.inside)
    case 'code':
      return block.text.replace(/\s+/g, ' ')
    case 'list':
      return block.items.map(wordsOf).join(' ')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(wordsOf).join(' ')).join(' ')
    case 'rule':
      return ''
  }
}
