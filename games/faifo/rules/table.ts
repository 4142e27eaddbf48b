import type { Seat } from '@fairground/kernel'
import type { FaifoEdition } from '../edition/edition.ts'
import type { Card, Facts, ForPlayers, MerchantFacts, Options, SeatSet } from '../state.ts'
import { members } from './cards.ts'
import { type MoveTables, moveTables } from './moves.ts'

/** What the rules read and never change. */
export interface Table {
  readonly seats: number
  readonly everybody: SeatSet
  readonly turns: number
  /** Cards in hand when the first turn begins. */
  readonly handCards: number
  /** Cards dealt to each player in addition to their own ship; cards left out face up; does each player then lay one aside? */
  readonly dealt: number
  readonly faceUp: number
  readonly laysAside: boolean
  readonly ships: number
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
  const facts = factsOf(edition, options, seats)
  const { turns, dealt, faceUp, laidAside, merchants } = facts
  return {
    seats,
    everybody: (1 << seats) - 1,
    turns,
    handCards: 1 + dealt - laidAside,
    dealt,
    faceUp,
    laysAside: laidAside > 0,
    ships: edition.ships.value,
    facts,
    merchants,
    networker: merchants.findIndex(({ skill }) => skill === 'networking'),
    moves: moveTables(seats),
    seatLists: Array.from({ length: 1 << seats }, (_, set) => Object.freeze(members(set))),
  }
}

function factsOf(edition: FaifoEdition, options: Options, seats: number): Facts {
  const players = { '3': countsOf(edition, '3'), '4': countsOf(edition, '4'), '5': countsOf(edition, '5') }
  return deepFreeze({
    seats,
    openMoney: options.openMoney,
    startMoney: edition.startMoney.value,
    ...players[String(seats) as keyof typeof players], // the game is opened for three to five
    players,
    drawsBeforeCoin: edition.drawsBeforeCoin.value,
    merchants: [NO_MERCHANT, ...edition.merchants.map(merchantOf)],
    ships: [0, ...edition.shipRewards.value],
    deck: [...edition.contracts[options.contracts].value],
    networkingFrom: edition.networkingFrom.value,
  })
}

function countsOf(edition: FaifoEdition, count: '3' | '4' | '5'): ForPlayers {
  const { goal, turns, dealt, faceUp, laidAside } = edition.players[count]
  return { goal: goal.value, turns: turns.value, dealt: dealt.value, faceUp: faceUp.value, laidAside: laidAside.value }
}

const NO_MERCHANT: MerchantFacts = { first: 0, second: 0, zeroedBy: 0, skill: 'none' }

function merchantOf({ first, second, zeroedBy, skill }: FaifoEdition['merchants'][number]): MerchantFacts {
  return {
    first: first.value,
    second: second.value,
    zeroedBy: zeroedBy.value.reduce((set, merchant) => set | (1 << merchant), 0),
    skill: skill.value,
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
