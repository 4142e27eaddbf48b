import { useState } from 'preact/hooks'
import { Icon } from '../../lib/icon.tsx'
import { valueAt } from '../model/edit.ts'
import { blank, type Field, type ListField, type OneOfField, type Path, type RecordField, written } from '../model/fields.ts'
import { labelOf, valueWord, w } from '../words.ts'
import { useForm } from './context.ts'
import { Fact } from './Fact.tsx'
import { Chips, NumberBox, Segments, Select, Stepper } from './inputs.tsx'

interface Props<F extends Field = Field> {
  readonly field: F
  readonly path: Path
}

const MOST_SEGMENTS = 4
const MOST_CHIPS = 20

/** A value of any kind, by its field. */
export function Value({ field, path }: Props) {
  const { edition, words, layout, set } = useForm()
  const value = valueAt(edition, path)
  const label = labelOf(words, path)
  switch (field.kind) {
    case 'fact':
      return <Fact field={field.value} path={path} small />
    case 'number':
      return <Stepper label={label} at={written(path)} value={value as number} {...field} set={(next) => set(path, next)} />
    case 'text':
      return (
        <input
          class="input"
          aria-label={label}
          data-at={written(path)}
          maxLength={field.max}
          value={value as string}
          onInput={(event) => set(path, event.currentTarget.value)}
        />
      )
    case 'choice': {
      const name = path.at(path.at(-1) === 'value' ? -2 : -1)
      const values = field.values.map((each) => ({
        value: each,
        word: valueWord(words, path, each),
        Sign: layout.signs?.[`${name}.${each}`],
      }))
      const props = {
        label,
        at: written(path),
        value: value as string,
        values,
        set: (next: string | undefined) => next !== undefined && set(path, next),
      }
      return field.values.length <= MOST_SEGMENTS ? <Segments {...props} /> : <Select {...props} />
    }
    case 'flag':
      return (
        <label class="ws-flag">
          <input
            type="checkbox"
            data-at={written(path)}
            checked={value === true}
            onChange={(event) => set(path, event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      )
    case 'constant':
      return null
    case 'list':
      return <List field={field} path={path} />
    case 'record':
      return Object.keys(field.fields).every((name) => field.optional.has(name)) ? (
        <Tiles field={field} path={path} />
      ) : (
        <RecordRow field={field} path={path} />
      )
    case 'one-of':
      return <OneOf field={field} path={path} />
  }
}

function List({ field, path }: Props<ListField>) {
  const { edition, words, set, add, remove } = useForm()
  const items = valueAt(edition, path) as readonly unknown[]
  const label = labelOf(words, path)
  const { of, min, max } = field
  if (of.kind === 'choice')
    return (
      <Chips
        label={label}
        at={written(path)}
        chosen={items as readonly string[]}
        values={of.values.map((value) => ({ value, word: valueWord(words, path, value) }))}
        set={(chosen) => set(path, chosen)}
      />
    )
  if (of.kind === 'number' && min < max && of.max - of.min < MOST_CHIPS && max >= of.max - of.min)
    return (
      <Chips
        label={label}
        at={written(path)}
        chosen={items as readonly number[]}
        values={Array.from({ length: of.max - of.min + 1 }, (_, index) => of.min + index).map((value) => ({
          value,
          word: valueWord(words, path, value),
        }))}
        set={(chosen) => set(path, chosen)}
      />
    )
  const short = of.kind === 'number' || of.kind === 'text'
  return (
    <div class={short ? 'ws-numbers' : isStrip(of) ? 'ws-list strip' : 'ws-list'}>
      {items.map((item, index) => (
        <div key={index} class={short ? 'ws-numbers-one' : 'ws-list-one'}>
          <span class="ws-list-place number" aria-hidden="true">
            {labelOf(words, [...path, index])}
          </span>
          {of.kind === 'number' ? (
            <NumberBox
              label={`${label} ${labelOf(words, [...path, index])}`}
              at={written([...path, index])}
              value={item as number}
              {...of}
              set={(next) => set([...path, index], next)}
            />
          ) : (
            <Value field={of} path={[...path, index]} />
          )}
          {items.length > min && min < max && (
            <button
              type="button"
              class="icon-button ws-remove"
              data-remove={written([...path, index])}
              aria-label={w.value.removeFrom(`${label} ${index + 1}`)}
              onClick={() => remove([...path, index])}
            >
              <Icon name="x" size={16} />
            </button>
          )}
        </div>
      ))}
      {items.length < max && (
        <button
          type="button"
          class="button small ws-add"
          data-add={written(path)}
          onClick={() => add(path, items.length > 0 && short ? items.at(-1) : blank(of))}
        >
          <Icon name="plus" size={16} /> {labelOf(words, [...path, 'add'])}
        </button>
      )}
    </div>
  )
}

/** Many small choices: the spaces of a track. */
function isStrip(field: Field): boolean {
  return field.kind === 'fact' && field.value.kind === 'choice'
}

/** A checkbox with its label next to it. */
function isFlag(field: Field): boolean {
  return (field.kind === 'fact' ? field.value : field).kind === 'flag'
}

/** Optional things as tiles: a press chooses one, a stepper sets how many. */
function Tiles({ field, path }: Props<RecordField>) {
  const { edition, words, layout, set, remove } = useForm()
  const record = (valueAt(edition, path) ?? {}) as Readonly<Record<string, unknown>>
  const names = Object.keys(field.fields)
  const simple = names.filter((name) => field.fields[name].kind === 'number' || field.fields[name].kind === 'constant')
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const now = chosen !== undefined && record[chosen] !== undefined ? chosen : simple.find((name) => typeof record[name] === 'number')
  const counted = now === undefined ? undefined : field.fields[now]

  function press(name: string): void {
    const at = [...path, name]
    const inner = field.fields[name]
    if (inner.kind === 'constant') {
      if (record[name] === undefined) set(at, inner.value)
      else remove(at)
      return
    }
    if (record[name] === undefined) set(at, blank(inner))
    setChosen(name)
  }

  return (
    <div class="ws-tiles">
      <div class="ws-tile-row">
        {simple.map((name) => {
          const Sign = layout.signs?.[name]
          const value = record[name]
          return (
            <button
              key={name}
              type="button"
              data-add={written([...path, name])}
              class={`ws-tile ${value === undefined ? 'off' : ''} ${name === now ? 'on' : ''}`}
              aria-pressed={value !== undefined}
              aria-label={`${labelOf(words, [...path, name])}: ${value === true ? w.value.yes : (value ?? 0)}`}
              title={labelOf(words, [...path, name])}
              onClick={() => press(name)}
            >
              {Sign === undefined ? <span>{labelOf(words, [...path, name])}</span> : <Sign />}
              <b class="number">{value === true ? '✓' : value === undefined ? '0' : String(value)}</b>
            </button>
          )
        })}
      </div>
      {now !== undefined && counted?.kind === 'number' && (
        <Stepper
          label={labelOf(words, [...path, now])}
          at={written([...path, now])}
          value={record[now] as number}
          min={counted.min - 1}
          max={counted.max}
          step={counted.step}
          set={(next) => (next < counted.min ? remove([...path, now]) : set([...path, now], next))}
        />
      )}
      {names
        .filter((name) => !simple.includes(name))
        .map((name) => (
          <Optional key={name} field={field.fields[name]} path={[...path, name]} />
        ))}
    </div>
  )
}

/** An optional part. An empty list counts as none. */
function Optional({ field, path }: Props) {
  const { edition, words, set, remove } = useForm()
  const there = valueAt(edition, path) !== undefined
  if (there)
    return (
      <fieldset class="ws-optional">
        <legend>{labelOf(words, path)}</legend>
        <Value field={field} path={path} />
        <button type="button" class="button small quiet" onClick={() => remove(path)}>
          <Icon name="x" size={16} /> {w.value.without(labelOf(words, path))}
        </button>
      </fieldset>
    )
  const first = field.kind === 'list' ? [blank(field.of)] : blank(field)
  return (
    <button type="button" class="button small ws-add" data-add={written(path)} onClick={() => set(path, first)}>
      <Icon name="plus" size={16} /> {labelOf(words, path)}
    </button>
  )
}

/** A small record on one line: the spaces of a board, the parts of a step. */
function RecordRow({ field, path }: Props<RecordField>) {
  const { words } = useForm()
  const names = Object.keys(field.fields).filter((name) => field.fields[name].kind !== 'constant' || field.optional.has(name))
  return (
    <div class="ws-record">
      {names.map((name) => {
        const at = [...path, name]
        const inner = field.fields[name]
        if (field.optional.has(name)) return <OptionalPart key={name} field={inner} path={at} />
        return (
          <div key={name} class="ws-part">
            {!isFlag(inner) && (
              <span class="ws-part-label" aria-hidden="true">
                {labelOf(words, at)}
              </span>
            )}
            <Value field={inner} path={at} />
          </div>
        )
      })}
    </div>
  )
}

function OptionalPart({ field, path }: Props) {
  const { edition, words, set, remove } = useForm()
  const value = valueAt(edition, path)
  const label = labelOf(words, path)
  const fact = field.kind === 'fact' ? field.value : field
  if (fact.kind === 'constant')
    return (
      <label class="ws-flag">
        <input
          type="checkbox"
          data-at={written(path)}
          checked={value !== undefined}
          onChange={(event) => (event.currentTarget.checked ? set(path, fact.value) : remove(path))}
        />
        <span>{label}</span>
      </label>
    )
  if (fact.kind === 'choice')
    return (
      <div class="ws-part">
        <span class="ws-part-label" aria-hidden="true">
          {label}
        </span>
        <Select
          label={label}
          at={written(path)}
          value={(value as string | undefined) ?? ''}
          values={fact.values.map((each) => ({ value: each, word: valueWord(words, path, each) }))}
          none={w.value.any}
          set={(next) => (next === undefined ? remove(path) : set(path, next))}
        />
      </div>
    )
  return value === undefined ? (
    <button type="button" class="button small ws-add" data-add={written(path)} onClick={() => set(path, blank(field))}>
      <Icon name="plus" size={16} /> {label}
    </button>
  ) : (
    <div class="ws-part">
      <span class="ws-part-label" aria-hidden="true">
        {label}
      </span>
      <Value field={field} path={path} />
      <button type="button" class="icon-button ws-remove" aria-label={w.value.without(label)} onClick={() => remove(path)}>
        <Icon name="x" size={16} />
      </button>
    </div>
  )
}

/** One of several kinds, and then its own parts. Choosing another kind resets them. */
function OneOf({ field, path }: Props<OneOfField>) {
  const { edition, words, set } = useForm()
  const value = valueAt(edition, path) as Readonly<Record<string, unknown>>
  const kind = String(value[field.by])
  const at = [...path, field.by]
  return (
    <div class="ws-one-of">
      <Select
        label={labelOf(words, at)}
        at={written(at)}
        value={kind}
        values={Object.keys(field.of).map((each) => ({ value: each, word: valueWord(words, at, each) }))}
        set={(next) => next !== undefined && next !== kind && set(path, blank(field.of[next]))}
      />
      {field.of[kind] !== undefined && <RecordRow field={field.of[kind]} path={path} />}
    </div>
  )
}
