import type { Row } from './store/store.ts'

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

export function flag(row: Row, column: string): boolean {
  return whole(row, column) === 1
}

/** A count or a sum, which some databases return as text. */
export function total(row: Row, column: string): number {
  return Number(row[column])
}

/** Several columns as the fields of an object: `endedAt` is the column `ended_at`. */
export function fields<R extends Readonly<Record<string, (row: Row, column: string) => unknown>>>(
  row: Row,
  readers: R,
): { readonly [K in keyof R]: ReturnType<R[K]> } {
  const read = Object.entries(readers).map(([name, reader]) => {
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return [name, reader(row, column)]
  })
  return Object.fromEntries(read)
}
