import type { CardFacts, FaiyumEdition } from '../edition/edition.ts'
import { PIECES, type Words } from '../edition/vocabulary.ts'
import { type CardName, type Facts, NONE, type State } from '../state.ts'
import { type Land, landOf } from './land.ts'
import { packed } from './lists.ts'
import { type MoveTables, moveTables } from './moves.ts'
import { type Plan, planOf } from './plan.ts'
import { type Perks, perksOf } from './solo.ts'

export interface Card {
  readonly name: CardName
  readonly plan: Plan
  readonly facts: CardFacts
  /** 0 for numbered cards. */
  readonly copies: number
}

/** Constants of a match that the rules read. */
export interface Table {
  readonly seats: number
  readonly land: Land
  readonly supply: readonly number[]
  /** Starting cards, then numbered cards in ascending order; the disasters come next but have no entry here. */
  readonly cards: readonly Card[]
  /** Only the plans: looping over a hand needs one lookup less. */
  readonly plans: readonly Plan[]
  readonly starting: number
  readonly blue: readonly number[]
  readonly yellow: readonly number[]
  /** The number of the first disaster; cards from this number on are disasters. */
  readonly disaster: number
  readonly disasters: readonly { readonly number: number; readonly reputation: number }[]
  readonly startMoney: readonly number[]
  readonly startGoods: readonly number[]
  readonly cashMoney: number
  readonly crocodileMoney: number
  readonly substitute: number
  readonly prices: readonly number[]
  readonly discount: number
  readonly marketSpaces: number
  readonly shown: number
  readonly income: number
  readonly workersOff: number
  readonly workerMoney: number
  readonly cardsBack: number
  /** How many more cards come back for free, besides the obligatory ones. */
  readonly freeBack: number
  readonly replaced: number
  readonly leastReplaced: number
  readonly expansionPays: number
  readonly moves: MoveTables
  /** Plans of repeating cards, by the card and the card beneath it, created on demand. */
  readonly repeats: (Plan | undefined)[]
}

function tableOf({ edition, achievements, seats }: Facts): Table {
  const perks = perksOf(edition, achievements)
  const supply = PIECES.map((piece) => edition.supply[piece].value)
  const land = landOf(edition.map, supply)
  const cards = cardsOf(edition, land, perks)
  const starting = edition.starting.length
  const numbered = edition.cards.map((card, index) => ({ border: card.border.value, index: starting + index }))
  const { money, market, administration } = edition
  const solo = seats === 1
  return {
    seats,
    land,
    supply,
    cards,
    plans: cards.map(({ plan }) => plan),
    starting,
    blue: numbered.filter(({ border }) => border === 'blue').map(({ index }) => index),
    yellow: numbered.filter(({ border }) => border === 'yellow').map(({ index }) => index),
    disaster: cards.length,
    disasters: edition.disasters.map(({ number, reputation }) => ({ number: number.value, reputation: reputation.value[seats - 1] })),
    startMoney: solo ? [perks.startMoney] : money.start.value,
    startGoods: perks.startGoods,
    cashMoney: money.card.value,
    crocodileMoney: money.crocodile.value,
    substitute: perks.substitute,
    prices: packed(market.prices.value),
    discount: market.discount.value,
    marketSpaces: market.spaces.value,
    shown: market.shown.value,
    income: administration.income.value,
    workersOff: perks.workersOff,
    workerMoney: administration.worker.value,
    cardsBack: administration.cards.value,
    freeBack: perks.freeBack,
    replaced: administration.replaced.value[seats - 1],
    leastReplaced: Math.min(perks.leastReplaced, administration.replaced.value[seats - 1]),
    expansionPays: edition.expansion.value,
    moves: moveTables(
      cards.length,
      cards.reduce((sum, { copies }) => sum + Math.max(copies, 1), 0),
      land,
    ),
    repeats: cards.flatMap(() => cards.map(() => undefined)),
  }
}

function cardsOf(edition: FaiyumEdition, land: Land, { substitute }: Perks): readonly Card[] {
  const starting = edition.starting.map((facts) => ({
    name: { title: titleOf(facts) },
    plan: planOf(land, substitute, facts),
    facts,
    copies: facts.copies.value,
  }))
  const numbered = edition.cards.map((facts) => ({
    name: { number: facts.number.value, title: titleOf(facts) },
    plan: planOf(land, substitute, facts),
    facts,
    copies: 0,
  }))
  return [...starting, ...numbered]
}

function titleOf({ title }: CardFacts): Words {
  return { en: title.en.value, de: title.de.value, vi: title.vi.value }
}

/** The plan of a card that repeats the one beneath it. */
export function repeatPlan(table: Table, card: number, repeated: number): Plan {
  const key = card * table.cards.length + repeated
  let plan = table.repeats[key]
  if (plan === undefined) {
    plan = planOf(table.land, table.substitute, table.cards[card].facts, table.cards[repeated].facts)
    table.repeats[key] = plan
  }
  return plan
}

/** The plan of the card being played. */
export function planOfAction(table: Table, state: State): Plan {
  const { card, repeats } = state.action
  return repeats === NONE ? table.plans[card] : repeatPlan(table, card, repeats)
}

const tables = new WeakMap<Facts, Table>()

/** The table of a match, created once for its facts. */
export function tableFor(facts: Facts): Table {
  let table = tables.get(facts)
  if (table === undefined) {
    table = tableOf(facts)
    tables.set(facts, table)
  }
  return table
}
