/**
 * Reads a QR code drawn with half blocks, light on dark. As simple as possible: bytes in one block (versions 1 to 5 at the lowest level of
 * correction), without error correction.
 */
export function readCode(drawn: string): string {
  const dark = modulesOf(drawn)
  const size = dark.length
  const version = (size - 17) / 4
  const mask = maskOf(dark)
  const bits: number[] = []
  // Two columns at a time from the right, alternately up and down; the column of the timing pattern is skipped.
  let up = true
  for (const right of columnsOf(size)) {
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!isFixed(x, y, size, version)) bits.push(Number(dark[y][x] !== MASKS[mask](x, y)))
    }
    up = !up
  }
  const number = (from: number, length: number) => Number.parseInt(bits.slice(from, from + length).join(''), 2)
  if (number(0, 4) !== 0b0100) throw new Error('this code does not hold bytes')
  const bytes = Array.from({ length: number(4, 8) }, (_, index) => number(12 + 8 * index, 8))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

/** The right column of each pair. */
function columnsOf(size: number): readonly number[] {
  const pairs = (size - 1) / 2
  return Array.from({ length: pairs }, (_, pair) => size - 1 - 2 * pair).map((right) => (right <= 6 ? right - 1 : right))
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Next to the upper left finder: the level of correction, the mask and a checksum, all under a mask of their own. */
function maskOf(dark: readonly (readonly boolean[])[]): number {
  const bits = [0, 1, 2, 3, 4].map((x) => Number(dark[8][x])).join('')
  return (Number.parseInt(bits, 2) ^ 0b10101) & 0b111
}

/** Finders with the fields next to them, timing patterns, and the alignment mark. */
function isFixed(x: number, y: number, size: number, version: number): boolean {
  const [low, high] = [(at: number) => at < 9, (at: number) => at >= size - 8]
  if ((low(x) && low(y)) || (low(x) && high(y)) || (high(x) && low(y)) || x === 6 || y === 6) return true
  const mark = size - 7
  return version > 1 && Math.abs(x - mark) <= 2 && Math.abs(y - mark) <= 2
}

/** Without the light border. */
function modulesOf(drawn: string): readonly (readonly boolean[])[] {
  const rows = drawn.split('\n').flatMap((line) => {
    const halves = [...line]
    return [halves.map((half) => half === ' ' || half === '▄'), halves.map((half) => half === ' ' || half === '▀')]
  })
  const first = rows.findIndex((row) => row.includes(true))
  const left = rows[first].indexOf(true)
  const size = rows[first].lastIndexOf(true) + 1 - left
  return rows.slice(first, first + size).map((row) => row.slice(left, left + size))
}
