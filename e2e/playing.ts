import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const GAMES = join(import.meta.dirname, '..', 'games')

/** The games that have their own board. */
export const drawnGames = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'board', 'board.tsx')))

/**
 * Presses what the list of choices offers, one after another, until an element with this selector appears, such as the standings. It runs
 * inside the page, since whole games have hundreds of choices.
 */
export async function playUntil(page: Page, selector: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  await page.evaluate(
    ([until, count]) =>
      new Promise<void>((resolve) => {
        let pressed = 0
        /** How much had been shown at the last press: a choice takes a moment over the socket and must be pressed only once. */
        let before: string | undefined
        let at = 0
        const timer = setInterval(() => {
          if (document.querySelector(until) !== null || pressed >= count) {
            clearInterval(timer)
            resolve()
            return
          }
          const shown = document.querySelector<HTMLElement>('main.table')?.dataset.shown
          if (shown === before && Date.now() - at < 2000) return
          const choices = [...document.querySelectorAll<HTMLButtonElement>('.choice:not(:disabled)')]
          const done = document.querySelector<HTMLButtonElement>('.prompt-buttons .button.primary:not(:disabled)')
          const next = choices[pressed % Math.max(1, choices.length)] ?? done
          if (next === null || next === undefined) return
          before = shown
          at = Date.now()
          next.click()
          pressed++
        }, 15)
      }),
    [selector, most] as const,
  )
}
