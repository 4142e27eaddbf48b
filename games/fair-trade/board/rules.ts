/** The one door from the board to the rules. */
export { traderMarker } from '../rules/rows.ts'
export { summary } from '../summary.ts'
