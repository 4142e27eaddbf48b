import type { LooseInputHTMLAttributes } from 'preact'
import { numbers } from './numbers.ts'
import { SelectField } from './Select.tsx'
import { t } from './text.ts'

interface Props extends Pick<LooseInputHTMLAttributes, 'required' | 'readOnly' | 'minLength' | 'maxLength' | 'autocomplete'> {
  readonly id: string
  /** Hides what is typed. */
  readonly secret?: boolean
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  set(value: string): void
}

/** A text input with a label and a note. */
export function Field({ secret = false, label, hint, set, ...input }: Props) {
  const onInput = (event: { readonly currentTarget: HTMLInputElement }) => set(event.currentTarget.value)
  return (
    <div class="field">
      <label for={input.id}>{label}</label>
      {secret ? <input type="password" class="input" {...input} onInput={onInput} /> : <input class="input" {...input} onInput={onInput} />}
      {hint !== undefined && <small>{hint}</small>}
    </div>
  )
}

type ValueProps = Pick<Props, 'value' | 'set'> & { readonly id?: string; readonly label?: string }

/** The name of a new guest. */
export function NameField({ required = false, ...props }: ValueProps & { readonly required?: boolean }) {
  return (
    <Field
      id="name"
      label={t.value.me.name}
      hint={t.value.me.nameHint}
      required={required}
      maxLength={40}
      autocomplete="nickname"
      {...props}
    />
  )
}

export function NewPassword(props: ValueProps) {
  return (
    <Field
      id="new"
      label={t.value.account.newPassword}
      hint={t.value.account.passwordHint}
      secret
      required
      minLength={8}
      autocomplete="new-password"
      {...props}
    />
  )
}

export function CurrentPassword(props: ValueProps) {
  return <Field id="old" label={t.value.account.oldPassword} secret required autocomplete="current-password" {...props} />
}

interface SeatsProps {
  readonly range: { readonly min: number; readonly max: number }
  readonly value: number
  set(seats: number): void
}

/** The number of players. */
export function SeatsField({ range: { min, max }, value, set }: SeatsProps) {
  return (
    <SelectField
      id="seats"
      label={t.value.setUp.seats}
      values={numbers(min, max)}
      chosen={value}
      word={(count) => t.value.games.players(count, count)}
      choose={set}
    />
  )
}
