import { describe, expect, it } from 'vitest'
import { must, raw, sql } from '../sql.ts'

describe('a statement', () => {
  it('takes its values where they stand', () => {
    expect(sql`UPDATE club SET name = ${'Tea'}, members = ${2} WHERE id = ${'c1'}`).toEqual({
      sql: 'UPDATE club SET name = $1, members = $2 WHERE id = $3',
      values: ['Tea', 2, 'c1'],
    })
  })

  it('never puts a value into its text', () => {
    const { sql: text, values } = sql`DELETE FROM club WHERE name = ${"'; DROP TABLE club; --"}`
    expect(text).toBe('DELETE FROM club WHERE name = $1')
    expect(values).toEqual(["'; DROP TABLE club; --"])
  })

  it('counts on through the statements inside it', () => {
    const filled = sql`least(${7}, tokens + ${3})`
    expect(sql`UPDATE rate SET at = ${5}, tokens = ${filled} - ${1}, ${raw('name')} = ${null} WHERE ${filled} > ${0}`).toEqual({
      sql: 'UPDATE rate SET at = $1, tokens = least($2, tokens + $3) - $4, name = $5 WHERE least($6, tokens + $7) > $8',
      values: [5, 7, 3, 1, null, 7, 3, 0],
    })
  })

  it('can be one that must change a row', () => {
    expect(must(sql`DELETE FROM club WHERE id = ${'c1'}`)).toEqual({ sql: 'DELETE FROM club WHERE id = $1', values: ['c1'], must: true })
  })
})
