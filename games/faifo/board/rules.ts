/** All that this board takes of the rules: facts for drawing and the same sums that the rules make. What may be played it is told. */
export { fallenOf } from '../rules/turn.ts'
