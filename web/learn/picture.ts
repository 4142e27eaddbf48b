import { type AnyGamePackage, load, type Picture, replay, withoutSteps } from '@fairground/kernel'
import { dealFor, entryFor } from '@fairground/protocol'
import type { AnyLesson } from '../lib/boards.ts'
import { localTableInfo } from '../offline/table-info.ts'
import { namesOf } from '../table/names.ts'

type Played = Pick<AnyLesson, 'record' | 'seed'>

/** A position of a lesson's record with everything that a board needs. */
export type Scene = ReturnType<typeof pictureAt>

export function pictureAt(gamePackage: AnyGamePackage, lesson: Played, picture: Picture) {
  const work = picturing(gamePackage, lesson, picture)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Computes it entry by entry, so that the caller can pause: on a phone a whole game takes too long for one turn. */
export function* picturing({ game }: AnyGamePackage, { record, seed }: Played, { after, viewer, shown }: Picture) {
  const match = load(game, { ...record, entries: [] }, seed)
  // Only the events matter here, not the views at each step: that would be one view per event.
  const received = [dealFor(match.rules, withoutSteps(match.opening), viewer)]
  for (const applied of replay(match, record.entries.slice(0, after))) {
    const isMoment = shown !== undefined && applied.entry.n === after
    const entry = entryFor(match.rules, isMoment ? applied : { ...withoutSteps(applied), entry: applied.entry }, viewer)
    received.push(isMoment ? { ...entry, events: entry.events.slice(0, shown) } : entry)
    yield
  }
  const moment = shown === undefined ? undefined : received.at(-1)?.events.at(-1)?.view
  return {
    facts: match.rules.facts,
    view: moment ?? match.view(viewer),
    turn: match.turn,
    events: received.flatMap(({ events }) => events.flatMap((each) => ('event' in each ? [each.event] : []))),
    names: namesOf(localTableInfo(record, [])),
    options: match.setting.options as Readonly<Record<string, unknown>>,
  }
}
