import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { progress, ticker } from '../progress.ts'

/** A stderr that keeps what is written to it. */
function watched(isTTY: boolean) {
  const written: string[] = []
  const stream = Object.assign(new PassThrough(), { isTTY })
  stream.on('data', (chunk) => written.push(String(chunk)))
  // Only `isTTY` and `write` are asked of it.
  return { stream: stream as unknown as NodeJS.WriteStream, written }
}

afterEach(() => void vi.useRealTimers())

describe('progress', () => {
  it('is shown once it takes long, and wiped', () => {
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

  it('is silent where nobody watches', () => {
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
  it('says what is being done, and wipes it', () => {
    const { stream, written } = watched(true)
    const tick = ticker(stream)
    tick.at('warming up')
    tick.end()
    expect(written).toEqual(['\r\x1b[Kwarming up …', '\r\x1b[K'])
  })

  it('is silent where nobody watches', () => {
    const { stream, written } = watched(false)
    const tick = ticker(stream)
    tick.at('warming up')
    tick.end()
    expect(written).toEqual([])
  })
})
