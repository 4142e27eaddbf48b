import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patiently } from '../end/patiently.ts'

/** Answers only from this request on. */
function refusing(times: number) {
  let asked = 0
  return vi.fn(async () => {
    if (asked++ < times) throw new Error('too many requests')
    return 'the record'
  })
}

describe('What the end of a match asks for', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is asked for once if it is there', async () => {
    const ask = refusing(0)
    expect(await patiently(ask)).toBe('the record')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('comes although the server has refused twice', async () => {
    const ask = refusing(2)
    const answer = patiently(ask)
    await vi.runAllTimersAsync()
    expect(await answer).toBe('the record')
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('comes after a server’s limit of half a minute', async () => {
    let open = false
    setTimeout(() => {
      open = true
    }, 30_000)
    const answer = patiently(async () => {
      if (!open) throw new Error('too many requests')
      return 'the record'
    })
    await vi.runAllTimersAsync()
    expect(await answer).toBe('the record')
  })

  it('is given up at last', async () => {
    const ask = refusing(Number.POSITIVE_INFINITY)
    const answer = expect(patiently(ask)).rejects.toThrow('too many requests')
    await vi.runAllTimersAsync()
    await answer
    expect(ask).toHaveBeenCalledTimes(6)
  })
})
