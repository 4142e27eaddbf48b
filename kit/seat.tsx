import type { Seat } from '@fairground/kernel'

/** Six colours that people with common colour blindness can tell apart, each with its own shape and pattern. */
const SHAPES = [
  'M12 3 22 20H2Z',
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
  'M3 3h18v18H3Z',
  'M12 1 22 12 12 23 2 12Z',
  'M12 2 22 9.6 18.2 21.5H5.8L2 9.6Z',
  'M8 2h8v6h6v8h-6v6H8v-6H2V8h6Z',
]

/** The mark of a seat: colour and shape together. The text next to it gives its name. */
export function SeatMark({ seat, size = 18 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg class={`seat-mark seat-${seat}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  )
}
