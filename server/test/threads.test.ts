import { afterEach, describe, expect, it } from 'vitest'
import { Threads } from '../threads.ts'

/** A thread that waits so many milliseconds without work, or works without end if it is asked for none. */
const THREAD = `import { parentPort } from 'node:worker_threads'
parentPort.on('message', (millis) => {
  while (millis === 0);
  setTimeout(() => parentPort.postMessage({ answer: millis }), millis)
})`

describe('A task in a thread whose CPU time counts', () => {
  const threads = new Threads<number, number>({
    file: new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`),
    data: () => undefined,
    threads: 1,
    grace: 0,
    countsCpu: true,
    failure: Error,
  })
  afterEach(() => threads.close())

  it('may take longer by the clock, but not work for longer', async () => {
    expect(await threads.run(3000, { millis: 2000 })).toBe(3000)
    await expect(threads.run(0, { millis: 500 })).rejects.toThrow('it did not answer within 500 ms')
    expect(threads.figures.killed).toBe(1)
    // The next task has a new thread.
    expect(await threads.run(1, { millis: 5000 })).toBe(1)
  })
})
