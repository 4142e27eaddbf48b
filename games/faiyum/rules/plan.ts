import type { CardFacts } from '../edition/edition.ts'
import { BASICS, type Building, type CardStep, type Gain, GOODS, type PerGain, PIECES, type Place } from '../edition/vocabulary.ts'
import { type Land, SITE, STONE } from './land.ts'
import { packed } from './lists.ts'
import { ANY_BASIC, type Bill, billOf, type Payments, paymentsOf } from './pay.ts'

/**
 * A card as the step machine runs it: operations in the order in which the player decides them. Places come first and then the payment, so
 * that players see what they pay for; then what the card brings, so that nothing is paid with it.
 */

/** Operation codes; those up to NAME ask for places on the map. */
export const HARVEST = 0
export const TRADE = 1
export const BUILD_ROAD = 2
export const BUILD_BRIDGE = 3
export const BUILD_GRAND_BRIDGE = 4
export const BUILD_SETTLEMENT = 5
export const BUILD_TOWN = 6
export const BUILD_PALACE = 7
export const BUILD_WORKSHOP = 8
export const BUILD_EXPANSION = 9
export const BUILD_BLOCK = 10
export const CLEAR = 11
export const NAME = 12
export const GIVE = 13
export const PAY = 14
export const SWAP = 15
export const TAKE = 16
export const LAY = 17
export const CHOOSE = 18

export interface Operation {
  readonly code: number
  /** How often it is done at most, and at least. */
  readonly count: number
  readonly least: number
  /** All spaces or edges that could ever be legal. */
  readonly places: readonly number[]
  /** The piece it uses, as an index into the supply; NO_PIECE if it uses none. */
  readonly piece: number
  /** A piece that must already be on the map for this operation to be possible. */
  readonly onto: number
  readonly next: boolean
  readonly alone: boolean
  readonly joined: boolean
  /** For trade: which pieces may stand there, by piece code; code 0 stands for a site. */
  readonly on: readonly boolean[]
  /** Goods that may be swapped away or chosen from; `to` is the good received or the number chosen. */
  readonly from: readonly boolean[]
  readonly to: number
  /** The road is paid with the resource of its ground. */
  readonly ground: boolean
  /** Then: the places that a set of basic resources can pay for, by that set. */
  readonly payable: readonly (readonly number[])[]
}

export interface Plan {
  readonly operations: readonly Operation[]
  readonly bill: Bill
  readonly payments: Payments
  /** The whole gain, with zeros where there is none. */
  readonly money: number
  readonly reputation: number
  readonly ofSpace: number
  readonly per: readonly PerGain[]
  /** The roads paid by their ground, as if any basic resource were accepted: a player who cannot pay that cannot pay for any such roads. */
  readonly anyGround: readonly number[]
  /** Goods that the card always brings. */
  readonly goods: readonly number[]
  /** There is nothing to pay. */
  readonly free: boolean
  /** How many cards of the hand must be given up. */
  readonly gives: number
  readonly repeats: boolean
  readonly swap: Operation | undefined
  readonly takes: boolean
  /** It places a commerce worker, so an expansion pays. */
  readonly trades: boolean
  /** It needs cards or goods beyond its bill. */
  readonly special: boolean
  /** How many operations ask for places, and the index of the first. */
  readonly placing: number
  readonly first: number
  readonly place: Operation | undefined
  /** It asks for one place only, and not for the ground's resource. */
  readonly single: boolean
}

const BUILDS: Readonly<Record<Building, number>> = {
  road: BUILD_ROAD,
  bridge: BUILD_BRIDGE,
  grandBridge: BUILD_GRAND_BRIDGE,
  settlement: BUILD_SETTLEMENT,
  town: BUILD_TOWN,
  palace: BUILD_PALACE,
  workshop: BUILD_WORKSHOP,
  expansion: BUILD_EXPANSION,
  block: BUILD_BLOCK,
}

export const NO_PIECE = -1
const NOTHING: Omit<Operation, 'code'> = {
  count: 1,
  least: 1,
  places: [],
  piece: NO_PIECE,
  onto: NO_PIECE,
  next: false,
  alone: false,
  joined: false,
  on: [],
  from: [],
  to: 0,
  ground: false,
  payable: [],
}

/** All operations are created here, so that V8 gives them the same shape. */
function operation(code: number, parts: Partial<Operation> = {}): Operation {
  const { count, least, places, piece, onto, next, alone, joined, on, from, to, ground, payable } = { ...NOTHING, ...parts }
  return { code, count, least, places, piece, onto, next, alone, joined, on, from, to, ground, payable }
}

export function isPlacing(code: number): boolean {
  return code <= NAME
}

export function onEdges(code: number): boolean {
  return code >= BUILD_ROAD && code <= BUILD_GRAND_BRIDGE
}

/** The plan of a card, or of a card that repeats another: both costs, the other's steps, both gains. */
export function planOf(land: Land, substitute: number, card: CardFacts, repeated?: CardFacts): Plan {
  const steps = (repeated ?? card).steps.value
  const cards = repeated === undefined ? [card] : [card, repeated]
  const costs = cards.map(({ cost }) => cost.value)
  const gains = cards.map(({ gain }) => gain.value)
  const bill = billOf(costs)
  const ground = costs.some((cost) => cost.ground === true)
  const gives = costs.reduce((sum, cost) => sum + (cost.card ?? 0), 0)
  const choice = sumOf(gains, 'choice')
  const placing = steps.filter(isPlace).map((step) => operationOf(land, step, ground))
  const bringing = steps.filter((step) => !isPlace(step) && step.do !== 'repeat').map((step) => operationOf(land, step, ground))
  const operations: Operation[] = []
  if (gives > 0) operations.push(operation(GIVE, { count: gives, least: gives }))
  operations.push(...placing)
  if (ground || bill.total > 0 || bill.money > 0) operations.push(operation(PAY))
  operations.push(...bringing)
  if (choice > 0) operations.push(operation(CHOOSE, { from: GOODS.map((_, good) => good < BASICS.length), to: choice }))
  const swap = bringing.find(({ code }) => code === SWAP)
  const takes = bringing.some(({ code }) => code === TAKE)
  const anyGround = packed(placing.flatMap(({ ground, least }) => (ground ? new Array<number>(least).fill(ANY_BASIC) : [])))
  return {
    // Fields that are read for each card of a hand come first and thus lie together in memory.
    repeats: repeated === undefined && steps.some((step) => step.do === 'repeat'),
    free: !ground && bill.total === 0 && bill.money === 0,
    bill,
    anyGround,
    special: gives > 0 || takes || swap !== undefined,
    place: placing[0],
    single: placing.length === 1 && placing[0].least === 1 && !placing[0].ground,
    operations,
    payments: paymentsOf(bill, substitute),
    money: sumOf(gains, 'money'),
    reputation: sumOf(gains, 'reputation'),
    ofSpace: sumOf(gains, 'ofSpace'),
    per: gains.flatMap((gain) => gain.per ?? []),
    goods: GOODS.map((good) => sumOf(gains, good)),
    gives,
    swap,
    trades: placing.some(({ code }) => code === TRADE),
    takes,
    placing: placing.length,
    first: gives > 0 ? 1 : 0,
  }
}

function isPlace(step: CardStep): boolean {
  return step.do === 'harvest' || step.do === 'trade' || step.do === 'build' || step.do === 'clear' || step.do === 'name'
}

function operationOf(land: Land, step: CardStep, ground: boolean): Operation {
  const all = land.terrain.map((_, space) => space)
  const resources = all.filter((space) => land.terrain[space] <= STONE)
  const worker = PIECES.indexOf('worker')
  switch (step.do) {
    case 'harvest': {
      const side = step.side === 'channel' ? land.channelSide : step.side === 'lake' ? land.lakeSide : undefined
      return operation(HARVEST, {
        count: step.workers,
        least: step.least ?? step.workers,
        places: resources.filter((space) => onTerrain(land, space, step.terrain) && (side === undefined || side[space])),
        piece: worker,
        next: step.next === true,
        alone: step.alone === true,
      })
    }
    case 'trade':
      return operation(TRADE, {
        count: step.workers,
        least: step.workers,
        // Places that are settled from the start come first: a search finds them soonest.
        places: all
          .filter((space) => couldBe(land, space, step.on) && onTerrain(land, space, step.terrain))
          .sort((a, b) => land.terrain[b] - land.terrain[a] || a - b),
        piece: worker,
        onto: basisOf(step.on),
        joined: step.joined === true,
        on: piecesOf(step.on),
      })
    case 'build': {
      const code = BUILDS[step.piece]
      const edges = code === BUILD_ROAD ? land.roads : land.bridges
      const sets = Array.from({ length: ANY_BASIC + 1 }, (_, set) => set)
      const spaces =
        code === BUILD_BLOCK ? all.filter((space) => land.capacity[space] > 0) : all.filter((space) => land.terrain[space] < SITE)
      return operation(code, {
        count: step.count,
        least: step.count,
        places: onEdges(code) ? edges : spaces.filter((space) => onTerrain(land, space, step.terrain)),
        piece: PIECES.indexOf(step.piece),
        onto: code === BUILD_PALACE ? PIECES.indexOf('town') : code === BUILD_EXPANSION ? PIECES.indexOf('workshop') : NO_PIECE,
        ground: ground && code === BUILD_ROAD,
        payable: ground && code === BUILD_ROAD ? sets.map((set) => edges.filter((edge) => (land.ground[edge] & set) !== 0)) : [],
      })
    }
    case 'clear':
      return operation(CLEAR, { count: step.workers, least: step.least ?? step.workers, places: all, onto: worker })
    case 'name': {
      const places = all.filter((space) => couldBe(land, space, step.on))
      return operation(NAME, { places, onto: basisOf(step.on), on: piecesOf(step.on) })
    }
    case 'swap':
      return operation(SWAP, { count: step.most, from: GOODS.map((good) => step.from.includes(good)), to: GOODS.indexOf(step.to) })
    case 'take':
      return operation(TAKE)
    case 'order':
    case 'repeat':
      return operation(LAY)
  }
}

function onTerrain(land: Land, space: number, terrain: (typeof BASICS)[number] | undefined): boolean {
  return terrain === undefined || land.terrain[space] === BASICS.indexOf(terrain)
}

function couldBe(land: Land, space: number, on: readonly Place[]): boolean {
  return land.terrain[space] === SITE ? on.includes('site') : on.some((place) => place !== 'site')
}

/** The piece that every such place has, if checking it helps; sites are always there. */
function basisOf(on: readonly Place[]): number {
  if (on.includes('site')) return NO_PIECE
  if (on.every((place) => place === 'town' || place === 'palace')) return PIECES.indexOf('town')
  if (on.every((place) => place === 'workshop' || place === 'expansion')) return PIECES.indexOf('workshop')
  return on.includes('workshop') || on.includes('expansion') ? NO_PIECE : PIECES.indexOf('settlement')
}

/** By piece code: empty (a site), settlement, town, palace, workshop, expanded. */
function piecesOf(on: readonly Place[]): readonly boolean[] {
  const settlement = on.includes('settlement')
  const town = settlement || on.includes('town')
  const workshop = on.includes('workshop')
  return [on.includes('site'), settlement, town, town || on.includes('palace'), workshop, workshop || on.includes('expansion')]
}

function sumOf(gains: readonly Gain[], what: Exclude<keyof Gain, 'per'>): number {
  return gains.reduce((sum, gain) => sum + (gain[what] ?? 0), 0)
}
