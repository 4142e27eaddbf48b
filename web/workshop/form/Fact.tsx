import { canonical } from '@fairground/kernel'
import { counterpart } from '../model/counterpart.ts'
import { isFact, type KnownValue, valueAt } from '../model/edit.ts'
import { type Field, type Path, written } from '../model/fields.ts'
import { StatusPicker } from '../Status.tsx'
import { isBelow, labelOf, problemSentence, valueText, w } from '../words.ts'
import { Checks } from './Checks.tsx'
import { useForm } from './context.ts'
import { ShownWhere } from './Rows.tsx'
import { Value } from './Value.tsx'

/** The status of the fact at a place. */
export function PlaceStatus({ at }: { readonly at: Path }) {
  const { edition, builtIn, words, setStatus } = useForm()
  const fact = valueAt(edition, at)
  const was = counterpart(edition, builtIn, at)
  if (!isFact(fact)) return null
  return (
    <StatusPicker
      label={labelOf(words, at)}
      at={written(at)}
      status={fact.status}
      was={isFact(was) ? was.status : undefined}
      set={(next) => setStatus(at, next)}
    />
  )
}

interface Props {
  /** The field of the fact's value. */
  readonly field: Field
  readonly path: Path
  /** On one line with others. */
  readonly small?: boolean
}

/** Values with several parts need the full width. */
function isLarge(field: Field): boolean {
  if (field.kind === 'list') return field.of.kind === 'one-of' || field.of.kind === 'record'
  return field.kind === 'record' && Object.values(field.fields).some((inner) => inner.kind === 'list')
}

/** A fact: its value, its status, the built-in edition's value if it differs, and its problems. */
export function Fact({ field, path, small = false }: Props) {
  const { edition, builtIn, words, problems, language, setStatus } = useForm()
  const fact = valueAt(edition, path) as KnownValue
  const other = counterpart(edition, builtIn, path)
  const was = isFact(other) ? other : undefined
  const label = labelOf(words, path)
  const differs = was !== undefined && canonical(was.value) !== canonical(fact.value)
  const wrong = problems.filter((problem) => isBelow(problem, written(path)))
  const status = (
    <StatusPicker
      label={label}
      at={written(path)}
      status={fact.status}
      was={was?.status}
      small={small}
      set={(next) => setStatus(path, next)}
    />
  )
  if (small)
    return (
      <span class={`ws-fact-small ${wrong.length > 0 ? 'wrong' : ''}`} data-at={written(path)}>
        <Value field={field} path={[...path, 'value']} />
        {status}
        {wrong.map((problem) => (
          <span key={problem.path} class="ws-wrong-small">
            {problemSentence(words, problem, language)}
          </span>
        ))}
      </span>
    )
  return (
    <div class={`ws-row ${isLarge(field) ? 'wide' : ''} ${wrong.length > 0 ? 'wrong' : ''}`} data-at={written(path)}>
      <div class="ws-label">
        <b>{label}</b>
        {status}
      </div>
      <div class="ws-value">
        <Value field={field} path={[...path, 'value']} />
        {differs && <p class="ws-built-in">{w.value.builtInSays(valueText(words, path, was.value))}</p>}
        <Checks problems={wrong} />
        <ShownWhere path={path} />
      </div>
    </div>
  )
}
