/**
 * Changes small lists in place, without allocating new ones as `splice` does. All number lists that the rules read often have the same kind
 * inside V8, "packed". A list of another kind (made by `flatMap`, `new Array(n)` or `Object.freeze`) slows down every loop that meets it.
 */

/** A packed copy. */
export function packed(list: readonly number[]): number[] {
  const copy: number[] = []
  for (let i = 0; i < list.length; i++) copy.push(list[i])
  return copy
}

export function removeAt(list: number[], place: number): void {
  for (let i = place + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
}

export function insertAt(list: number[], place: number, value: number): void {
  list.push(value)
  for (let i = list.length - 1; i > place; i--) list[i] = list[i - 1]
  list[place] = value
}

/** Removes everything from a short list. */
export function empty(list: number[]): void {
  cut(list, 0)
}

/** Shortens a short list. Setting its length would free its memory, which the next push would have to allocate again. */
export function cut(list: number[], length: number): void {
  while (list.length > length) list.pop()
}

/** Inserts a card in ascending order and returns its place. */
export function insertSorted(cards: number[], card: number): number {
  let place = cards.length
  while (place > 0 && cards[place - 1] > card) place--
  insertAt(cards, place, card)
  return place
}

/** Overwrites a list with another of the same length. */
export function overwrite(from: readonly number[], to: number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i]
}

/** Overwrites a list with another of any length. */
export function overwriteAll(from: readonly number[], to: number[]): void {
  // A list that grows by `push` stays packed.
  cut(to, from.length)
  const shared = to.length
  for (let i = 0; i < shared; i++) to[i] = from[i]
  for (let i = shared; i < from.length; i++) to.push(from[i])
}
