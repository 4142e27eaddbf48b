import { type Ears, hears, type Story } from './entry.ts'
import type { AnyRules } from './game.ts'

/**
 * What somebody sees at each thing they hear of a story, in its order: with an event, what it led to; with a forced move, what was seen
 * before it; `undefined` where the moment was not kept. The last event leads to the position itself and is left out, so that nothing can
 * change after it.
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

/** The story for a log, which is long: only the moments of forced moves are kept, as their wording needs what was seen then. */
export function withoutSteps<S extends Story>(story: S): S {
  const { told } = story
  const moments = told.some((each) => 'forced' in each) ? story.moments.map((moment, i) => ('forced' in told[i] ? moment : undefined)) : []
  return { ...story, moments }
}
