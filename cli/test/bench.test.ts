import { describe, expect, it } from 'vitest'
import { fairground } from './spawn.ts'

describe('bench', () => {
  it('names what it can measure', () => {
    expect(fairground(['bench', 'luck'])).toMatchObject({
      code: 2,
      err: 'fairground: bench cannot measure luck; there is engine, server, scale, bots, views.\n',
    })
  })
})
