import type { Seat } from '@fairground/kernel'
import type { Event, Facts, View } from '../../state.ts'
import { tiesIn } from '../../text/shared.ts'

/** What lies on the stall at this moment of the story. */
export interface StallMoment {
  /** Both rows from the left. Until they are sorted everybody stands where they sit. */
  readonly traders: readonly Seat[]
  readonly farmers: readonly Seat[]
  /** Those whose bids are alike, by row and seat: which of them stands first, second … */
  readonly tied: Readonly<Record<'trader' | 'farmer', ReadonlyMap<Seat, number>>>
  /** The farmers' pool, while it is paid. */
  readonly pool?: number
  /** What the farmer of each place has got so far. */
  readonly earned: readonly number[]
  /** How many places have traded, and which one trades at this moment. */
  readonly trades: number
  readonly trading?: number
  /** How many places have their markers, and which one gets them at this moment. */
  readonly prizes: number
  readonly awarding?: number
}

const NO_TIES: ReadonlyMap<Seat, number> = new Map()

/** `heard` goes up to the event that is shown: whoever comes in or leafs back in the middle sees the same as who was there. */
export function stallAt(view: View, showing: Event | undefined, heard: readonly Event[], { seats }: Facts): StallMoment {
  const asSeated = Array.from({ length: seats }, (_, seat) => seat)
  const nothing = { earned: [], trades: 0, prizes: 0 }
  const { open } = view
  if (open === undefined || showing?.kind === 'revealed')
    return { traders: asSeated, farmers: asSeated, tied: { trader: NO_TIES, farmer: NO_TIES }, ...nothing }
  const { traders, farmers, bids } = open
  const ties = tiesIn(open)
  const rows = { traders, farmers, tied: { trader: placesIn(ties, 'trader'), farmer: placesIn(ties, 'farmer') } }
  const last = heard.findLast((event) => event.kind === 'shared')
  const shares = last?.kind === 'shared' ? last.shares : []
  const earned = (trades: number) => asSeated.map((place) => (shares[place] ?? 0) + (place < trades ? bids[traders[place]].trader : 0))
  switch (showing?.kind) {
    case 'pooled':
      return { ...rows, ...nothing, pool: showing.pool }
    case 'shared':
      return { ...rows, ...nothing, earned: showing.shares }
    case 'traded':
      return { ...rows, earned: earned(showing.place + 1), trades: showing.place + 1, trading: showing.place, prizes: 0 }
    case 'awarded':
      return { ...rows, earned: earned(seats), trades: seats, prizes: showing.place + 1, awarding: showing.place }
    case 'sorted':
    case 'short':
      return { ...rows, ...nothing }
    default:
      return { ...rows, earned: earned(seats), trades: seats, prizes: seats }
  }
}

function placesIn(ties: ReturnType<typeof tiesIn>, row: 'trader' | 'farmer'): ReadonlyMap<Seat, number> {
  return new Map(ties.filter((tie) => tie.row === row).flatMap(({ seats }) => seats.map((seat, place) => [seat, place] as const)))
}

/** A market that is closed: its card and who came first there. */
export interface ClosedMarket {
  readonly card: string
  readonly first: Seat
}

/** The markets of the rounds before this one, oldest first. */
export function closedMarkets(heard: readonly Event[], round: number): readonly ClosedMarket[] {
  const won = heard.flatMap((event) => (event.kind === 'awarded' && event.place === 0 ? [{ card: event.card, first: event.seat }] : []))
  return won.slice(0, round - 1)
}
