/** A block of a document between three backticks, with what stands behind the first of them. */
export interface Fence {
  /** `sh`, `ts`, `json`; empty for a drawing. */
  readonly language: string
  /** The words behind it: a file's name, how it is to be run. */
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

/** The commands of a block, a line each; a backslash at its end goes on in the next, and what stands behind ` # ` is for people. */
export function commandsIn({ text }: Pick<Fence, 'text'>): readonly string[] {
  return text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#\s.*$/, '').trim())
    .filter((line) => line !== '')
}
