import { describe, expect, it } from 'vitest'
import { isEcho } from '../table/echo.ts'

describe('What a choice would do', () => {
  it('is not said again if its label says it, whatever the endings', () => {
    expect(isEcho('Lays Settlement down for $1.', 'Lay Settlement down for $1')).toBe(true)
    expect(isEcho('Legt Siedlung für 1 Geld ab.', 'Siedlung für 1 Geld ablegen')).toBe(true)
    expect(isEcho('Druckt 2 Scheine ★.', '2 Scheine ★ dru\u00adcken (Presse 1)')).toBe(true)
    expect(isEcho('Bỏ Khu định cư lấy 1 đồng.', 'Bỏ Khu định cư lấy 1 đồng')).toBe(true)
    expect(isEcho('Goes shopping.', 'Go shopping with fakes (till 2, police one step)')).toBe(true)
    expect(isEcho('Plays Wheat procurement (14).', 'Play Wheat procurement')).toBe(true)
  })

  it('is said if it is more than the label: another number, or anything else', () => {
    expect(isEcho('Takes the worker off wheat space E8 for $1.', 'Take the worker off wheat space E8')).toBe(false)
    expect(isEcho('Takes back Farmer for $1.', 'Take back 1 card more for $1')).toBe(false)
    expect(isEcho('Prints 2 notes of ★★.', 'Print 2 notes of ★ (machine 1)')).toBe(false)
    expect(isEcho('Pays with 1 × ★★ and walks out with $50.', 'Hand over 1 × ★★ for $50')).toBe(false)
  })
})
