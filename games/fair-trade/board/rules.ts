/** Everything this board takes from the rules. */
export { traderMarker } from '../rules/rows.ts'
export { summary } from '../summary.ts'
