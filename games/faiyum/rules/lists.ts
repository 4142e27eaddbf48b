/**
 * Small lists changed in place without making new ones, as `splice` would. All lists of numbers that the rules read often are of one kind
 * inside V8, packed: one of another kind, which `flatMap`, `new Array(n)` and `Object.freeze` make, slows down every loop it ever meets.
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

/** Takes everything out of a short list. */
export function empty(list: number[]): void {
  cut(list, 0)
}

/** Makes a short list so short. To set its length would throw away the room it has, to be made again with the next thing. */
export function cut(list: number[], length: number): void {
  while (list.length > length) list.pop()
}

/** Puts a card among others by rising number and says where. */
export function insertSorted(cards: number[], card: number): number {
  let place = cards.length
  while (place > 0 && cards[place - 1] > card) place--
  insertAt(cards, place, card)
  return place
}

/** Writes one list over another of the same length. */
export function overwrite(from: readonly number[], to: number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i]
}

/** Writes one list over another of any length. */
export function overwriteAll(from: readonly number[], to: number[]): void {
  // One that grows by pushing stays packed.
  cut(to, from.length)
  const shared = to.length
  for (let i = 0; i < shared; i++) to[i] = from[i]
  for (let i = shared; i < from.length; i++) to.push(from[i])
}
