/** A code block of a document between three backticks, with the info string. */
export interface Fence {
  /** `sh`, `ts`, `json`; empty for a drawing. */
  readonly language: string
  /** The words after it: a file's name, or how it is run. */
  readonly info: readonly string[]
  readonly text: string
  readonly line: number
}

export function fencesIn(markdown: string): readonly Fence[] {
  const found: Fence[] = []
  let open: { readonly info: string; readonly line: number; readonly lines: string[] } | undefined
  for (const [index, line] of markdown.split('\n').entries()) {
    const mark = /^```(.*)$/.exec(line)
    if (mark === null) open?.lines.push(line)
    else if (open === undefined) open = { info: mark[1].trim(), line: index + 1, lines: [] }
    else {
      const [language = '', ...info] = open.info.split(/\s+/)
      found.push({ language, info, text: `${open.lines.join('\n')}\n`, line: open.line })
      open = undefined
    }
  }
  if (open !== undefined) throw new Error(`the block that opens at line ${open.line} is never closed`)
  return found
}

/** The commands of a block, one per line; a backslash at the end continues the line, and ` # ` begins a comment. */
export function commandsIn({ text }: Pick<Fence, 'text'>): readonly string[] {
  return text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#\s.*$/, '').trim())
    .filter((line) => line !== '')
}
