/**
 * The cheapest way to assign each row its own column (the Hungarian method, by shortest augmenting paths). `cost` is called with rows and
 * columns from 0; returns the column of each row.
 */
export function assigned(size: number, cost: (row: number, column: number) => number): readonly number[] {
  const rowPrice = new Float64Array(size + 1)
  const columnPrice = new Float64Array(size + 1)
  // Column 0 means "none yet".
  const rowOf = new Int32Array(size + 1)
  const cameFrom = new Int32Array(size + 1)
  for (let row = 1; row <= size; row++) {
    const least = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY)
    const done = new Uint8Array(size + 1)
    let column = 0
    rowOf[0] = row
    do {
      done[column] = 1
      const at = rowOf[column]
      let step = Number.POSITIVE_INFINITY
      let next = 0
      for (let other = 1; other <= size; other++) {
        if (done[other] === 1) continue
        const here = cost(at - 1, other - 1) - rowPrice[at] - columnPrice[other]
        if (here < least[other]) {
          least[other] = here
          cameFrom[other] = column
        }
        if (least[other] < step) {
          step = least[other]
          next = other
        }
      }
      for (let other = 0; other <= size; other++) {
        if (done[other] === 1) {
          rowPrice[rowOf[other]] += step
          columnPrice[other] -= step
        } else least[other] -= step
      }
      column = next
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      const before = cameFrom[column]
      rowOf[column] = rowOf[before]
      column = before
    }
  }
  const columns = new Array<number>(size).fill(0)
  for (let column = 1; column <= size; column++) columns[rowOf[column] - 1] = column - 1
  return columns
}
