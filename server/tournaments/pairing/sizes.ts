/**
 * How many sit at each table, largest first: as few tables as hold everybody, as even as can be, none larger than `size` and none
 * smaller than `least`. Whoever is left cannot be seated; there are as few of them as possible.
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
