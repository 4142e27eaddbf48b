/** Market cards by their id, and how a list is written. */

export const cards: Readonly<Record<string, string>> = {
  level: 'Bằng phẳng',
  'gentle-slope': 'Dốc thoải',
  'one-bonus': 'Một phần thưởng',
  staircase: 'Bậc thang',
  'back-loses': 'Chỉ người cuối trắng tay',
  'two-tiers': 'Hai bậc',
  'steep-stairs': 'Bậc thang dốc',
  'rulebook-row': 'Hàng công bằng',
  'leaders-share': 'Hai người đầu chia nhau',
  'clear-winner': 'Người thắng rõ ràng',
  'winner-and-crumbs': 'Người thắng và vụn bánh',
  'winner-takes-nearly-all': 'Gần như trọn phần',
}

export function list(parts: readonly (string | number)[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} và ${parts[parts.length - 1]}`
}
