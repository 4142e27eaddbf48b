/** The vocabulary of cards and maps. Everything a card can do is defined here; the rules know no card by name. */

/** The default edition. */
export const USUAL_EDITION = 'reconstruction-1'

export const BASICS = ['wheat', 'grape', 'stone'] as const
export type Basic = (typeof BASICS)[number]

export const GOODS = [...BASICS, 'fish', 'rose'] as const
export type Good = (typeof GOODS)[number]

/** The kind of a space: a resource, the red space of the first settlement, or a building site. */
export const TERRAINS = [...BASICS, 'red', 'site'] as const
export type Terrain = (typeof TERRAINS)[number]

/** What a card can build. */
export const BUILDINGS = ['settlement', 'town', 'workshop', 'expansion', 'road', 'bridge', 'grandBridge', 'block', 'palace'] as const
export type Building = (typeof BUILDINGS)[number]

/** The pieces that are limited, and the crocodiles, which go back into the box. */
export const PIECES = ['worker', ...BUILDINGS, 'crocodile'] as const
export type Piece = (typeof PIECES)[number]

export const SIDES = ['channel', 'lake'] as const
export type Side = (typeof SIDES)[number]

export const KINDS = ['harvest', 'build', 'commerce', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** Developed places that a card can name. A town also counts as a settlement, with or without its palace. */
export const PLACES = ['settlement', 'town', 'palace', 'site', 'workshop', 'expansion'] as const
export type Place = (typeof PLACES)[number]

export interface Words {
  readonly en: string
  readonly de: string
  readonly vi: string
}

/** The red box of a card: what it costs. */
export interface Cost {
  readonly wheat?: number
  readonly grape?: number
  readonly stone?: number
  readonly fish?: number
  readonly rose?: number
  /** Any basic resources; they may be equal. */
  readonly basic?: number
  /** Basic resources that are all different. */
  readonly different?: number
  /** For each road, one resource of the terrain of either of its two spaces. */
  readonly ground?: true
  readonly money?: number
  /** Other cards of the hand, which leave the game. */
  readonly card?: number
}

/** What a card does, in this order. */
export type CardStep =
  /** Puts workers on undeveloped resource spaces that have none. `least` makes it "up to". */
  | {
      readonly do: 'harvest'
      readonly workers: number
      readonly least?: number
      /** Next to a space with a worker; anywhere if there is no worker on the map. */
      readonly next?: true
      readonly side?: Side
      readonly terrain?: Basic
      /** All adjacent spaces must be undeveloped. */
      readonly alone?: true
    }
  /** Puts workers on developed places of these kinds. */
  | {
      readonly do: 'trade'
      readonly workers: number
      readonly on: readonly Place[]
      readonly terrain?: Basic
      /** A road must connect the first with the second. */
      readonly joined?: true
    }
  /** A grand bridge may also replace a bridge. */
  | { readonly do: 'build'; readonly piece: Building; readonly count: number; readonly terrain?: Basic }
  /** Removes workers from the map. */
  | { readonly do: 'clear'; readonly workers: number; readonly least?: number }
  /** Chooses a place; nothing is put there. */
  | { readonly do: 'name'; readonly on: readonly Place[] }
  /** Swaps one to `most` goods for others, one for one. */
  | { readonly do: 'swap'; readonly most: number; readonly from: readonly Good[]; readonly to: Good }
  /** Takes a card of the current market without paying. */
  | { readonly do: 'take' }
  /** Reorders the discard stack, including this card. */
  | { readonly do: 'order' }
  /** Repeats the card beneath this one. */
  | { readonly do: 'repeat' }

/** What a gain can count. The first five count on the spaces that the card has used. */
export const COUNTS = [
  /** Road and bridge ends on the space. */
  'ends',
  /** Building blocks on the site. */
  'blocks',
  /** Settlements and sites that are directly connected with the place. */
  'links',
  /** Roads and bridges on the shortest route between the two places. */
  'way',
  /** Workers that this card removed from the map. */
  'cleared',
  'settlements',
  'towns',
  'workshops',
  'workers',
  'crocodiles',
] as const
export type Count = (typeof COUNTS)[number]

export interface PerGain {
  readonly what: 'money' | 'reputation'
  readonly each: number
  readonly count: Count
  /** For every this many; 1 if missing. */
  readonly of?: number
  readonly most?: number
}

/** The green box of a card: what it brings. */
export interface Gain {
  readonly money?: number
  readonly reputation?: number
  readonly wheat?: number
  readonly grape?: number
  readonly stone?: number
  readonly fish?: number
  readonly rose?: number
  /** Basic resources of the player's choice. */
  readonly choice?: number
  /** Resources of each space that the card used. */
  readonly ofSpace?: number
  readonly per?: readonly PerGain[]
}
