import { SeatMark } from '@fairground/kit'
import type { View } from '../state.ts'
import type { Words } from './words.ts'

interface RaceProps {
  readonly view: View
  readonly names: (seat: number) => string
  readonly word: Words
}

/** The lowest reputation that the whole length of the track stands for. */
const LEAST = 50

/** The race for reputation: every player's mark on one line shows who leads and by how much. */
export function Race({ view: { reputation }, names, word }: RaceProps) {
  if (reputation.length < 2) return null
  const end = Math.max(LEAST, ...reputation)
  const order = reputation.map((value, seat) => ({ value, seat })).sort((a, b) => b.value - a.value)
  return (
    <section class="fy-race" aria-label={word.race}>
      <span class="unseen">{order.map(({ seat, value }) => `${names(seat)} ${value}`).join(', ')}</span>
      {order.toReversed().map(({ seat, value }) => (
        <span key={seat} class="fy-runner" style={{ '--at': value / end }} title={`${names(seat)}: ${value}`} aria-hidden="true">
          <SeatMark seat={seat} size={16} />
        </span>
      ))}
    </section>
  )
}
