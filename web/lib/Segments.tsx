interface Props<T extends string | number | boolean> {
  readonly name: string
  readonly legend: string
  readonly values: readonly T[]
  readonly chosen: NoInfer<T>
  label(value: NoInfer<T>): string
  choose(value: NoInfer<T>): void
  /** Does a heading next to it already say the legend? */
  readonly quiet?: boolean
}

/** One of a few, side by side. */
export function Segments<T extends string | number | boolean>({ name, legend, values, chosen, label, choose, quiet = false }: Props<T>) {
  return (
    <fieldset>
      <legend class={quiet ? 'unseen' : 'setting-name'}>{legend}</legend>
      <div class={`row segments ${values.length > 3 ? 'many' : ''}`}>
        {values.map((value) => (
          <label key={String(value)} class="segment">
            <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
