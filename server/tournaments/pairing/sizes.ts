/**
 * The size of each table, largest first: as few tables as possible, as even as possible, none larger than `size` and none smaller than
 * `least`. As few people as possible remain without a seat.
 */
export function tableSizes(people: number, size: number, least: number): { readonly sizes: readonly number[]; readonly over: number } {
  for (let seated = people; seated >= least; seated--) {
    const tables = Math.ceil(seated / size)
    const small = Math.floor(seated / tables)
    if (small < least) continue
    const large = seated - small * tables
    return { sizes: Array.from({ length: tables }, (_, index) => (index < large ? small + 1 : small)), over: people - seated }
  }
  return { sizes: [], over: people }
}
