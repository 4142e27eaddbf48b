import { Icon } from '../../lib/icon.tsx'
import { valueAt } from '../model/edit.ts'
import { blank, type Field, type Path, type RecordField, written } from '../model/fields.ts'
import { wordAt } from '../model/word-at.ts'
import { isBelow, labelOf, w } from '../words.ts'
import { Checks } from './Checks.tsx'
import { useForm } from './context.ts'
import { Fact } from './Fact.tsx'
import { Value } from './Value.tsx'

/** A record as rows, one per fact: a card, the money, what is printed for a number of players. */
export function Rows({ field, path }: { readonly field: Field; readonly path: Path }) {
  const { words, problems } = useForm()
  if (field.kind === 'fact') return <Fact field={field.value} path={path} />
  if (field.kind !== 'record') return <Row field={field} path={path} />
  return (
    <>
      {Object.entries(field.fields).map(([name, inner]) => {
        const at = [...path, name]
        if (field.optional.has(name)) return <OptionalRow key={name} field={inner} path={at} />
        if (inner.kind === 'record' && isLine(inner)) return <Row key={name} field={inner} path={at} />
        if (inner.kind === 'record')
          return (
            <fieldset key={name} class="ws-rows">
              <legend>{labelOf(words, at)}</legend>
              <ShownWhere path={at} />
              <Checks problems={problems.filter(({ path: where }) => where === written(at))} />
              <Rows field={inner} path={at} />
            </fieldset>
          )
        return <Rows key={name} field={inner} path={at} />
      })}
    </>
  )
}

/** Names in several languages, side by side. */
function isLine(field: RecordField): boolean {
  return Object.values(field.fields).every((inner) => inner.kind === 'fact' && inner.value.kind === 'text')
}

/** What is not a fact: a name, a list of spaces. */
function Row({ field, path }: { readonly field: Field; readonly path: Path }) {
  const { words, problems, layout } = useForm()
  const isAsked = !layout.unasked?.includes(String(path.at(-1)))
  const isList = field.kind === 'list'
  const isWide = isList || field.kind === 'record'
  const wrong = problems.filter((problem) => (isList ? problem.path === written(path) : isBelow(problem, written(path))))
  return (
    <div class={`ws-row ${isWide ? 'wide' : ''} ${isAsked ? '' : 'unasked'}`} data-at={written(path)}>
      <div class="ws-label">
        <b>{labelOf(words, path)}</b>
      </div>
      <div class="ws-value">
        <Value field={field} path={path} />
        <Checks problems={wrong} />
        <ShownWhere path={path} />
      </div>
    </div>
  )
}

/** Where something is visible on the table. */
export function ShownWhere({ path }: { readonly path: Path }) {
  const { words } = useForm()
  const sentence = wordAt(words.shows, path)
  return sentence === undefined ? null : <p class="ws-shows">{sentence}</p>
}

/** An optional fact: what a ticket pays. */
function OptionalRow({ field, path }: { readonly field: Field; readonly path: Path }) {
  const { edition, words, set, remove } = useForm()
  const there = valueAt(edition, path) !== undefined
  const label = labelOf(words, path)
  return (
    <>
      {there && <Rows field={field} path={path} />}
      <div class="ws-row">
        {there ? (
          <button type="button" class="button small quiet" onClick={() => remove(path)}>
            <Icon name="x" size={16} /> {w.value.without(label)}
          </button>
        ) : (
          <button type="button" class="button small ws-add" data-add={written(path)} onClick={() => set(path, blank(field))}>
            <Icon name="plus" size={16} /> {label}
          </button>
        )}
      </div>
    </>
  )
}
