import { type EventTrace, type Recipient, receives } from './entry.ts'
import type { AnyRules } from './game.ts'

/**
 * What a viewer sees at each event of a trace, in order: the view after an event, the view before a forced move; `undefined` if that state
 * was not kept. The last event is left out: it leads to the position itself, so nothing can change after it.
 */
export function stepViews(rules: AnyRules, trace: EventTrace, recipient: Recipient): readonly unknown[] {
  const { events } = trace
  let last = events.length - 1
  while (last >= 0 && !receives(events[last].to, recipient)) last--
  const views: unknown[] = []
  for (let i = 0; i <= last; i++) {
    if (i === last && 'event' in events[i]) break
    if (!receives(events[i].to, recipient)) continue
    const moment = trace.moments[i]
    views.push(moment === undefined ? undefined : rules.view(moment, recipient === 'all' ? 'spectator' : recipient))
  }
  return views
}

/** The trace for a log, which gets long: keeps only the states of forced moves, since their text needs the view before them. */
export function withoutSteps<S extends EventTrace>(trace: S): S {
  const { events } = trace
  const moments = events.some((each) => 'forced' in each)
    ? trace.moments.map((moment, i) => ('forced' in events[i] ? moment : undefined))
    : []
  return { ...trace, moments }
}
