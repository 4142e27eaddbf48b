/** All that this board takes of the rules: facts for drawing and the same sums that the rules make. What may be played it is told. */
export { backPrice } from '../rules/administration.ts'
export { copyOf } from '../rules/copy.ts'
export { connects, isDeveloped, isLocation, linksOf } from '../rules/network.ts'
export { outcomeOf } from '../rules/outcome.ts'
export { administrationOf } from '../rules/outlook.ts'
export { CHOOSE, GIVE, LAY, SWAP } from '../rules/plan.ts'
export { ACHIEVEMENTS } from '../rules/solo.ts'
export { planOfAction, tableFor } from '../rules/table.ts'
