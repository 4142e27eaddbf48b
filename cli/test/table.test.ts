import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('a table', () => {
  it('lines columns up, numbers to the right, without trailing space', () => {
    const rows = [
      ['game', 'wins', 'note'],
      ['go', '7', ''],
      ['chess', '1000', 'long'],
    ]
    expect(table(rows, { align: 'lr', indent: 1 })).toBe([' game   wins  note', ' go        7', ' chess  1000  long'].join('\n'))
  })
})
