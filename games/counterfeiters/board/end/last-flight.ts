import type { Seat } from '@fairground/kernel'
import type { Zone } from '../../rules/board.ts'
import { type Event, type Facts, type Lawyer, NONE, type View } from '../../state.ts'

/** Where a henchman has run to: one of the zones, and at the market the id of the card that it bought. */
export interface Run {
  readonly zone: Zone
  readonly card?: string
}

/** A crew's last henchman: it waits, stays at home, or has run. */
export interface Runner {
  readonly seat: Seat
  readonly run: 'waits' | 'stays' | Run
  /** It is this crew's turn to choose. */
  readonly acts: boolean
}

/**
 * The crews that may play a last henchman, in the order of their turns, and what each has done so far. A crew without one is left out, and so
 * is one whose choice was made before the page was opened.
 */
export function lastHenchmen({ henchmen, trigger, stage, actor }: View, events: readonly Event[], { spaces }: Facts): readonly Runner[] {
  const seats = henchmen.length
  const runs = runsIn(events, spaces)
  return Array.from({ length: seats }, (_, ahead) => (trigger + 1 + ahead) % seats).flatMap((seat): Runner[] => {
    const ran = runs.get(seat)
    if (ran !== undefined) return [{ seat, run: ran, acts: false }]
    return stage === 'last' && henchmen[seat] > 0 ? [{ seat, run: 'waits', acts: actor === seat }] : []
  })
}

function runsIn(events: readonly Event[], spaces: Facts['spaces']): ReadonlyMap<Seat, Runner['run']> {
  const runs = new Map<Seat, Runner['run']>()
  const began = events.findLastIndex(({ kind }) => kind === 'ending' || kind === 'stalled')
  if (began < 0) return runs
  for (const event of events.slice(began + 1)) {
    // From here on it is the lawyers' turn.
    if (event.kind === 'lifted' || (event.kind === 'declined' && event.what !== 'last')) break
    const run = event.kind === 'declined' ? 'stays' : runOf(event, spaces)
    if (run !== undefined && 'seat' in event && !runs.has(event.seat)) runs.set(event.seat, run)
  }
  return runs
}

function runOf(event: Event, spaces: Facts['spaces']): Run | undefined {
  if (!('space' in event)) return undefined
  const { zone } = spaces[event.space]
  return event.kind === 'bought' ? { zone, card: event.card } : { zone }
}

/** What is left to come before the blinds go up. */
export interface LastStep {
  /** The card, as a design. */
  readonly design: number
  readonly owners: readonly Seat[]
  readonly when: 'done' | 'now' | 'ahead'
  /** The henchman that this lawyer has got out of its space: it waits to be sent again, or has run. */
  readonly client?: { readonly seat: Seat; readonly run: 'waits' | Run }
}

const STEPS = [
  { kind: 'greatLawyer', stage: 'great' },
  { kind: 'badLawyer', stage: 'bad' },
  { kind: 'diner', stage: 'finale' },
] as const

const STAGES: readonly View['stage'][] = ['last', 'great', 'bad', 'finale', 'over']

/** The lawyers and diners that somebody owns, in the order in which they are heard and served. */
export function lastSteps(view: View, events: readonly Event[], { designs, spaces }: Facts): readonly LastStep[] {
  return STEPS.flatMap((step): LastStep[] => {
    const design = designs.findIndex(({ kind }) => kind === step.kind)
    const owners = view.cards.flatMap((owned, seat) => ((owned[design] ?? 0) > 0 ? [seat] : []))
    if (owners.length === 0) return []
    const by = STAGES.indexOf(step.stage) - STAGES.indexOf(view.stage)
    const client = step.stage === 'finale' ? undefined : clientOf(step.stage, view, events, spaces)
    return [{ design, owners, when: by < 0 ? 'done' : by === 0 ? 'now' : 'ahead', ...(client !== undefined && { client }) }]
  })
}

function clientOf(lawyer: Lawyer, { stage, lifted, actor }: View, events: readonly Event[], spaces: Facts['spaces']): LastStep['client'] {
  if (stage === lawyer && lifted !== NONE) return { seat: actor, run: 'waits' }
  const at = events.findLastIndex((event) => event.kind === 'lifted' && event.lawyer === lawyer)
  // What comes next is its new space, unless its owner thought better of it.
  const next = at < 0 ? undefined : events.slice(at + 1).find((event) => 'space' in event || event.kind === 'declined')
  const run = next === undefined ? undefined : runOf(next, spaces)
  return next === undefined || run === undefined || !('seat' in next) ? undefined : { seat: next.seat, run }
}
