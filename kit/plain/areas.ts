import type { Seat } from '@fairground/kernel'

/** Something on a plain board. */
export interface Piece<M> {
  readonly label: string
  /** Small print below it: whose it is, what it brings. */
  readonly note?: string
  /** The seat whose colour and mark it has. */
  readonly seat?: Seat
  readonly faceDown?: boolean
  /** Chosen already, and waiting for the others. */
  readonly chosen?: boolean
  /** The offered move that a press on it selects. */
  readonly move?: M | undefined
}

/** A mark on a track, at a space counted from 1. */
export interface Mark {
  readonly at: number
  readonly seat?: Seat
  readonly label?: string
}

/** A place on a map, with its centre in percent. */
export interface Place<M> extends Piece<M> {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** A part of a plain board. */
export type Area<M> = { readonly name: string /** Lies in front of the viewer. */; readonly own?: boolean } & (
  | { readonly kind: 'cards'; readonly cards: readonly Piece<M>[] }
  | { readonly kind: 'pile'; readonly count: number; readonly top?: Piece<M> }
  | { readonly kind: 'track'; readonly length: number; readonly marks: readonly Mark[] }
  | { readonly kind: 'tokens'; readonly tokens: readonly (Piece<M> & { readonly value: string | number })[] }
  | { readonly kind: 'map'; readonly places: readonly Place<M>[]; readonly ways: readonly (readonly [string, string])[] }
)

/** The most items of a list that are drawn; a view may be large. */
const MOST = 60

/**
 * A board for any view, for games that have not defined theirs: lists are rows of cards, lists of lists one row each, numbers and words
 * are tokens, and values by seat have the seats' marks.
 */
export function areasOf<M>(view: object, seats: number | undefined, names: (seat: Seat) => string): readonly Area<M>[] {
  const tokens: (Piece<M> & { readonly value: string | number })[] = []
  const areas: Area<M>[] = []
  const walk = (value: unknown, name: string): void => {
    if (value === undefined || value === null) return
    if (Array.isArray(value)) {
      const list = value.slice(0, MOST)
      const bySeat = value.length === seats
      if (list.some((each) => typeof each === 'object' && each !== null)) {
        for (const [index, each] of list.entries()) walk(each, `${name}: ${bySeat ? names(index) : index + 1}`)
        return
      }
      if (bySeat)
        areas.push({
          kind: 'tokens',
          name,
          tokens: list.map((each, seat) => ({ label: names(seat), value: wordOf(each), seat })),
        })
      else areas.push({ kind: 'cards', name, cards: list.map((each) => ({ label: String(wordOf(each)) })) })
      return
    }
    if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) walk(inner, name === '' ? labelFromKey(key) : `${name}, ${labelFromKey(key)}`)
      return
    }
    tokens.push({ label: name, value: wordOf(value) })
  }
  for (const [key, value] of Object.entries(view)) if (key !== 'viewer') walk(value, labelFromKey(key))
  return tokens.length === 0 ? areas : [{ kind: 'tokens', name: '', tokens }, ...areas]
}

/** `hasChosen` as «Has chosen». */
export function labelFromKey(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wordOf(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return String(value)
}
