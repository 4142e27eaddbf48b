import type { Facts, Range, View } from '../../state.ts'
import type { Words } from '../words.ts'

/** Does the page show this seat's money? The owner always sees it; everybody does at the end, or if the table's option says so. */
export function moneyShown({ viewer, stage }: View, { money: option }: Facts, seat: number): boolean {
  return option !== 'veiled' || seat === viewer || stage === 'over'
}

/** Cash and envelope of a seat as its plaque shows them; `undefined` if they are hidden. */
export function moneyOf(
  view: View,
  facts: Facts,
  seat: number,
  word: Words,
): { readonly cash: string; readonly envelope: string } | undefined {
  if (!moneyShown(view, facts, seat)) return undefined
  const { cash, envelope } = view.purses[seat]
  return { cash: money(cash, word), envelope: money(envelope, word) }
}

/** Numbers of a seat's fakes by quality, without qualities it does not have; `undefined` if they are hidden. */
export function fakesOf(view: View, facts: Facts, seat: number): readonly { readonly stars: number; readonly count: string }[] | undefined {
  if (!moneyShown(view, facts, seat)) return undefined
  return view.purses[seat].notes.flatMap((range, quality) => (range[1] === 0 ? [] : [{ stars: quality + 1, count: counted(range) }]))
}

/** One number if it is known, otherwise its bounds. */
function money([low, high]: Range, word: Words): string {
  return low === high ? word.money(low) : word.bounds(low, high)
}

function counted([low, high]: Range): string {
  return low === high ? String(low) : `${low}–${high}`
}
