import { describe, expect, it } from 'vitest'
import { ForkableList } from '../forkable-list.ts'

describe('A forkable list', () => {
  it('is not changed by what its forks add, nor they by one another', () => {
    const trail = new ForkableList([1, 2])
    const [one, other] = [trail.fork(), trail.fork()]
    one.push(3)
    other.push(4)
    trail.push(5)
    one.push(6)
    expect([trail.all, one.all, other.all]).toEqual([
      [1, 2, 5],
      [1, 2, 3, 6],
      [1, 2, 4],
    ])
  })

  it('that was cut continues from there, and its fork does not see it', () => {
    const trail = new ForkableList([1, 2, 3])
    const fork = trail.fork()
    trail.cut(1)
    trail.push(7)
    expect([trail.length, trail.at(1), trail.all, fork.all]).toEqual([2, 7, [1, 7], [1, 2, 3]])
  })
})
