import type { Page } from '@playwright/test'
import { expect, test, wearing } from '../fixture.ts'
import { playUntil } from '../playing.ts'

/** So many choices show a reveal, a payment or a walk in each of these games. */
const CHOICES: Readonly<Record<string, number>> = { 'fair-trade': 2, counterfeiters: 4 }
/** A movement shorter than this is invisible, in milliseconds. */
const UNSEEN = 20

interface Watched extends Window {
  moved: Set<string>
}

/** Records everything on the page that visibly moves. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript((unseen) => {
    const watched = window as unknown as Watched
    watched.moved = new Set()
    setInterval(() => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && Number(effect.getComputedTiming().activeDuration) > unseen)
          watched.moved.add(`${effect.target?.localName}.${effect.target?.getAttribute('class')}`)
    }, 40)
  }, UNSEEN)
}

async function movedIn(page: Page, game: string): Promise<readonly string[]> {
  const opened = await page.request.post('/api/play', { data: { game, seats: 2 } })
  await page.goto(`/table/${(await opened.json()).id}`)
  await page.locator('.choice').first().waitFor({ state: 'attached' })
  await playUntil(page, '.end', CHOICES[game])
  // When something can be chosen again, all events have been shown.
  await page.locator('main.table:not(.telling) .choice:not(:disabled)').first().waitFor({ state: 'attached' })
  return page.evaluate(() => [...(window as unknown as Watched).moved])
}

for (const game of Object.keys(CHOICES))
  test(`with reduced motion nothing flies, walks or turns over in ${game}; without it does @long`, async ({ page }) => {
    test.setTimeout(120_000)
    await wearing(page, { language: 'en', theme: 'light', speed: 'fast', sound: false, tips: false })
    await watchMotion(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect((await movedIn(page, game)).length).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await movedIn(page, game)).toEqual([])
  })
