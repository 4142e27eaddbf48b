/** What a column holds: text, whole numbers up to 2⁵³ (bigint columns), or nothing. JSON is kept as text, times as milliseconds. */
export type Value = string | number | null

export type Row = Readonly<Record<string, Value>>

/** SQL in the subset that SQLite and PostgreSQL both speak, with `$1`, `$2` … for its values. */
export interface Statement {
  readonly sql: string
  readonly values?: readonly Value[]
  /** It changes a row; when there is none for it to change, somebody else was first: a conflict. Not together with RETURNING. */
  readonly must?: true
}

/** A row with that key is there already, or one that must be changed is not as it was: somebody else was first. The whole commit was dropped. */
export class Conflict extends Error {}

/** Nothing could be written (disk full, database gone). The whole commit was dropped. */
export class StoreFailure extends Error {}

/** Where everything is kept. All statements of the server run through these two doors. */
export interface Store {
  /** Reads. */
  all(sql: string, values?: readonly Value[]): Promise<readonly Row[]>
  /** Writes all of it or nothing; once it resolves, it is on disk. One list of rows a statement (from RETURNING). */
  commit(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>
  /** A consistent copy of the whole store, taken while it is in use. */
  backup(path: string): Promise<void>
  close(): Promise<void>
  /** Resolves when the store is lost for good while it was open: nothing will ever be written again. */
  readonly gone?: Promise<StoreFailure> | undefined
  /** There when other processes may share the store. */
  readonly bell?: Bell | undefined
}

/** Wakes the processes that share a store, this one too. Nothing but a hint: what is true stands in the tables, and a hint may be lost. */
export interface Bell {
  /** One line of text. */
  ring(news: string): void
  /** `deaf` is called when news may have been missed. */
  hear(listener: (news: readonly string[]) => void, deaf: () => void): void
}
