import { fallOf, type Round } from './ChanceChart.tsx'
import { ClassMark } from './ClassMark.tsx'
import type { Decision } from './engine.ts'
import { percent, spread } from './figures.ts'
import { words } from './words.ts'

interface Props {
  readonly decisions: readonly Decision[]
  readonly at: Decision | undefined
  readonly rounds: readonly Round[]
  label(decision: Decision): string
  go(decision: Decision): void
}

/** The chart's data as a table; a press on a row moves the board. */
export function DecisionTable({ decisions, at, rounds, label, go }: Props) {
  const say = words.value.review
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="rv-table" tabIndex={0} aria-label={say.asTable}>
      <table>
        <thead>
          <tr>
            {say.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {decisions.map((each) => (
            <tr key={each.n} aria-current={each === at}>
              <td>{rounds.findLast(({ n }) => n < each.n)?.title ?? ''}</td>
              <td>
                <button type="button" class="rv-row" onClick={() => go(each)}>
                  {label(each)}
                </button>
              </td>
              <td class="number">
                {percent(each.played.worth.value)} ± {spread(each.played.worth.error)}
              </td>
              <td class="number">{each.class === 'slip' || each.class === 'blunder' ? fallOf(each) : ''}</td>
              <td>
                <span class="row nowrap">
                  <ClassMark of={each.class} size={16} /> {say.classes[each.class]}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
