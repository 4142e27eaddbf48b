import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { progress, ticker } from '../progress.ts'

/** A stderr that stores what is written to it. */
function watched(isTTY: boolean) {
  const written: string[] = []
  const stream = Object.assign(new PassThrough(), { isTTY })
  stream.on('data', (chunk) => written.push(String(chunk)))
  // Only `isTTY` and `write` are used.
  return { stream: stream as unknown as NodeJS.WriteStream, written }
}

afterEach(() => void vi.useRealTimers())

describe('progress', () => {
  it('is shown once the work takes long, and cleared at the end', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { stream, written } = watched(true)
    const bar = progress(1000, 'games', stream)
    bar.at(1)
    expect(written).toEqual([])
    vi.advanceTimersByTime(600)
    bar.at(500)
    bar.at(501)
    expect(written).toEqual([`\r${'█'.repeat(15)}${'░'.repeat(15)} 500 of 1,000 games`])
    bar.end()
    expect(written[1]).toBe('\r\x1b[K')
  })

  it('prints nothing without a terminal', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { stream, written } = watched(false)
    const bar = progress(1000, 'games', stream)
    vi.advanceTimersByTime(5000)
    bar.at(500)
    bar.end()
    expect(written).toEqual([])
  })
})

describe('a ticker', () => {
  it('shows what is being done, and clears it', () => {
    const { stream, written } = watched(true)
    const tick = ticker(stream)
    tick.at('warming up')
    tick.end()
    expect(written).toEqual(['\r\x1b[Kwarming up …', '\r\x1b[K'])
  })

  it('prints nothing without a terminal', () => {
    const { stream, written } = watched(false)
    const tick = ticker(stream)
    tick.at('warming up')
    tick.end()
    expect(written).toEqual([])
  })
})
