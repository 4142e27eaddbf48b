import type { Counts, Seat } from '@fairground/kernel'
import type { Holding } from '@fairground/kit'

/** One count over the whole match: one line per seat, with gaps where it was hidden. */
export interface Series {
  readonly label: string
  readonly icon: Holding['icon']
  readonly lines: readonly (readonly (number | undefined)[])[]
  readonly lowest: number
  readonly highest: number
}

/** Every count that plaques show, over time. Counts that never change are left out. */
export function seriesOf(
  frames: number,
  seats: number,
  holdings: readonly Pick<Holding, 'icon' | 'label' | 'count'>[],
  counts: (n: number, seat: Seat) => Counts,
): readonly Series[] {
  const charted = holdings.flatMap(({ icon, label, count }) => (count === undefined ? [] : [{ icon, label, count, lines: noLines(seats) }]))
  for (let n = 0; n < frames; n++)
    for (let seat = 0; seat < seats; seat++) {
      const known = counts(n, seat)
      for (const { count, lines } of charted) lines[seat].push(known[count]?.[seat])
    }
  return charted.flatMap(({ label, icon, lines }) => {
    const known = lines.flat().filter((value) => value !== undefined)
    const [lowest, highest] = [Math.min(0, ...known), Math.max(...known)]
    return known.some((value) => value !== known[0]) ? [{ label, icon, lines, lowest, highest }] : []
  })
}

function noLines(seats: number): (number | undefined)[][] {
  return Array.from({ length: seats }, () => [])
}
