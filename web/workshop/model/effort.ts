import type { Status } from '@fairground/kernel'
import { isFact } from './edit.ts'
import type { Field, RecordField } from './fields.ts'

/**
 * The effort to enter a card of the box, counted in actions: presses, characters typed, values compared with the card. A value that was
 * already read from a box is not asked for again; one that was reported or follows from others is compared; an invented one counts as if
 * all of it had to be typed.
 */
export interface TypingEffort {
  readonly presses: number
  readonly letters: number
  readonly looks: number
}

const NONE: TypingEffort = { presses: 0, letters: 0, looks: 0 }
const LOOK: TypingEffort = { presses: 0, letters: 0, looks: 1 }

/** Seconds, after the keystroke-level model of Card, Moran and Newell: point and press 1.3, a letter 0.28, mental preparation 1.35. */
const PRESS = 1.3
const LETTER = 0.28
const MIND = 1.35
/** Picking up the next card. */
const TAKE = 2

export function together(efforts: readonly TypingEffort[]): TypingEffort {
  return efforts.reduce(
    (sum, { presses, letters, looks }) => ({
      presses: sum.presses + presses,
      letters: sum.letters + letters,
      looks: sum.looks + looks,
    }),
    NONE,
  )
}

/** Including the press for "as printed". */
export function secondsOf({ presses, letters, looks }: TypingEffort): number {
  return TAKE + (presses + 1) * PRESS + letters * LETTER + looks * MIND
}

/** The effort of a part of an edition; `isLeft` names what nobody has to type. */
export function effortOf(field: Field, value: unknown, isLeft: (name: string) => boolean): TypingEffort {
  if (field.kind === 'fact') {
    if (!isFact(value)) return NONE
    return factEffort(value.status, () => typing(field.value, value.value))
  }
  if (field.kind === 'record') return named(field, value, (inner, at) => effortOf(inner, at, isLeft), isLeft)
  if (field.kind === 'list') return together(itemsOf(value).map((item) => effortOf(field.of, item, isLeft)))
  return typing(field, value)
}

/** The effort of one fact, by its status. */
export function factEffort(status: Status, typed: () => TypingEffort): TypingEffort {
  if (status === 'printed') return NONE
  return status === 'reconstructed' ? together([LOOK, typed()]) : LOOK
}

/** The effort of typing a value from scratch. */
function typing(field: Field, value: unknown): TypingEffort {
  const press = (presses: number, letters = 0): TypingEffort => ({ presses, letters, looks: 0 })
  switch (field.kind) {
    case 'fact':
      return isFact(value) ? typing(field.value, value.value) : NONE
    case 'number':
    case 'text':
      return press(1, String(value).length)
    case 'choice':
      return press(field.values.length > 4 ? 2 : 1)
    case 'flag':
      return press(value === true ? 1 : 0)
    case 'constant':
      return NONE
    case 'list':
      if (field.of.kind === 'choice') return press(itemsOf(value).length)
      return together(itemsOf(value).flatMap((item, index) => [press(index >= field.min ? 1 : 0), typing(field.of, item)]))
    case 'record':
      return named(field, value, typing)
    case 'one-of': {
      const kind = field.of[String((value as Readonly<Record<string, unknown>>)[field.by])]
      return together([press(2), kind === undefined ? NONE : typing(kind, value)])
    }
  }
}

/** The fields of a record; each optional one costs an extra press. */
function named(
  field: RecordField,
  value: unknown,
  each: (field: Field, value: unknown) => TypingEffort,
  isLeft: (name: string) => boolean = () => false,
): TypingEffort {
  const record = (value ?? {}) as Readonly<Record<string, unknown>>
  return together(
    Object.entries(field.fields).flatMap(([name, inner]) => {
      if (record[name] === undefined || isLeft(name)) return []
      return [{ ...NONE, presses: field.optional.has(name) && each === typing ? 1 : 0 }, each(inner, record[name])]
    }),
  )
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
