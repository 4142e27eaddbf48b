import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { affords, billOf, canPay, mixes, paymentsOf } from '../rules/pay.ts'

const few = fc.integer({ min: 0, max: 2 })
const purse = fc.tuple(fc.tuple(few, few, few, few, few), fc.integer({ min: 0, max: 8 }))

describe('Paying', () => {
  it('the quick test says yes exactly when some mix can be paid', () => {
    const cost = fc.record({
      wheat: few,
      grape: few,
      stone: few,
      fish: few,
      rose: few,
      basic: few,
      different: fc.constantFrom(0, 2, 3),
      money: few,
    })
    fc.assert(
      fc.property(cost, purse, (asked, [goods, money]) => {
        const bill = billOf([asked])
        const payable = mixes(bill, paymentsOf(bill, 3), []).some((mix) => affords(mix, goods, 0, money))
        expect(canPay(bill, 3, goods, 0, money, [])).toBe(payable)
      }),
      { numRuns: 1500 },
    )
  })

  it('the same for roads paid by their ground', () => {
    const ground = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 })
    const cost = fc.record({ wheat: few, stone: few, fish: few })
    fc.assert(
      fc.property(cost, ground, purse, (asked, roads, [goods, money]) => {
        const bill = billOf([asked])
        const payable = mixes(bill, paymentsOf(bill, 3), roads).some((mix) => affords(mix, goods, 0, money))
        expect(canPay(bill, 3, goods, 0, money, roads)).toBe(payable)
      }),
      { numRuns: 1500 },
    )
  })

  it('offers each mix once, and at most 300 mixes for the most expensive card an edition may have', () => {
    const bill = billOf([{ basic: 4, fish: 2 }])
    const list = mixes(bill, paymentsOf(bill, 3), []).map((mix) => JSON.stringify(mix))
    expect(new Set(list).size).toBe(list.length)
    expect(list.length).toBeLessThanOrEqual(300)
  })
})
