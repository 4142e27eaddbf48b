/** The value of a column: text, a whole number up to 2⁵³ (bigint columns), or null. JSON is stored as text, times as milliseconds. */
export type Value = string | number | null

export type Row = Readonly<Record<string, Value>>

/** SQL in the subset that SQLite and PostgreSQL share, with `$1`, `$2` … for its values. */
export interface Statement {
  readonly sql: string
  readonly values?: readonly Value[]
  /** It must change a row; otherwise somebody else was first, which is a conflict. Not together with RETURNING. */
  readonly must?: true
}

/** A row with that key exists already, or a row that must change has changed: somebody else was first. The whole commit was dropped. */
export class Conflict extends Error {}

/** Nothing could be written (disk full, database gone). The whole commit was dropped. */
export class StoreFailure extends Error {}

/** Where everything is stored. All statements of the server go through `all` and `commit`. */
export interface Store {
  /** Reads. */
  all(sql: string, values?: readonly Value[]): Promise<readonly Row[]>
  /** Writes all or nothing; once it resolves, it is on disk. Returns one list of rows per statement (from RETURNING). */
  commit(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>
  /** A consistent copy of the whole store, taken while it is in use. */
  backup(path: string): Promise<void>
  close(): Promise<void>
  /** Resolves if the open store is lost permanently: nothing can be written any more. */
  readonly gone?: Promise<StoreFailure> | undefined
  /** Set if other processes may share the store. */
  readonly notifier?: Notifier | undefined
}

/** Notifies the processes that share a store, including this one. Only a hint, which may be lost: the tables have the truth. */
export interface Notifier {
  /** One line of text. */
  notify(news: string): void
  /** `deaf` is called when news may have been missed. */
  listen(listener: (news: readonly string[]) => void, deaf: () => void): void
}
