/**
 * Whoever follows a match is not told again what they know. What never changes, the cards of an edition or a list of moves that is
 * offered again, stands in one position after the other as the same frozen object. Moves of one shape go by columns, so that the
 * names of their fields are said once. Both ends of it are here.
 */

/** What a seat is shown. */
interface Shown {
  readonly view: unknown
  readonly moves: readonly unknown[]
}

/** A position with its known parts left out; `same` names them: `moves`, or `view.` and a field of the view. */
export type Brief<P extends Shown> = Omit<P, 'moves'> & { readonly moves?: P['moves'] | Columns; readonly same?: readonly string[] }

/** A list of objects that all have the same fields: for each field its values, down the list. */
export interface Columns {
  readonly columns: Readonly<Record<string, readonly unknown[]>>
}

const MOVES = 'moves'
const VIEW = 'view.'

/** The teller's end: what somebody was told last. */
export class Familiar {
  private moves: unknown
  private readonly parts: Record<string, unknown> = {}

  /** Names what a position has in common with the one before. From now on all of this one is known. */
  meets({ moves, view }: Shown): readonly string[] {
    const same: string[] = []
    if (moves === this.moves) same.push(MOVES)
    else this.moves = isFrozen(moves) ? moves : undefined
    const fields = fieldsOf(view)
    for (const name in fields) {
      const value = fields[name]
      if (value === this.parts[name] && isFrozen(value)) same.push(VIEW + name)
      else this.parts[name] = isFrozen(value) ? value : undefined
    }
    return same
  }
}

export function isFrozen(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.isFrozen(value)
}

export function fieldsOf(view: unknown): Readonly<Record<string, unknown>> {
  return view as Readonly<Record<string, unknown>> // every view is an object and has at least its viewer
}

/** A list of moves as it goes out: by columns where all have the same fields. */
export function packed(moves: readonly unknown[]): readonly unknown[] | Columns {
  const [first] = moves
  if (moves.length < 2 || typeof first !== 'object' || first === null) return moves
  const names = Object.keys(first)
  if (names.length === 0) return moves
  const columns: Record<string, unknown[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (const move of moves as readonly Readonly<Record<string, unknown>>[]) {
    if (Object.keys(move ?? {}).join() !== names.join()) return moves
    for (const name of names) columns[name].push(move[name])
  }
  return { columns }
}

function unpacked(moves: readonly unknown[] | Columns): readonly unknown[] {
  if (!('columns' in moves)) return moves
  const columns = Object.entries(moves.columns)
  return columns[0][1].map((_, row) => Object.fromEntries(columns.map(([name, values]) => [name, values[row]])))
}

/** The listener's end: the whole position, given the one before. */
export function filled<P extends Shown>({ same = [], ...position }: Brief<P>, before: P | undefined): P {
  const known: Record<string, unknown> = {}
  for (const name of same) if (name.startsWith(VIEW)) known[name.slice(VIEW.length)] = fieldsOf(before?.view)[name.slice(VIEW.length)]
  const view = { ...fieldsOf(position.view), ...known }
  const moves = position.moves === undefined ? (before?.moves ?? []) : unpacked(position.moves)
  return { ...position, view, moves } as unknown as P // all that was left out is in place again
}
