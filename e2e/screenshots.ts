/**
 * Pictures of every screen, at a desk and on a phone, light and dark, in three languages, into screenshots/ (which git ignores):
 * `npm run screenshots`, or `npm run screenshots -- faifo` for those whose name holds a word.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { games } from '@fairground/games'
import { LANGUAGES } from '@fairground/kernel'
import { chromium as browserType, type Page } from '@playwright/test'
import { chromium, FLAGS } from './chromium.ts'
import { openHouse } from './house.ts'

const FOLDER = join(import.meta.dirname, '..', 'screenshots')
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const
const MIDDLE = 12
const LONGEST = 600

interface Shot {
  readonly name: string
  take(page: Page): Promise<void>
}

const visit = (name: string, path: string): Shot => ({
  name,
  async take(page) {
    await page.goto(path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
  },
})

/** A game against bots, so many moves in; endless for the standings. */
function inGame(id: string, name: string, moves: number): Shot {
  return {
    name: `${id}-${name}`,
    async take(page) {
      await page.goto('/')
      await page.locator(`.cover-${id} .primary`).click()
      await page.locator('.prompt').waitFor()
      const choice = page.locator('.choices .choice')
      const end = page.locator('.end')
      for (let move = 0; move < moves; move++) {
        await choice.or(end).first().waitFor()
        if (await end.isVisible()) return
        const count = await choice.count()
        await choice.nth(move % count).evaluate((button: HTMLElement) => button.click())
        await page.locator('.choice:disabled').first().waitFor({ state: 'detached' })
      }
      await choice.or(end).first().waitFor()
    },
  }
}

const shots: readonly Shot[] = [
  visit('home', '/'),
  visit('settings', '/settings'),
  visit('me', '/me'),
  visit('not-found', '/nowhere'),
  visit('no-table', '/table/there-is-none'),
  ...Object.keys(games).flatMap((id) => [
    visit(`${id}-set-up`, `/new/${id}`),
    inGame(id, 'start', 0),
    inGame(id, 'middle', MIDDLE),
    inGame(id, 'end', LONGEST),
  ]),
]

const wanted = shots.filter(({ name }) => process.argv.slice(2).every((word) => name.includes(word)))
const house = await openHouse()
const browser = await browserType.launch({ executablePath: chromium(), args: FLAGS })
let failed = 0
if (process.argv.length === 2) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
for (const shot of wanted)
  for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of ['light', 'dark'] as const)
      for (const language of LANGUAGES) {
        // The long way to the standings is walked once a size and theme, not once a language.
        if (shot.name.endsWith('-end') && language !== LANGUAGES[theme === 'light' ? 0 : 1]) continue
        const context = await browser.newContext({ viewport, baseURL: house.url })
        const page = await context.newPage()
        await page.addInitScript((chosen) => localStorage.setItem('fairground.settings', JSON.stringify(chosen)), {
          language,
          theme,
          speed: 'off',
          sound: false,
        })
        try {
          await shot.take(page)
          await page.waitForTimeout(300)
          await page.screenshot({ path: join(FOLDER, `${shot.name}-${size}-${theme}-${language}.png`), fullPage: size === 'phone' })
        } catch (error) {
          failed++
          process.stderr.write(
            `${shot.name} ${size} ${theme} ${language}: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`,
          )
        }
        await context.close()
      }
await browser.close()
await house.close()
process.stdout.write(`${wanted.length} screens in ${FOLDER}${failed > 0 ? `, ${failed} pictures failed` : ''}\n`)
process.exitCode = failed === 0 ? 0 : 1
