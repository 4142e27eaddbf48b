import type { ComponentType } from 'preact'
import { Icon } from '../../lib/icon.tsx'
import { w } from '../words.ts'

/** The basic inputs of a form. Each has a label for screen readers, visible or not. */

interface Placed {
  readonly label: string
  /** The place of the value in the edition. */
  readonly at: string
}

interface StepperProps extends Placed {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  set(value: number): void
}

/** A whole number: typed, or changed by one with buttons. */
export function Stepper({ label, at, value, min, max, step = 1, set }: StepperProps) {
  const shown = Number.isFinite(value) ? value : min
  return (
    <fieldset class="ws-stepper" aria-label={label}>
      <button type="button" aria-label={w.value.less(label)} disabled={shown <= min} onClick={() => set(Math.max(min, shown - step))}>
        <Icon name="minus" size={16} />
      </button>
      <NumberBox label={label} at={at} value={value} min={min} max={max} step={step} set={set} />
      <button type="button" aria-label={w.value.more(label)} disabled={shown >= max} onClick={() => set(Math.min(max, shown + step))}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}

/** Input that is not a number changes nothing: a field may be empty for a moment while typing. */
export function NumberBox({ label, at, value, min, max, step = 1, set }: StepperProps) {
  return (
    <input
      class="ws-number number"
      type="number"
      inputMode="numeric"
      aria-label={label}
      data-at={at}
      min={min}
      max={max}
      step={step}
      value={Number.isFinite(value) ? value : ''}
      onInput={(event) => {
        const typed = event.currentTarget.valueAsNumber
        if (Number.isInteger(typed)) set(typed)
      }}
      onBlur={(event) => {
        if (!Number.isInteger(event.currentTarget.valueAsNumber)) event.currentTarget.value = String(value)
      }}
    />
  )
}

interface ChoiceProps extends Placed {
  readonly value: string
  readonly values: readonly { readonly value: string; readonly word: string; readonly Sign?: ComponentType | undefined }[]
  /** The label for "no choice", if it is optional. */
  readonly none?: string
  set(value: string | undefined): void
}

export function Select({ label, at, value, values, none, set }: ChoiceProps) {
  return (
    <select
      class="input ws-select"
      aria-label={label}
      data-at={at}
      value={value}
      onChange={(event) => set(event.currentTarget.value || undefined)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {values.map((each) => (
        <option key={each.value} value={each.value}>
          {each.word}
        </option>
      ))}
    </select>
  )
}

/** A few choices side by side. */
export function Segments({ label, at, value, values, set }: ChoiceProps) {
  return (
    <div class="ws-segments" role="radiogroup" aria-label={label} data-at={at}>
      {values.map((each) => (
        <label key={each.value} class={each.value === value ? 'on' : ''}>
          <input type="radio" class="unseen" name={at} value={each.value} checked={each.value === value} onChange={() => set(each.value)} />
          {each.Sign && <each.Sign />}
          {each.word}
        </label>
      ))}
    </div>
  )
}

interface ChipsProps<T extends string | number> extends Placed {
  readonly chosen: readonly T[]
  readonly values: readonly { readonly value: T; readonly word: string }[]
  set(chosen: readonly T[]): void
}

/** Any of a few, in their order. */
export function Chips<T extends string | number>({ label, at, chosen, values, set }: ChipsProps<T>) {
  return (
    <fieldset class="ws-chips" aria-label={label} data-at={at}>
      {values.map(({ value, word }) => {
        const on = chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            class={`ws-chip ${on ? 'on' : ''}`}
            data-value={value}
            aria-pressed={on}
            onClick={() => set(values.flatMap((each) => ((each.value === value ? !on : chosen.includes(each.value)) ? [each.value] : [])))}
          >
            {on && <Icon name="check" size={14} />} {word}
          </button>
        )
      })}
    </fieldset>
  )
}
