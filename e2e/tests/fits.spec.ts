import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, wearing } from '../fixture.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
] as const
const DESK = { width: 1280, height: 800 }
const MINUTE = 60_000
/** The button that confirms a choice: at the foot of the screen, in the tray where several things make one choice, or below an enlarged card. */
const CONFIRM = '.prompt-buttons .primary, .tray .primary:not(:disabled), .board .primary:not(:disabled), [data-action]'
/** A map lower than this, in pixels, says nothing. */
const LEAST_MAP = 120
/** The most presses that a choice may need before it can be confirmed. */
const STEPS = 6

interface Plan {
  readonly seats: number
  /** One game is played with each of these, until all kinds of decisions have occurred. */
  readonly seeds: readonly number[]
  /** The first words of every prompt that asks for a decision. */
  readonly asks: readonly string[]
  /** Choices that lead to rare decisions: they are made whenever they are offered. */
  readonly wants?: readonly string[]
}

/** The decisions of each game, in the words of its prompt. All of them must occur. */
const PLANS: Readonly<Record<string, Plan>> = {
  'fair-trade': { seats: 4, seeds: [1], asks: ['Lay two bid cards aside.', 'Choose both bids.'] },
  faifo: {
    seats: 4,
    seeds: [1, 2, 3, 4, 5, 6, 7, 8],
    asks: [
      'Lay a card face down.',
      'Choose an opponent.',
      'Choose rock, paper or scissors.',
      'Place a merchant from your hand.',
      'Call a merchant.',
      'Take a merchant from the table.',
    ],
  },
  counterfeiters: {
    seats: 4,
    seeds: [1, 2],
    asks: [
      'Place a henchman, or pass.',
      'Choose the fakes to pay with at the supermarket.',
      'Choose the fakes to sell to the receiver.',
      'Choose how much to move, into the envelope or out of it.',
      'Play your last henchman, or decline.',
    ],
  },
  faiyum: {
    seats: 5,
    seeds: [1, 2, 3, 4, 5],
    asks: [
      'Play, buy or administer.',
      'Place a worker.',
      'Build a settlement.',
      'Take workers off the map',
      'Choose how many more cards to buy back.',
      'Build a road',
      'Choose how to pay.',
      'Play, buy or quit.',
      'Choose your resources.',
    ],
    wants: ['Play Purchaser', 'Buy Purchaser'],
  },
}

/** The decision on the page, once it is our turn; undefined at the end of the game. */
interface Decision {
  readonly prompt: string
  readonly choices: number
}

/** Starts an offline game from a seed, so that every run has the same decisions. */
async function deal(page: Page, game: string, seats: number, seed: number): Promise<void> {
  await page.addInitScript((given) => {
    const random = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = ((array: Uint8Array<ArrayBuffer>) => (array?.length === 32 ? array.fill(given) : random(array))) as never
  }, seed)
  await page.goto(`/offline/${game}`)
  await page.locator('#seats').selectOption(String(seats))
  const sitters = page.locator('.here-seat select')
  for (let seat = 1; seat < seats; seat++) await sitters.nth(seat).selectOption({ value: 'apprentice' })
  await page.locator('form [type=submit]').click()
  await page.locator('main.table').waitFor()
}

/** Waits for the next decision; confirms what needs no decision. */
function nextDecision(page: Page): Promise<Decision | undefined> {
  return page.evaluate(
    () =>
      new Promise<Decision | undefined>((resolve) => {
        const timer = setInterval(() => {
          const choices = document.querySelectorAll('.choice:not(:disabled)').length
          const isOver = document.querySelector('.end') !== null
          if (choices === 0 && !isOver) {
            const hand = document.querySelector<HTMLButtonElement>('.prompt-buttons .primary:not(:disabled)')
            hand?.click()
            return
          }
          clearInterval(timer)
          const prompt = document.querySelector('.prompt-now')?.textContent ?? ''
          resolve(isOver ? undefined : { prompt, choices })
        }, 20)
      }),
  )
}

/** Which parts of the prompt, the confirmation and the targets cannot be seen and pressed on this screen. */
function problemsOn(page: Page, wanted: 'choose' | 'confirm'): Promise<readonly string[]> {
  return page.evaluate(
    ([looked, confirmation, leastMap]) => {
      const inSight = (element: Element): boolean => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
        if (width === 0 || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false
        const hit = document.elementFromPoint((left + right) / 2, top + height / 2)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      }
      const problems: string[] = []
      // A map can be moved; any other board must be visible as a whole.
      const scrolled = [...document.querySelectorAll('.board, .board > *')].find((each) => each.scrollHeight > each.clientHeight + 1)
      if (scrolled !== undefined && document.querySelector('.game-faiyum') === null)
        problems.push(`the board must be scrolled: ${scrolled.scrollHeight} of ${scrolled.clientHeight}`)
      const map = document.querySelector('.fy-field-of-play')?.getBoundingClientRect()
      if (map !== undefined && map.height < leastMap) problems.push(`the map is only ${Math.round(map.height)} px high`)
      // The effect of a pick may replace the question.
      const prompt =
        [...document.querySelectorAll('.prompt-now, .prompt-considered.settled')].find((each) => each.checkVisibility()) ?? null
      if (prompt === null || !inSight(prompt)) problems.push('the prompt is out of sight')
      if (looked === 'confirm') {
        const confirm = document.querySelector(confirmation)
        if (confirm !== null && !inSight(confirm)) problems.push('the confirmation is out of sight')
        return problems
      }
      const offered = [...document.querySelectorAll('.board .offered, .tray .offered')]
      if (offered.length === 0) problems.push('nothing is marked as offered')
      else if (!offered.some(inSight)) problems.push(`none of ${offered.length} things to press is in sight`)
      return problems
    },
    [wanted, CONFIRM, LEAST_MAP] as const,
  )
}

/** What on the screen is too small to read or to press with a finger. Words in a sentence that can be pressed are as high as the line. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const FINGERTIP = 44
    const LEGIBLE = 12
    const ROUNDED = 0.5
    const inSight = ({ left, top, right, bottom, width, height }: DOMRect) =>
      width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    const isDrawn = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('.unseen') === null
    const named = (element: Element) => `${element.localName}.${(element.getAttribute('class') ?? '').trim().split(/\s+/).join('.')}`
    const found = new Set<string>()
    const presses = 'button, a[href], select, summary, input, [role=button], .offered'
    for (const element of document.querySelectorAll(`main :is(${presses}):not(.link, .log-card)`)) {
      // In a drawing the label of a space belongs to its group, but cannot be pressed.
      const pressed = element instanceof SVGGElement ? element.querySelector('path') : element
      const box = pressed?.getBoundingClientRect()
      if (box === undefined || !inSight(box) || !isDrawn(element) || element.closest('label') !== null) continue
      if (Math.min(box.width, box.height) < FINGERTIP - ROUNDED)
        found.add(`${named(element)} is ${Math.round(box.width)} × ${Math.round(box.height)}`)
    }
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement
      if (element === null || text.textContent?.trim() === '' || !isDrawn(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if (!inSight(range.getBoundingClientRect())) continue
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * (matrix === null ? 1 : Math.hypot(matrix.a, matrix.b))
      if (size < LEGIBLE - ROUNDED) found.add(`“${text.textContent}” in ${named(element)} is ${size.toFixed(1)} px`)
    }
    return [...found]
  })
}

/** What is still wrong once the layout has settled at its new size: a map moves to the targets within a few frames. */
async function atRest(look: () => Promise<readonly string[]>, page: Page): Promise<readonly string[]> {
  let found = await look()
  for (let tries = 0; found.length > 0 && tries < 40; tries++) {
    await page.waitForTimeout(50)
    found = await look()
  }
  return found
}

/** Presses visible targets until something waits for its confirmation or the decision is made. */
async function pressed(page: Page): Promise<readonly string[]> {
  for (let step = 0; step < STEPS; step++) {
    const state = await page.evaluate((confirmation) => {
      const shown = document.querySelector<HTMLElement>('main.table')?.dataset.shown
      if (document.querySelector(confirmation) !== null) return 'confirm'
      const offered = [...document.querySelectorAll<HTMLElement>('.board .offered, .tray .offered')].filter((element) => {
        const { left, top, right, bottom, width } = element.getBoundingClientRect()
        return width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      })
      const next = offered.find((element) => !element.matches('.picked')) ?? offered[0]
      if (next === undefined) return 'nothing'
      next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return shown ?? ''
    }, CONFIRM)
    if (state === 'confirm') return atRest(() => problemsOn(page, 'confirm'), page)
    if (state === 'nothing') return ['nothing is left to press']
    await page.waitForTimeout(60)
    const shown = await page.locator('main.table').getAttribute('data-shown')
    if (shown !== state) return []
  }
  return ['there is never anything to confirm']
}

/** The same kind of question, whatever names and numbers it contains. */
function kindOf(prompt: string): string {
  return prompt.replace(/\d+/g, '#').replace(/\b(Lan|Emil|Hoa|Frieda|Minh|Otto)\b/g, 'N')
}

/** Games in which it takes minutes until every kind has occurred: only `npm run e2e` plays these. */
const LONG: readonly string[] = ['counterfeiters', 'faifo', 'faiyum']

for (const [game, { seats, seeds, asks, wants = [] }] of Object.entries(PLANS))
  test(`every kind of decision of ${game} fits the screen of a phone, and is large enough${LONG.includes(game) ? ' @long' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(6 * MINUTE)
    await wearing(page, { language: 'en', theme: 'light', speed: 'off', sound: false, tips: false })
    const found = new Map<string, string[]>()
    const missing = () => asks.filter((ask) => ![...found.keys()].some((kind) => kind.startsWith(ask)))
    for (const seed of seeds) {
      if (missing().length === 0) break
      await page.setViewportSize(SIZES[0])
      await deal(page, game, seats, seed)
      let turn = 0
      for (let decision = await nextDecision(page); decision !== undefined; decision = await nextDecision(page)) {
        const kind = kindOf(decision.prompt)
        if (!found.has(kind)) {
          const problems: string[] = []
          for (const size of SIZES) {
            await page.setViewportSize(size)
            await page.waitForTimeout(80)
            const seen = await atRest(async () => [...(await problemsOn(page, 'choose')), ...(await tooSmall(page))], page)
            problems.push(...seen.map((problem) => `${size.width}×${size.height}: ${problem}`))
          }
          for (const size of SIZES.toReversed()) {
            await page.setViewportSize(size)
            await page.waitForTimeout(80)
            const more = size === SIZES[2] ? await pressed(page) : await atRest(() => problemsOn(page, 'confirm'), page)
            problems.push(...more.map((problem) => `${size.width}×${size.height}, pressed: ${problem}`))
          }
          await page.setViewportSize(DESK)
          if (LONG.includes(game)) await expectAccessible(page)
          found.set(kind, problems)
        }
        turn++
        await page.evaluate(
          ([at, wanted]) => {
            const choices = [...document.querySelectorAll<HTMLButtonElement>('.choice:not(:disabled)')]
            const rare = choices.find(({ textContent }) => wanted.some((words) => textContent?.trim().startsWith(words)))
            const next = rare ?? choices[(at * 7) % Math.max(1, choices.length)]
            next?.click()
          },
          [turn, wants] as const,
        )
      }
    }
    const wrong = [...found].filter(([, problems]) => problems.length > 0)
    expect(Object.fromEntries(wrong)).toEqual({})
    expect(missing()).toEqual([])
  })
