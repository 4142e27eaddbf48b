import type { Seat } from '@fairground/kernel'
import type { FaifoEdition } from '../edition/edition.ts'
import type { Card, Facts, MerchantFacts, Options, SeatSet } from '../state.ts'
import { members } from './cards.ts'
import { type MoveTables, moveTables } from './moves.ts'

/** What the rules read and never change. */
export interface Table {
  readonly seats: number
  readonly everybody: SeatSet
  readonly turns: number
  /** Cards in hand when the first turn begins. */
  readonly handCards: number
  /** Cards dealt to each beside the own ship; cards left out face up; does each then lay one aside? */
  readonly dealt: number
  readonly faceUp: number
  readonly laysAside: boolean
  readonly ships: number
  readonly startMoney: number
  readonly drawsBeforeCoin: number
  readonly openMoney: boolean
  readonly facts: Facts
  /** By number. */
  readonly merchants: readonly MerchantFacts[]
  /** The merchant with Networking. */
  readonly networker: Card
  readonly moves: MoveTables
  /** Lists of seats by set. */
  readonly seatLists: readonly (readonly Seat[])[]
}

export function tableOf(edition: FaifoEdition, options: Options, seats: number): Table {
  const count = edition.players[String(seats) as keyof FaifoEdition['players']]
  const laysAside = count.laidAside.value > 0
  const merchants = [NO_MERCHANT, ...edition.merchants.map(factsOf)]
  return {
    seats,
    everybody: (1 << seats) - 1,
    turns: count.turns.value,
    handCards: 1 + count.dealt.value - count.laidAside.value,
    dealt: count.dealt.value,
    faceUp: count.faceUp.value,
    laysAside,
    ships: edition.ships.value,
    startMoney: edition.startMoney.value,
    drawsBeforeCoin: edition.drawsBeforeCoin.value,
    openMoney: options.openMoney,
    facts: {
      turns: count.turns.value,
      goal: count.goal.value,
      merchants,
      ships: [0, ...edition.shipRewards.value],
      deck: edition.contracts[options.contracts].value,
      networkingFrom: edition.networkingFrom.value,
    },
    merchants,
    networker: merchants.findIndex(({ skill }) => skill === 'networking'),
    moves: moveTables(seats),
    seatLists: Array.from({ length: 1 << seats }, (_, set) => Object.freeze(members(set))),
  }
}

const NO_MERCHANT: MerchantFacts = { first: 0, second: 0, zeroedBy: 0, skill: 'none' }

function factsOf({ first, second, zeroedBy, skill }: FaifoEdition['merchants'][number]): MerchantFacts {
  return {
    first: first.value,
    second: second.value,
    zeroedBy: zeroedBy.value.reduce((set, merchant) => set | (1 << merchant), 0),
    skill: skill.value,
  }
}
