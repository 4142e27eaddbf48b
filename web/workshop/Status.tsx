import type { Status } from '@fairground/kernel'
import { w } from './words.ts'

/** From invented to certain: the mark fills up. */
export const STATUSES: readonly Status[] = ['reconstructed', 'inferred', 'sourced', 'printed']

/** The status of a value, by shape and colour; the word is next to it, visible or for screen readers. */
export function StatusMark({ status, size = 18 }: { readonly status: Status; readonly size?: number }) {
  return (
    <svg class={`ws-mark ${status}`} viewBox="0 0 18 18" width={size} height={size} aria-hidden="true">
      {status === 'printed' ? (
        <>
          <circle class="ws-mark-full" cx="9" cy="9" r="8" />
          <path class="ws-mark-tick" d="M5.2 9.3l2.600 2.700 5-5.600" />
        </>
      ) : (
        <>
          <circle class="ws-mark-ring" cx="9" cy="9" r="7" />
          {status === 'inferred' && <path class="ws-mark-part" d="M9 2a7 7 0 0 1 0 14Z" />}
          {status === 'sourced' && <path class="ws-mark-part" d="M9 2a7 7 0 1 1-7 7h7Z" />}
        </>
      )}
    </svg>
  )
}

interface Props {
  readonly label: string
  /** The place of the fact in the edition. */
  readonly at: string
  readonly status: Status
  /** The status of the previous value. */
  readonly was?: Status | undefined
  /** Without a label, if there is little room. */
  readonly small?: boolean
  set(status: Status): void
}

/** The status mark of a value; a press changes it. A changed value also shows the previous mark. */
export function StatusPicker({ label, at, status, was, small = false, set }: Props) {
  const changed = was !== undefined && was !== status
  return (
    <label class={`ws-status ${small ? 'small' : ''}`}>
      {changed && (
        <>
          <StatusMark status={was} /> {!small && <span>{w.value.status[was]}</span>}
          <span aria-hidden="true">→</span>
        </>
      )}
      <StatusMark status={status} />
      {!small && !changed && <span aria-hidden="true">{w.value.status[status]}</span>}
      <select
        aria-label={w.value.statusOf(label)}
        data-at={`${at}.status`}
        value={status}
        onChange={(event) => set(event.currentTarget.value as Status)}
      >
        {STATUSES.map((each) => (
          <option key={each} value={each}>
            {w.value.status[each]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** How many facts of a list have each status. */
export function countStatuses(statuses: readonly Status[]): Readonly<Record<Status, number>> {
  const counts = { printed: 0, sourced: 0, inferred: 0, reconstructed: 0 }
  for (const status of statuses) counts[status]++
  return counts
}

/** The least certain status among them. */
export function leastCertain(statuses: readonly Status[]): Status {
  return STATUSES.find((status) => statuses.includes(status)) ?? 'printed'
}

/** The whole box as a bar of certainty. */
export function Certainty({ statuses }: { readonly statuses: readonly Status[] }) {
  const counts = countStatuses(statuses)
  const known = STATUSES.toReversed()
  return (
    <div class="ws-certainty">
      <div class="ws-certainty-bar" aria-hidden="true">
        {known.map((status) => counts[status] > 0 && <span key={status} class={status} style={{ flexGrow: counts[status] }} />)}
      </div>
      <ul>
        {known.map((status) => (
          <li key={status}>
            <b class="number">
              <StatusMark status={status} size={16} /> {counts[status]}
            </b>
            <span>{w.value.status[status]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
