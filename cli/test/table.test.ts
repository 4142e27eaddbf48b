import { describe, expect, it } from 'vitest'
import { table } from '../table.ts'

describe('a table', () => {
  it('aligns columns, numbers to the right, without trailing spaces', () => {
    const rows = [
      ['game', 'wins', 'note'],
      ['go', '7', ''],
      ['chess', '1000', 'long'],
    ]
    expect(table(rows, { align: 'lr', indent: 1 })).toBe([' game   wins  note', ' go        7', ' chess  1000  long'].join('\n'))
  })
})
