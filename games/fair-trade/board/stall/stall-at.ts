import type { Seat } from '@fairground/kernel'
import type { Event, Facts, View } from '../../state.ts'
import { tiesIn } from '../../text/shared.ts'

/** What the stall shows at this moment. */
export interface StallMoment {
  /** Both rows from left to right. Until they are sorted, everybody is in seat order. */
  readonly traders: readonly Seat[]
  readonly farmers: readonly Seat[]
  /** Seats with equal bids, by row: which of them is first, second … */
  readonly tied: Readonly<Record<'trader' | 'farmer', ReadonlyMap<Seat, number>>>
  /** The farmers' pool, while it is paid in and divided. */
  readonly pool?: number
  /** What the farmer of each place has got so far. */
  readonly earned: readonly number[]
  /** How many places have traded, and which one is trading now. */
  readonly trades: number
  readonly trading?: number
  /** How many places have got their markers, and which one is getting them now. */
  readonly prizes: number
  readonly awarding?: number
}

const NO_TIES: ReadonlyMap<Seat, number> = new Map()

/** `events` ends with the event being shown, so a viewer who joins or steps back in the middle sees the same as everybody else. */
export function stallAt(view: View, showing: Event | undefined, events: readonly Event[], { seats }: Facts): StallMoment {
  const asSeated = Array.from({ length: seats }, (_, seat) => seat)
  const nothing = { earned: [], trades: 0, prizes: 0 }
  const { open } = view
  if (open === undefined || showing?.kind === 'revealed')
    return { traders: asSeated, farmers: asSeated, tied: { trader: NO_TIES, farmer: NO_TIES }, ...nothing }
  const { traders, farmers, bids } = open
  const ties = tiesIn(open)
  const rows = { traders, farmers, tied: { trader: placesIn(ties, 'trader'), farmer: placesIn(ties, 'farmer') } }
  const last = events.findLast((event) => event.kind === 'shared')
  const shares = last?.kind === 'shared' ? last.shares : []
  const earned = (trades: number) => asSeated.map((place) => (shares[place] ?? 0) + (place < trades ? bids[traders[place]].trader : 0))
  switch (showing?.kind) {
    case 'pooled':
      return { ...rows, ...nothing, pool: showing.pool }
    case 'shared':
      return { ...rows, ...nothing, pool: showing.pool, earned: showing.shares }
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

/** A closed market: its card and who came first. */
export interface ClosedMarket {
  readonly card: string
  readonly first: Seat
}

/** The markets of earlier rounds, oldest first. */
export function closedMarkets(events: readonly Event[], round: number): readonly ClosedMarket[] {
  const won = events.flatMap((event) => (event.kind === 'awarded' && event.place === 0 ? [{ card: event.card, first: event.seat }] : []))
  return won.slice(0, round - 1)
}
