/** Everything this board takes from the rules: facts for drawing, and the same calculations. Legal moves come from the page. */
export { backPrice } from '../rules/administration.ts'
export { copyOf } from '../rules/copy.ts'
export { connects, isDeveloped, isLocation, linksOf } from '../rules/network.ts'
export { outcomeOf } from '../rules/outcome.ts'
export { administrationOf } from '../rules/outlook.ts'
export { CHOOSE, GIVE, LAY, SWAP } from '../rules/plan.ts'
export { ACHIEVEMENTS } from '../rules/solo.ts'
export { planOfAction, tableFor } from '../rules/table.ts'
