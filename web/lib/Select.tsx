interface Props<T extends string | number> {
  readonly id?: string
  readonly class?: string
  readonly 'aria-label'?: string
  readonly title?: string
  readonly values: readonly T[]
  readonly chosen: string | number | undefined
  /** What a value is called, unless by itself. */
  word?(value: NoInfer<T>): string
  choose(value: NoInfer<T>): void
}

/** One of several, from a list that opens. */
export function Select<T extends string | number>({ values, chosen, word = String, choose, ...rest }: Props<T>) {
  return (
    <select class="input" {...rest} value={chosen} onChange={({ currentTarget }) => choose(values[currentTarget.selectedIndex])}>
      {values.map((value) => (
        <option key={value} value={value}>
          {word(value)}
        </option>
      ))}
    </select>
  )
}

/** The same with a label above it. */
export function SelectField<T extends string | number>({ label, ...rest }: Props<T> & { readonly id: string; readonly label: string }) {
  return (
    <div class="field">
      <label for={rest.id}>{label}</label>
      <Select {...rest} />
    </div>
  )
}
