/** The words in which cards and maps are written. Everything a card can do is said here; the rules know no card by name. */

/** The edition that is played unless another is chosen. */
export const USUAL_EDITION = 'reconstruction-1'

export const BASICS = ['wheat', 'grape', 'stone'] as const
export type Basic = (typeof BASICS)[number]

export const GOODS = [...BASICS, 'fish', 'rose'] as const
export type Good = (typeof GOODS)[number]

/** What a space is made of: a resource, the red space of the first settlement, or a building site. */
export const TERRAINS = [...BASICS, 'red', 'site'] as const
export type Terrain = (typeof TERRAINS)[number]

/** What a card can build. */
export const BUILDINGS = ['settlement', 'town', 'workshop', 'expansion', 'road', 'bridge', 'grandBridge', 'block', 'palace'] as const
export type Building = (typeof BUILDINGS)[number]

/** The wooden parts that are limited, and the crocodiles, which go back into the box. */
export const PIECES = ['worker', ...BUILDINGS, 'crocodile'] as const
export type Piece = (typeof PIECES)[number]

export const SIDES = ['channel', 'lake'] as const
export type Side = (typeof SIDES)[number]

export const KINDS = ['harvest', 'build', 'commerce', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** Developed places that a card can name. A town is a settlement too, with or without its palace. */
export const PLACES = ['settlement', 'town', 'palace', 'site', 'workshop', 'expansion'] as const
export type Place = (typeof PLACES)[number]

export interface Words {
  readonly en: string
  readonly de: string
  readonly vi: string
}

/** What the red box of a card asks for. */
export interface Cost {
  readonly wheat?: number
  readonly grape?: number
  readonly stone?: number
  readonly fish?: number
  readonly rose?: number
  /** Any basic resources, equal ones too. */
  readonly basic?: number
  /** Basic resources that all differ. */
  readonly different?: number
  /** For each road, one resource of the terrain of either space it joins. */
  readonly ground?: true
  readonly money?: number
  /** Other cards of the hand that leave the game. */
  readonly card?: number
}

/** What a card does, in this order. */
export type CardStep =
  /** Workers on undeveloped resource spaces, each without a worker. `least` makes it "up to". */
  | {
      readonly do: 'harvest'
      readonly workers: number
      readonly least?: number
      /** Next to a space with a worker; anywhere while no worker is on the map. */
      readonly next?: true
      readonly side?: Side
      readonly terrain?: Basic
      /** All adjacent spaces are undeveloped. */
      readonly alone?: true
    }
  /** Workers on developed places of these kinds. */
  | {
      readonly do: 'trade'
      readonly workers: number
      readonly on: readonly Place[]
      readonly terrain?: Basic
      /** A road leads from the first to the second. */
      readonly joined?: true
    }
  /** A grand bridge may also take the place of a bridge. */
  | { readonly do: 'build'; readonly piece: Building; readonly count: number; readonly terrain?: Basic }
  /** Takes workers off the map. */
  | { readonly do: 'clear'; readonly workers: number; readonly least?: number }
  /** Points at a place; nothing is put there. */
  | { readonly do: 'name'; readonly on: readonly Place[] }
  /** Turns one to `most` goods in hand into others, one for one. */
  | { readonly do: 'swap'; readonly most: number; readonly from: readonly Good[]; readonly to: Good }
  /** Takes a card of the current market without paying. */
  | { readonly do: 'take' }
  /** Puts the discard stack, this card included, into any order. */
  | { readonly do: 'order' }
  /** Carries out the card that lies beneath this one. */
  | { readonly do: 'repeat' }

/** What can be counted for a gain. The first five look at the spaces that the card has used. */
export const COUNTS = [
  /** Road and bridge ends on the space. */
  'ends',
  /** Building blocks on the site. */
  'blocks',
  /** Settlements and sites that have a direct connection with the place. */
  'links',
  /** Roads and bridges on the shortest way between the two places. */
  'way',
  /** Workers this card took off the map. */
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
  /** For every so many; one if left out. */
  readonly of?: number
  readonly most?: number
}

/** What a card brings, in its green box. */
export interface Gain {
  readonly money?: number
  readonly reputation?: number
  readonly wheat?: number
  readonly grape?: number
  readonly stone?: number
  readonly fish?: number
  readonly rose?: number
  /** So many basic resources of the player's choice. */
  readonly choice?: number
  /** So many of the resource of each space that the card used. */
  readonly ofSpace?: number
  readonly per?: readonly PerGain[]
}
