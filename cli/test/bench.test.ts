import { describe, expect, it } from 'vitest'
import { fairground } from './spawn.ts'

describe('bench', () => {
  it('lists what it can measure', () => {
    expect(fairground(['bench', 'luck'])).toMatchObject({
      code: 2,
      err: 'fairground: bench cannot measure luck; choose one of engine, server, scale, bots, views.\n',
    })
  })
})
