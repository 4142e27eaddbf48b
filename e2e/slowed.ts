import type { Browser } from '@playwright/test'

/** How long a page may run before it is stopped again, in milliseconds: short compared with everything that is measured. */
const RUNS = 10
/** Processes come and go with pages; how often to look for new ones, in milliseconds. */
const LOOK = 500

/**
 * Makes everything that pages do so many times as slow, until the returned function is called. The browser's own throttling slows down only the
 * main thread of a page, while its workers run at full speed. So whole processes are stopped for so many times as long as they ran.
 */
export async function slowed(browser: Browser, times: number): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession()
  let pages: readonly number[] = []
  let wanted = true
  const look = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  }
  await look()
  const turns = (async () => {
    let looked = performance.now()
    while (wanted) {
      const began = performance.now()
      await wait(RUNS)
      const ran = performance.now() - began
      for (const id of pages) send(id, 'SIGSTOP')
      await wait(ran * (times - 1))
      for (const id of pages) send(id, 'SIGCONT')
      if (performance.now() - looked < LOOK) continue
      looked = performance.now()
      await look()
    }
  })()
  return async () => {
    wanted = false
    await turns
    await session.detach()
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function send(id: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(id, signal)
  } catch {
    // It has ended in the meantime.
  }
}
