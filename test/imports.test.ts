import { describe, expect, it } from 'vitest'
import { importsIn } from './imports.ts'

describe('Imports of a file', () => {
  it('are found over several lines, with both kinds of quotes, and without a name', () => {
    const text = `
import {
  one,
  type Two,
} from '../rules/turn.ts'
import type {
  Three,
} from "../rules/three.ts"
import 'side-effect'
import * as all from './all.ts'
import whole, { part } from './whole.ts'
export {
  four,
} from '../rules/four.ts'
export * from './five.ts'
export type { Six } from './six.ts'
const late = () => import(
  './late.ts'
)
let shape: typeof import('./shape.ts')
import { type Seven, type Eight } from './types.ts'
`
    expect(importsIn(text).toSorted((a, b) => a.from.localeCompare(b.from))).toEqual(
      [
        { from: '../rules/four.ts', onlyTypes: false },
        { from: '../rules/three.ts', onlyTypes: true },
        { from: '../rules/turn.ts', onlyTypes: false },
        { from: './all.ts', onlyTypes: false },
        { from: './five.ts', onlyTypes: false },
        { from: './late.ts', onlyTypes: false },
        { from: './shape.ts', onlyTypes: true },
        { from: './six.ts', onlyTypes: true },
        { from: './types.ts', onlyTypes: true },
        { from: './whole.ts', onlyTypes: false },
        { from: 'side-effect', onlyTypes: false },
      ].toSorted((a, b) => a.from.localeCompare(b.from)),
    )
  })

  it('are not found in comments and texts', () => {
    const text = `
// import { a } from './commented.ts'
/* import { b }
   from './commented.ts' */
const text = 'from'
export const other = 'value'
export default 'nothing'
const said = "import { c } from './said.ts'"
`
    expect(importsIn(text)).toEqual([])
  })
})
