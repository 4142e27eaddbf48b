/** The one door from the board to the rules. */
export { summary } from '../summary.ts'
