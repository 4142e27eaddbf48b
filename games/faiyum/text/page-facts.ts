import type { FaiyumEdition } from '../edition/edition.ts'
import type { Piece, Words } from '../edition/vocabulary.ts'
import { ACHIEVEMENTS, CHEAP_SUBSTITUTE, RICH_START } from '../rules/solo.ts'

/** What the rules pages say about an edition: its values by name, and which of them are reconstructed. */
export interface PageFacts {
  readonly starting: readonly { readonly title: Words; readonly copies: number }[]
  /** Starting money, from the first player on, and for a solo game. */
  readonly startMoney: readonly number[]
  readonly soloMoney: number
  readonly shown: number
  readonly marketSpaces: number
  readonly prices: readonly number[]
  readonly discount: number
  /** Lowest and highest number of the yellow action cards, if there are any. */
  readonly yellow: readonly [number, number] | undefined
  readonly disasters: number
  /** What quitting brings, highest first, by number of players starting with one. The list is complete. */
  readonly quitting: readonly (readonly number[])[]
  readonly card: number
  readonly crocodile: number
  readonly substitute: number
  readonly supply: Readonly<Record<Piece, number>>
  readonly sites: number
  readonly bridgesPerSpace: number
  readonly expansion: number
  readonly income: number
  readonly workers: number
  readonly worker: number
  readonly cards: number
  /** Market cards replaced, by number of players starting with one. */
  readonly replaced: readonly number[]
  /** Cards with roads that are paid with the resource of their ground. */
  readonly byGround: readonly Words[]
  readonly made: {
    readonly map: boolean
    readonly bridgesPerSpace: boolean
    readonly expansion: boolean
    /** How many cards have a reconstructed cost, action or gain, and how many there are. */
    readonly cards: number
    readonly ofCards: number
  }
  readonly achievements: { readonly count: number; readonly money: number; readonly substitute: number }
}

export function pageFacts(edition: FaiyumEdition): PageFacts {
  const { money, market, administration, map } = edition
  const cards = [...edition.starting, ...edition.cards]
  const yellow = edition.cards.filter(({ border }) => border.value === 'yellow').map(({ number }) => number.value)
  const titleOf = ({ title }: (typeof cards)[number]): Words => ({ en: title.en.value, de: title.de.value, vi: title.vi.value })
  const supply = Object.fromEntries(Object.entries(edition.supply).map(([piece, { value }]) => [piece, value]))
  return {
    starting: edition.starting.map((card) => ({ title: titleOf(card), copies: card.copies.value })),
    startMoney: money.start.value,
    soloMoney: money.solo.value,
    shown: market.shown.value,
    marketSpaces: market.spaces.value,
    prices: market.prices.value,
    discount: market.discount.value,
    yellow: yellow.length === 0 ? undefined : [yellow[0], yellow[yellow.length - 1]],
    disasters: edition.disasters.length,
    quitting: money.start.value.map((_, players) =>
      edition.disasters
        .map(({ reputation }) => reputation.value[players])
        .filter((reputation) => reputation > 0)
        .sort((a, b) => b - a),
    ),
    card: money.card.value,
    crocodile: money.crocodile.value,
    substitute: money.substitute.value,
    supply: supply as Readonly<Record<Piece, number>>, // it has the same keys as the edition's supply
    sites: map.spaces.filter(({ terrain }) => terrain.value === 'site').length,
    bridgesPerSpace: map.bridgesPerSpace.value,
    expansion: edition.expansion.value,
    income: administration.income.value,
    workers: administration.workers.value,
    worker: administration.worker.value,
    cards: administration.cards.value,
    replaced: administration.replaced.value,
    byGround: cards.filter(({ cost }) => cost.value.ground).map(titleOf),
    made: {
      map: map.adjacent.status === 'reconstructed',
      bridgesPerSpace: map.bridgesPerSpace.status === 'reconstructed',
      expansion: edition.expansion.status === 'reconstructed',
      cards: cards.filter(({ cost, steps, gain }) => [cost, steps, gain].some(({ status }) => status === 'reconstructed')).length,
      ofCards: cards.length,
    },
    achievements: { count: ACHIEVEMENTS.length, money: RICH_START, substitute: CHEAP_SUBSTITUTE },
  }
}

/** For which numbers of players, from two on, this is true. */
export function playersWith<T>(byPlayers: readonly T[], is: (value: T) => boolean): readonly number[] {
  return byPlayers.flatMap((value, index) => (index > 0 && is(value) ? [index + 1] : []))
}

/** Does the last player to quit get nothing, for any number of players? */
export function lastGainsNothing({ quitting }: PageFacts): boolean {
  return quitting.every((values, index) => index === 0 || values.length <= index)
}
