import type { Fact, Status } from '@fairground/kernel'
import type { CardEntry, CardKind, CardSet, CounterfeitersEdition, Effect, Side, StreetSpace } from './edition.ts'

/**
 * The rulebook prints the rates, limits and start money. We have no source for the board, the police track, the mix of cards and the promo's
 * effects: they are reconstructed and tuned as the README explains.
 */

function as<T>(status: Status, value: T): Fact<T> {
  return { value, status }
}

const made = <T>(value: T) => as('reconstructed', value)
const printed = <T>(value: T) => as('printed', value)

const STEPS: Readonly<Record<string, StreetSpace>> = { '.': 'plain', G: 'godfather', I: 'investigation', S: 'strike', E: 'end' }

/** A dot is a plain space, a letter is the initial of another. The rulebook prints that the last space is the end. */
function track(steps: string): Side['track'] {
  return [...steps].map((letter) => (letter === 'E' ? printed(STEPS[letter]) : made(STEPS[letter])))
}

const plain = { hat: made(false) }
const hatted = { hat: made(true) }
/** According to a reviewer, shopping always moves the police. */
const shop = { hat: as('sourced', true) }
/** One commercial flight, at $30. */
const commercial = { hat: made(false), price: printed(30) }

function stall(price: number, bin = false) {
  return { price: made(price), bin: made(bin), hat: made(false) }
}

function desk(sunglasses: boolean, hat: boolean) {
  return { sunglasses: as('inferred', sunglasses), hat: made(hat) }
}

function cards(set: CardSet, players: number, counts: Partial<Record<CardKind, number>>): readonly CardEntry[] {
  return Object.entries(counts).map(([kind, count]) => ({ set, kind: kind as CardKind, count: made(count), players: made(players) }))
}

function ticket(set: CardSet, players: number, value: number): CardEntry {
  return { set, kind: 'ticket', value: made(value), count: made(1), players: made(players) }
}

function starting(kind: CardKind, count: number): CardEntry {
  return { set: 'S', kind, count: as('inferred', count), players: as('inferred', 2) }
}

function improvement(id: string, effect: Effect, amount: number, players: number): CounterfeitersEdition['improvements'][number] {
  return { id, effect: made(effect), amount: made(amount), players: made(players) }
}

export const reconstruction: CounterfeitersEdition = {
  id: 'reconstruction-1',
  name: 'Rulebook of 2018; board, track and card mix reconstructed',
  henchmen: printed(3),
  startCash: printed([20, 30, 40, 50]),
  notesPerPrinter: printed(2),
  supermarketNotes: printed(3),
  supermarketPays: printed(50),
  receiverNotes: printed(8),
  receiverRates: printed([20, 30, 40]),
  taxFraud: printed(30),
  dinerPays: as('inferred', 50),
  fakes: printed([30, 30, 40]),
  two: {
    market: [stall(40), stall(40), stall(30), stall(10, true)],
    print: [plain, hatted],
    supermarket: [shop],
    receiver: [plain, hatted],
    taxFraud: [desk(true, false), desk(false, true)],
    jet: [plain],
    commercial: [commercial],
    track: track('....G..IG.SIGIE'),
    start: { '2': made(0) },
  },
  more: {
    market: [stall(50), stall(50), stall(40), stall(30), stall(20, true), stall(20, true)],
    print: [plain, plain, hatted],
    supermarket: [shop, shop],
    receiver: [plain, plain, hatted],
    taxFraud: [desk(true, false), desk(false, false), desk(false, true)],
    jet: [plain, plain],
    commercial: [commercial],
    track: track('........G...IG..SIG.I.E'),
    start: { '3': made(5), '4': made(1) },
  },
  cards: [
    starting('printer', 4),
    starting('ink', 2),
    starting('paper', 2),
    ...cards('A', 2, { printer: 2, ink: 1, paper: 1, diner: 1, hologram: 1 }),
    ...cards('A', 3, { printer: 1, ink: 1 }),
    ...cards('A', 4, { paper: 1 }),
    ...cards('B', 2, { printer: 2, ink: 1, paper: 1, hologram: 1, diner: 1, jet: 1 }),
    ...cards('B', 3, { hologram: 1 }),
    ...cards('B', 4, { printer: 1 }),
    ...cards('C', 2, { printer: 1, diner: 1, jet: 1, greatLawyer: 1 }),
    ...cards('C', 3, { printer: 1, jet: 1 }),
    ...cards('C', 4, { diner: 1, hologram: 1 }),
    ticket('D', 2, 80),
    ticket('D', 2, 100),
    ticket('D', 2, 150),
    ...cards('D', 2, { diner: 1 }),
    ticket('D', 3, 120),
    ...cards('D', 3, { badLawyer: 1, diner: 1 }),
    ...cards('D', 4, { printer: 1 }),
  ],
  improvements: [
    improvement('night-shift', 'more-notes', 1, 2),
    improvement('full-trolley', 'more-groceries', 2, 2),
    improvement('fussy-receiver', 'own-rate', 0, 2),
    improvement('second-set-of-books', 'more-fraud', 30, 2),
    improvement('old-friend', 'discount', 30, 2),
    improvement('air-miles', 'free-flight', 0, 3),
    improvement('back-door', 'quiet', 0, 3),
    improvement('master-plate', 'finer-print', 1, 4),
    improvement('blind-cashier', 'blind-cashier', 1, 4),
    improvement('elbow-room', 'squeeze-in', 0, 4),
  ],
}
