import type { Seat } from '@fairground/kernel'
import type { Zone } from '../../rules/board.ts'
import type { Event, Facts, View } from '../../state.ts'

/** What a crew's last henchman does: waits, stays at home, or has run to one of the zones. */
export type Run = 'waits' | 'stays' | Zone

export interface Runner {
  readonly seat: Seat
  readonly run: Run
  /** The id of the card that it bought, at the market. */
  readonly card?: string
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
    if (ran !== undefined) return [{ seat, ...ran, acts: false }]
    return stage === 'last' && henchmen[seat] > 0 ? [{ seat, run: 'waits', acts: actor === seat }] : []
  })
}

function runsIn(events: readonly Event[], spaces: Facts['spaces']): ReadonlyMap<Seat, Pick<Runner, 'run' | 'card'>> {
  const runs = new Map<Seat, Pick<Runner, 'run' | 'card'>>()
  const began = events.findLastIndex(({ kind }) => kind === 'ending' || kind === 'stalled')
  if (began < 0) return runs
  for (const event of events.slice(began + 1)) {
    // From here on it is the lawyers' turn.
    if (event.kind === 'lifted' || (event.kind === 'declined' && event.what !== 'last')) break
    if (event.kind === 'declined') runs.set(event.seat, { run: 'stays' })
    else if (event.kind === 'bought') runs.set(event.seat, { run: 'market', card: event.card })
    else if ('seat' in event && 'space' in event && !runs.has(event.seat)) runs.set(event.seat, { run: spaces[event.space].zone })
  }
  return runs
}

/** What is left to come before the blinds go up. */
export interface LastStep {
  /** The card, as a design. */
  readonly design: number
  readonly owners: readonly Seat[]
  readonly when: 'done' | 'now' | 'ahead'
}

const STEPS = [
  { kind: 'greatLawyer', stage: 'great' },
  { kind: 'badLawyer', stage: 'bad' },
  { kind: 'diner', stage: 'finale' },
] as const

const STAGES: readonly View['stage'][] = ['last', 'great', 'bad', 'finale', 'over']

/** The lawyers and diners that somebody owns, in the order in which they are heard and served. */
export function lastSteps({ stage, cards }: View, { designs }: Facts): readonly LastStep[] {
  return STEPS.flatMap((step) => {
    const design = designs.findIndex(({ kind }) => kind === step.kind)
    const owners = cards.flatMap((owned, seat) => ((owned[design] ?? 0) > 0 ? [seat] : []))
    if (owners.length === 0) return []
    const by = STAGES.indexOf(step.stage) - STAGES.indexOf(stage)
    return [{ design, owners, when: by < 0 ? 'done' : by === 0 ? 'now' : 'ahead' } as const]
  })
}
