import type { Facts, Range, View } from '../../state.ts'
import type { Words } from '../words.ts'

/** Does the page show what this seat holds? Its own viewer sees it, everybody does at the end, and always where the table has agreed to. */
export function moneyShown({ viewer, stage }: View, { money: agreed }: Facts, seat: number): boolean {
  return agreed !== 'veiled' || seat === viewer || stage === 'over'
}

/** Cash and envelope of a seat as its plaque shows them; `undefined` stands for a veil. */
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

/** Fakes of a seat by quality, in figures; those of which there are none are left out, and `undefined` stands for a veil. */
export function fakesOf(view: View, facts: Facts, seat: number): readonly { readonly stars: number; readonly count: string }[] | undefined {
  if (!moneyShown(view, facts, seat)) return undefined
  return view.purses[seat].notes.flatMap((range, quality) => (range[1] === 0 ? [] : [{ stars: quality + 1, count: counted(range) }]))
}

/** One figure where it is known, two bounds where it is not. */
function money([low, high]: Range, word: Words): string {
  return low === high ? word.money(low) : word.bounds(low, high)
}

function counted([low, high]: Range): string {
  return low === high ? String(low) : `${low}–${high}`
}
