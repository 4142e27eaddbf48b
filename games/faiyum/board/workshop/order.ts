import type { NumberedCard } from '../../edition/edition.ts'

/**
 * Cards with reconstructed parts, sorted by how much correcting them would change: how often greedy players used the card in 200 games for
 * four, times the number of reconstructed parts (cost, action, gain). Cards without such parts are at the end.
 */
const MOST_PLAYED: readonly number[] = [
  86, 98, 58, 60, 54, 56, 30, 84, 62, 28, 92, 80, 72, 100, 50, 90, 24, 76, 96, 34, 38, 78, 36, 20, 120, 82, 114, 52, 18, 118, 64, 74, 16,
  14, 110, 106, 116, 94, 32, 12, 70, 108, 102, 66, 88, 112, 26, 104, 68, 22,
]

/** The cards by their place in the edition, those with the most influence on play first. */
export function orderOf(cards: readonly NumberedCard[]): readonly number[] {
  const rank = (index: number) => {
    const place = MOST_PLAYED.indexOf(cards[index].number.value)
    return place < 0 ? MOST_PLAYED.length : place
  }
  return cards.map((_, index) => index).sort((a, b) => rank(a) - rank(b) || a - b)
}
