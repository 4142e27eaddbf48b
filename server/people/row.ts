import type { Row } from '../store/store.ts'

/** Reads columns of a row with their declared type. Another type is a bug in a statement, so it throws. */

export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new TypeError(`column ${column} is not text`)
  return value
}

export function whole(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw new TypeError(`column ${column} is not a number`)
  return value
}

export function maybeText(row: Row, column: string): string | undefined {
  return row[column] == null ? undefined : text(row, column)
}

export function maybeWhole(row: Row, column: string): number | undefined {
  return row[column] == null ? undefined : whole(row, column)
}
