/** Alignment of columns: numbers to the right, words to the left. */
interface Setting {
  /** `l` or `r` for each column; the others are aligned left. */
  readonly align?: string
  readonly indent?: number
}

const GAP = '  '

/** Aligns rows of text in columns. */
export function table(rows: readonly (readonly string[])[], { align = '', indent = 0 }: Setting = {}): string {
  const widths: number[] = []
  for (const row of rows) for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  const margin = ' '.repeat(indent)
  return rows
    .map((row) => {
      const cells = row.map((cell, column) => (align[column] === 'r' ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      return (margin + cells.join(GAP)).trimEnd()
    })
    .join('\n')
}
