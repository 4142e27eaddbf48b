import type { Seat } from '@fairground/kernel'
import type { Holding } from '@fairground/kit'

/** One kind of holding over the whole match: a line for each seat, with gaps where it could not be seen. */
export interface Series {
  readonly label: string
  readonly icon: Holding['icon']
  readonly lines: readonly (readonly (number | undefined)[])[]
  readonly lowest: number
  readonly highest: number
}

/** Everything that plaques show as numbers, over time. What never changes is no picture. */
export function seriesOf(
  frames: number,
  seats: number,
  holdings: (n: number, seat: Seat) => readonly Pick<Holding, 'icon' | 'label' | 'value'>[],
): readonly Series[] {
  const kinds = new Map<string, { readonly icon: Holding['icon']; readonly lines: (number | undefined)[][] }>()
  for (let n = 0; n < frames; n++)
    for (let seat = 0; seat < seats; seat++)
      for (const { icon, label, value } of holdings(n, seat)) {
        let kind = kinds.get(label)
        if (kind === undefined) {
          kind = { icon, lines: Array.from({ length: seats }, () => new Array<number | undefined>(frames).fill(undefined)) }
          kinds.set(label, kind)
        }
        kind.lines[seat][n] = numberIn(value)
      }
  return [...kinds].flatMap(([label, { icon, lines }]) => {
    const known = lines.flat().filter((value) => value !== undefined)
    const [lowest, highest] = [Math.min(0, ...known), Math.max(...known)]
    return known.some((value) => value !== known[0]) ? [{ label, icon, lines, lowest, highest }] : []
  })
}

const NUMBER = /[-−]?\d+(?:[.,\u00a0\u202f]\d{3})*/g

/** The number in «$12» or «2/3»; none in «?» or in a span such as «5–9», of which nobody knows the true one. */
export function numberIn(value: string | number): number | undefined {
  if (typeof value === 'number') return value
  const found = value.match(NUMBER)
  if (found === null || (found.length > 1 && !/\d\s*\/\s*\d/.test(value))) return undefined
  return Number(found[0].replace(/[.,\u00a0\u202f]/g, '').replace('−', '-'))
}
