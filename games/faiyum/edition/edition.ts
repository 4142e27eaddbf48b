import type { Edition, Fact } from '@fairground/kernel'
import { editionsOf } from '../../shape.ts'
import { reconstruction } from './built-in.ts'
import { inconsistencies } from './inconsistencies.ts'
import { schema } from './schema.ts'
import type { CardStep, Cost, Gain, Kind, Piece, Terrain, Words } from './vocabulary.ts'

export interface CardFacts {
  readonly title: Readonly<Record<keyof Words, Fact<string>>>
  readonly kind: Fact<Kind>
  readonly cost: Fact<Cost>
  readonly steps: Fact<readonly CardStep[]>
  readonly gain: Fact<Gain>
}

export interface StartingCard extends CardFacts {
  readonly copies: Fact<number>
}

export interface NumberedCard extends CardFacts {
  readonly number: Fact<number>
  /** Blue cards form the draw pile; yellow cards go into the last turns. */
  readonly border: Fact<'blue' | 'yellow'>
}

export type Pair = readonly [string, string]

export interface SpaceFacts {
  readonly id: string
  readonly terrain: Fact<Terrain>
  /** Where it is drawn: in rows of hexagons; odd rows are shifted half a space to the right. */
  readonly at: Fact<{ readonly row: number; readonly column: number }>
  /** How many building blocks fit on a site. */
  readonly blocks?: Fact<number>
}

export interface MapFacts {
  readonly spaces: readonly SpaceFacts[]
  readonly adjacent: Fact<readonly Pair[]>
  readonly channelSide: Fact<readonly string[]>
  readonly lakeSide: Fact<readonly string[]>
  /** Spaces that face each other across the channel. */
  readonly bridges: Fact<readonly Pair[]>
  /** How many bridges may end on one space. */
  readonly bridgesPerSpace: Fact<number>
  /** Roads that are there from the start: the dam. */
  readonly roads: Fact<readonly Pair[]>
}

/** What is printed in the box. Lists by number of players start with one player. */
export interface FaiyumEdition extends Edition {
  readonly map: MapFacts
  readonly supply: Readonly<Record<Piece, Fact<number>>>
  /** One set per player. */
  readonly starting: readonly StartingCard[]
  /** Lowest number first. */
  readonly cards: readonly NumberedCard[]
  readonly disasters: readonly { readonly number: Fact<number>; readonly reputation: Fact<readonly number[]> }[]
  readonly money: {
    /** Starting with the first player. */
    readonly start: Fact<readonly number[]>
    readonly solo: Fact<number>
    /** For a card played without its action. */
    readonly card: Fact<number>
    readonly crocodile: Fact<number>
    /** Replaces one basic resource, once per action. */
    readonly substitute: Fact<number>
  }
  readonly market: {
    readonly spaces: Fact<number>
    /** Prices of the current market. */
    readonly prices: Fact<readonly number[]>
    readonly discount: Fact<number>
    /** Blue cards turned up in the set-up; those beyond the market's size go into the last turns. */
    readonly shown: Fact<number>
  }
  readonly administration: {
    readonly income: Fact<number>
    readonly workers: Fact<number>
    readonly worker: Fact<number>
    readonly cards: Fact<number>
    /** Market cards replaced, by number of players. */
    readonly replaced: Fact<readonly number[]>
  }
  /** What a commerce worker on an expanded workshop adds, in its resource. */
  readonly expansion: Fact<number>
}

export const editions = editionsOf<FaiyumEdition>([reconstruction], schema, inconsistencies)
