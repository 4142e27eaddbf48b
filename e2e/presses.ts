import type { Page } from '@playwright/test'

const PRESSES = 20
/** How long to wait for a bot to think, in milliseconds. */
const PATIENCE = 60_000

/** As the browser reports it: the time from the press to the next picture, in milliseconds. */
interface Timed extends PerformanceEntry {
  readonly interactionId: number
}

/** How long the page took to react to each press. */
export interface Presses {
  readonly whileBotsThink: readonly number[]
  readonly whileNobodyDoes: readonly number[]
}

/**
 * Presses plaques and Escape at an offline table while bots of the strongest level think in the same browser, and while they do not, on
 * a processor four times as slow.
 */
export async function pressesWhileBotsThink(page: Page, game: string): Promise<Presses> {
  await page.addInitScript(() => {
    const chosen = { language: 'en', speed: 'off', sound: false, tips: false, bot: 'merchant', paper: 'choices' }
    localStorage.setItem('fairground.settings', JSON.stringify(chosen))
    const told: { readonly at: number; readonly took: number }[] = []
    Object.assign(window, { told })
    new PerformanceObserver((list) => {
      for (const { startTime, duration, interactionId } of list.getEntries() as Timed[])
        if (interactionId > 0) told.push({ at: startTime, took: duration })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(`/offline/${game}`)
  await page.locator('form button[type=submit]').click()
  await page.locator('.board *').first().waitFor()
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const sheet = page.locator('dialog.seat-sheet[open]')
  const thinking = page.locator('.plaque.owes:not(.own)')
  const pressed: { readonly at: number; readonly during: keyof Presses }[] = []
  const count = (during: keyof Presses) => pressed.filter((press) => press.during === during).length
  const until = Date.now() + PATIENCE
  while (count('whileBotsThink') < PRESSES && Date.now() < until) {
    const during = (await thinking.first().isVisible()) ? 'whileBotsThink' : 'whileNobodyDoes'
    if (count(during) >= PRESSES) {
      await playOne(page)
      continue
    }
    pressed.push({ at: await now(page), during })
    await page.locator('.plaque-press').first().click()
    // What a plaque opens may have to be loaded first, and Escape closes only what is open.
    await sheet.waitFor()
    pressed.push({ at: await now(page), during })
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
  }
  // The browser reports the last press one picture later.
  await page.waitForTimeout(500)
  const told = await page.evaluate(() => (window as unknown as { told: { at: number; took: number }[] }).told)
  const took = pressed.map(({ at, during }, index) => {
    const next = pressed[index + 1]?.at ?? Number.POSITIVE_INFINITY
    // The browser reports nothing about presses that took less than 16 ms.
    return { during, took: Math.max(16, ...told.filter((each) => each.at >= at && each.at < next).map((each) => each.took)) }
  })
  const of = (during: keyof Presses) => took.filter((press) => press.during === during).map((press) => press.took)
  return { whileBotsThink: of('whileBotsThink'), whileNobodyDoes: of('whileNobodyDoes') }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => performance.now())
}

/** Plays any offered choice, so that the bots have something to think about. */
async function playOne(page: Page): Promise<void> {
  await page.evaluate(() => {
    const next =
      document.querySelector<HTMLButtonElement>('.prompt-buttons .button.primary:not(:disabled)') ??
      document.querySelector<HTMLButtonElement>('.choice:not(:disabled)')
    next?.click()
  })
  await page.waitForTimeout(50)
}
