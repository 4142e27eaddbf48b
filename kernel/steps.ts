import { type Ears, hears, type Story } from './entry.ts'
import type { AnyRules } from './game.ts'

/**
 * What a viewer sees at each event of a story, in order: the view after an event, the view before a forced move; `undefined` if that state
 * was not kept. The last event is left out: it leads to the position itself, so nothing can change after it.
 */
export function stepViews(rules: AnyRules, story: Story, ears: Ears): readonly unknown[] {
  const { told } = story
  let last = told.length - 1
  while (last >= 0 && !hears(told[last].to, ears)) last--
  const views: unknown[] = []
  for (let i = 0; i <= last; i++) {
    if (i === last && 'event' in told[i]) break
    if (!hears(told[i].to, ears)) continue
    const moment = story.moments[i]
    views.push(moment === undefined ? undefined : rules.view(moment, ears === 'all' ? 'spectator' : ears))
  }
  return views
}

/** The story for a log, which gets long: keeps only the states of forced moves, since their text needs the view before them. */
export function withoutSteps<S extends Story>(story: S): S {
  const { told } = story
  const moments = told.some((each) => 'forced' in each) ? story.moments.map((moment, i) => ('forced' in told[i] ? moment : undefined)) : []
  return { ...story, moments }
}
