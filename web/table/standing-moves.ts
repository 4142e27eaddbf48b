import type { Seat } from '@fairground/kernel'
import type { ReceivedEntry } from '@fairground/protocol'

/**
 * The number of a seat's last move that has not been undone, neither by its own undo nor because all players agreed to go back before
 * it. `people` have to agree.
 */
export function lastStanding(received: readonly ReceivedEntry[], own: Seat, people: number): number | undefined {
  let standing: number[] = []
  let asked: { readonly undo: number; readonly agreed: Set<Seat> } | undefined
  for (const { n, seat, did } of received) {
    if (did === 'play' && seat === own) standing.push(n)
    if (typeof did === 'string') continue
    if ('undo' in did) standing = standing.filter((each) => each !== did.undo)
    if ('ask' in did) asked = typeof did.ask === 'object' ? { undo: did.ask.undo, agreed: new Set([seat]) } : undefined
    if ('answer' in did) {
      if (did.answer) asked?.agreed.add(seat)
      else asked = undefined
    }
    if (asked !== undefined && asked.agreed.size >= people) {
      const { undo } = asked
      standing = standing.filter((each) => each < undo)
      asked = undefined
    }
  }
  return standing.at(-1)
}
