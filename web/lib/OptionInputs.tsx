import type { OptionField } from '@fairground/kernel'
import { Suspense } from 'preact/compat'
import { latePart } from './late.tsx'
import { Segments } from './Segments.tsx'

const EditionInput = latePart(() => import('../workshop/EditionInput.tsx'))

/** Two words as long as this fit side by side on the narrowest phone. */
const SHORT = 20

/** The name of an option, and the meaning of its values. */
export interface OptionWords {
  readonly label: string
  readonly help: string
  readonly values?: Readonly<Record<string, string>>
}

/** Options that are valid with this number of seats and the other choices; the rest would be refused. */
export function fitting(
  fields: Readonly<Record<string, OptionField>>,
  chosen: Readonly<Record<string, unknown>>,
  seats: number,
): readonly (readonly [string, OptionField])[] {
  const chosenFor = (name: string) => chosen[name] ?? fields[name]?.default
  return Object.entries(fields).filter(([, { needs }]) => {
    if (needs?.seats !== undefined && !needs.seats.includes(seats)) return false
    return needs?.option === undefined || needs.option.is.includes(chosenFor(needs.option.name) as never)
  })
}

interface OptionProps {
  readonly id: string
  /** The game, if custom editions can be chosen too. */
  readonly game?: string | undefined
  readonly field: OptionField
  readonly words: OptionWords | undefined
  readonly value: unknown
  change(value: unknown): void
}

interface OptionsProps extends Pick<OptionProps, 'game'> {
  readonly fields: readonly (readonly [string, OptionField])[]
  readonly words: Readonly<Record<string, OptionWords>> | undefined
  readonly chosen: Readonly<Record<string, unknown>>
  change(chosen: Readonly<Record<string, unknown>>): void
}

/** Inputs for a game's options, generated from their descriptions. */
export function OptionInputs({ game, fields, words, chosen, change }: OptionsProps) {
  return (
    <>
      {fields.map(([key, field]) => (
        <OptionInput
          game={game}
          key={key}
          id={`option-${key}`}
          field={field}
          words={words?.[key]}
          value={chosen[key] ?? field.default}
          change={(value) => change({ ...chosen, [key]: value })}
        />
      ))}
    </>
  )
}

function OptionInput({ id, game, field, words, value, change }: OptionProps) {
  const label = words?.label ?? id
  if (field.kind === 'edition' && game !== undefined)
    return (
      <Suspense fallback={<div class="field" aria-busy="true" />}>
        <EditionInput id={id} game={game} words={words} usual={field.default} value={value} change={change} />
      </Suspense>
    )
  if (field.kind === 'flag')
    return (
      <label class="switch-row">
        <span>
          <b>{label}</b> <small>{words?.help}</small>
        </span>
        <input class="switch" type="checkbox" checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
      </label>
    )
  const word = (each: string | number) => words?.values?.[each] ?? String(each)
  const values: readonly (string | number)[] = field.kind === 'choice' ? field.values : []
  if (values.length === 2 && values.every((each) => word(each).length <= SHORT))
    return (
      <div class="field">
        <Segments name={id} legend={label} values={values} chosen={value as string | number} label={word} choose={change} />
        <small>{words?.help}</small>
      </div>
    )
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {field.kind === 'number' && field.ready !== undefined && (
        <div class="row">
          {field.ready.map((each) => (
            <button
              key={each}
              type="button"
              class={`button small${value === each ? ' primary' : ''}`}
              aria-pressed={value === each}
              onClick={() => change(each)}
            >
              {word(each)}
            </button>
          ))}
        </div>
      )}
      {field.kind === 'number' ? (
        <input
          id={id}
          class="input"
          type="number"
          min={field.min}
          max={field.max}
          value={Number(value)}
          onInput={(event) => change(event.currentTarget.valueAsNumber)}
        />
      ) : (
        <select
          id={id}
          class="input"
          value={String(value)}
          onChange={(event) => change(typeof field.default === 'number' ? Number(event.currentTarget.value) : event.currentTarget.value)}
        >
          {(field.kind === 'choice' ? field.values : Object.keys(words?.values ?? { [field.default]: field.default })).map((each) => (
            <option key={each} value={each}>
              {word(each)}
            </option>
          ))}
        </select>
      )}
      <small>{words?.help}</small>
    </div>
  )
}
