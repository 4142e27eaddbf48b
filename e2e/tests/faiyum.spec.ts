import { NO_SEARCH, openBot, playoutBot } from '@fairground/bots'
import { games } from '@fairground/games'
import { reconstruction } from '@fairground/games/faiyum/edition/built-in.ts'
import type { FaiyumEdition, Pair } from '@fairground/games/faiyum/edition/edition.ts'
import type { Facts, Move, View } from '@fairground/games/faiyum/state.ts'
import { en } from '@fairground/games/faiyum/text/en.ts'
import { type Bot, fastRandom, type SeenBy } from '@fairground/kernel'
import type { Snapshot } from '@fairground/protocol'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, quick, test, visit, wearing } from '../fixture.ts'

const LONGEST_GAME = 1500
const MINUTE = 60_000

/** How something on the page is pressed, with mouse or finger, and how long to wait for it. */
type Press = (what: Locator, timeout?: number) => Promise<void>

/** Done disappears after a short time, so we do not wait long for it. */
const SOON = 1500

/** Plays on the board itself, buying where that is possible, until the standings are shown. */
async function playOnTheBoard(page: Page, press: Press): Promise<ReadonlySet<string>> {
  const end = page.locator('.end')
  const done = page.locator('.prompt-buttons .primary')
  const target = page.locator('.fy-target')
  const step = page.locator('.fy-asked .fy-choice')
  const good = page.locator('.fy-stepper .offered')
  const sale = page.locator('.fy-places .fy-take.offered')
  const hand = page.locator('.fy-hand .fy-take.offered')
  const quit = page.locator('.fy-leave.offered')
  const administer = page.locator('.fy-administer.offered')
  const seen = new Set<string>()
  for (let turn = 0; turn < LONGEST_GAME; turn++) {
    const anything = end.or(done).or(target).or(step).or(good).or(sale).or(hand).or(quit).or(administer)
    await expect(anything.first()).toBeVisible()
    if (await end.isVisible()) return seen
    const offer = await firstOf({
      done,
      target,
      step,
      good,
      quit,
      ...(turn % 2 === 0 ? { sale, hand } : { hand, sale }),
      administer,
    })
    // What was offered may be gone by now: the table continued by itself.
    if (offer === undefined) continue
    const [name, first] = offer
    const what = name === 'target' ? await targetInSight(page) : first
    seen.add(name)
    if (name === 'done') {
      await press(what, SOON).catch(() => undefined)
      continue
    }
    await press(what)
    if (name === 'sale' || name === 'hand') await press(page.locator('.fy-card-actions button').first())
    if (name === 'good') await press(page.locator('.fy-bag .primary'))
    if (name === 'quit') await press(done.first())
    await expect(page.locator('.choice:disabled')).toHaveCount(0)
  }
  throw new Error('the game did not end')
}

/** The map zooms to the highlighted spaces: once it is still, returns the first of them that a finger reaches; arrow keys lead to the others. */
async function targetInSight(page: Page): Promise<Locator> {
  const targets = page.locator('.fy-target')
  let at = -1
  await expect(async () => {
    const before = await targets.first().boundingBox()
    await page.waitForTimeout(100)
    expect(await targets.first().boundingBox()).toEqual(before)
    at = await targets.evaluateAll((all) =>
      all.findIndex((target) => {
        const { left, top, right, bottom } = target.getBoundingClientRect()
        return target.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      }),
    )
    expect(at).toBeGreaterThanOrEqual(0)
  }).toPass()
  return targets.nth(at)
}

async function firstOf(offers: Readonly<Record<string, Locator>>): Promise<readonly [string, Locator] | undefined> {
  for (const [name, offer] of Object.entries(offers)) if (await offer.first().isVisible()) return [name, offer.first()]
  return undefined
}

test('a whole game of Faiyum for four, with the mouse on the board @long', async ({ page }) => {
  test.setTimeout(10 * MINUTE)
  await visit(page, '/')
  await page.locator('.cover-faiyum .play').click()
  await expect(page.locator('.fy')).toBeVisible()
  await expectAccessible(page)
  const seen = await playOnTheBoard(page, (what, timeout) => what.click({ timeout }))
  expect([...seen]).toEqual(expect.arrayContaining(['target', 'sale', 'hand', 'quit']))
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})

/** The market and a few more: the last disaster comes soon. */
const FEW_CARDS = 12

/** Plays over HTTP, while the page shows everything slowly: always the last choice, which administers if possible. */
async function playToTheLastTurns(page: Page, id: string): Promise<void> {
  for (let turn = 0; turn < LONGEST_GAME; turn++) {
    const { position }: Snapshot = await (await page.request.get(`/api/tables/${id}`)).json()
    if (position === undefined || position.result !== undefined) throw new Error('the game is over')
    if ((position.view as View).ending) return
    const act = position.moves.length > 0 ? { choice: position.moves.length - 1 } : { done: true }
    await page.request.post(`/api/tables/${id}/acts`, { data: { act, after: position.n } })
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  for (const [way, size, least] of [
    ['low', { width: 360, height: 640 }, 140],
    ['sideways', { width: 844, height: 390 }, 300],
  ] as const)
    test(`all four cards for sale are visible on a phone, ${way}, and so is the map`, async ({ page }) => {
      await page.setViewportSize(size)
      await wearing(page, quick)
      const { id } = await (await page.request.post('/api/play', { data: { game: 'faiyum', seats: 4 } })).json()
      await page.goto(`/table/${id}`)
      await page.getByRole('tab', { name: 'Market' }).tap()
      const slips = page.locator('.fy-place.for-sale')
      await expect(slips).toHaveCount(4)
      for (const slip of await slips.all()) await expect(slip.locator('.fy-take')).toBeInViewport({ ratio: 1 })
      expect((await page.locator('.fy-field-of-play').boundingBox())?.height).toBeGreaterThan(least)
    })

  test('the flood fills the screen of a low phone down to the tape, which skips it', async ({ page }) => {
    const LOW = { width: 360, height: 640 }
    await page.setViewportSize(LOW)
    await wearing(page, { language: 'de', theme: 'light', sound: false })
    const cards = reconstruction.cards.slice(0, FEW_CARDS)
    const options = { edition: { ...reconstruction, id: 'short', cards } }
    const { id } = await (await page.request.post('/api/play', { data: { game: 'faiyum', seats: 2, options } })).json()
    await page.goto(`/table/${id}`)
    await page.locator('.fy').waitFor()
    await playToTheLastTurns(page, id)
    const flood = page.locator('.fy-deluge')
    await expect(flood).toContainText('Naturkatastrophe')
    await page.getByRole('button', { name: 'Anhalten' }).tap()
    const [scene, tape] = [await flood.boundingBox(), await page.locator('.tape').boundingBox()]
    expect(scene).toMatchObject({ x: 0, y: 0, width: LOW.width })
    expect(scene?.height).toBeLessThanOrEqual(tape?.y ?? 0)
    expect(scene?.height).toBeGreaterThan((tape?.y ?? LOW.height) - 10)
    await expect(flood.locator('p')).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Überspringen' }).tap()
    await expect(flood).toHaveCount(0)
  })

  test('a finger drags the zoomed map, also from a space that can be chosen', async ({ page }) => {
    await wearing(page, quick)
    const { id } = await (await page.request.post('/api/play', { data: { game: 'faiyum', seats: 2 } })).json()
    await page.goto(`/table/${id}`)
    await page.locator('.fy-hand .fy-take.offered').first().tap()
    await page.locator('[data-action=use]').tap()
    const space = await targetInSight(page)
    const FAR = 90
    const finger = await page.context().newCDPSession(page)
    for (const from of [space, page.locator('.fy-frame')]) {
      const place = () => page.locator('.fy-sheet').evaluate((sheet) => sheet.style.transform)
      const before = await place()
      // Away from the edge of the map.
      const way = Number(/-?[\d.]+/.exec(before)?.[0]) < -FAR ? 1 : -1
      const box = await from.boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + way * by, y: y + way * by }] })
      await touch('touchStart', 0)
      // If the browser took the gesture, it would end the pointer after the first few of them.
      for (let by = 5; by <= 60; by += 5) await touch('touchMove', by)
      const halfway = await place()
      for (let by = 60; by <= FAR; by += 5) await touch('touchMove', by)
      await expect.poll(place).not.toBe(halfway)
      await touch('touchEnd', FAR)
      expect(await place()).not.toBe(before)
      // What is dragged is not pressed.
      await expect(page.locator('.fy-target').first()).toBeVisible()
    }
  })

  test('a whole game of Faiyum by touch @long', async ({ page }) => {
    test.setTimeout(10 * MINUTE)
    await visit(page, '/', { ...quick, theme: 'dark' })
    await page.locator('.cover-faiyum .stall-open').tap()
    await page.locator('.stall-sheet .play').tap()
    await expect(page.locator('.fy')).toBeVisible()
    await expectAccessible(page)
    // On the map a touch selects, and the prompt confirms.
    await playOnTheBoard(page, async (what, timeout) => {
      const picks = (await what.getAttribute('role', { timeout })) === 'button'
      await what.tap({ timeout })
      if (picks) await page.locator('.prompt-buttons .primary').first().tap()
    })
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(sideways).toBe(0)
  })
})

test('a whole game of Faiyum with only the keyboard @long', async ({ page }) => {
  test.setTimeout(10 * MINUTE)
  await visit(page, '/', { ...quick, language: 'de' })
  await page.locator('.cover-faiyum .play').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.fy')).toBeVisible()

  // A card of the hand is opened, its action is chosen, and the arrow keys move between the spaces of the map.
  const end = page.locator('.end')
  await expect(page.locator('.fy-hand .offered').first()).toBeVisible()
  await page.locator('.fy-hand [data-stop]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.fy-card-actions button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  const spaces = page.locator('.fy-target')
  // The map asks where the worker goes, and gets the focus.
  await expect(spaces.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(spaces.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(spaces).toHaveCount(0)

  // The rest uses the list: its last choice administers, declines, or quits.
  const list = page.getByRole('list', { name: 'Auswahl' }).getByRole('button')
  const done = page.locator('.prompt-buttons .primary')
  for (let turn = 0; turn < LONGEST_GAME && !(await end.isVisible()); turn++) {
    await expect(list.or(end).or(done).first()).toBeVisible()
    if (await end.isVisible()) break
    if ((await list.count()) === 0) {
      await done
        .first()
        .focus({ timeout: SOON })
        .then(
          () => page.keyboard.press('Enter'),
          () => undefined,
        )
      continue
    }
    await list.first().focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.locator('.choice:disabled')).toHaveCount(0)
  }
  await expect(page.getByRole('table')).toBeVisible()
})

/** The same map turned round, with other names. */
function turnedRound(): FaiyumEdition {
  const name = (id: string): string => `Q${id}`
  const pairs = (list: readonly Pair[]): readonly Pair[] => list.map(([a, b]) => [name(a), name(b)])
  const { map } = reconstruction
  return {
    ...reconstruction,
    id: 'turned-round',
    name: 'Turned round',
    map: {
      ...map,
      spaces: map.spaces.map((space) => ({
        ...space,
        id: name(space.id),
        at: { ...space.at, value: { row: 7 - space.at.value.row, column: 7 - space.at.value.column } },
      })),
      adjacent: { ...map.adjacent, value: pairs(map.adjacent.value) },
      channelSide: { ...map.channelSide, value: map.channelSide.value.map(name) },
      lakeSide: { ...map.lakeSide, value: map.lakeSide.value.map(name) },
      bridges: { ...map.bridges, value: pairs(map.bridges.value) },
      roads: { ...map.roads, value: pairs(map.roads.value) },
    },
  }
}

for (const seats of [4, 5])
  test(`the plaques of ${seats} players have at most two lines on a narrow desktop, however much everybody has`, async ({ page }) => {
    await wearing(page, { ...quick, language: 'de' })
    await page.setViewportSize({ width: 1024, height: 768 })
    const { id } = await (await page.request.post('/api/play', { data: { game: 'faiyum', seats } })).json()
    await page.goto(`/table/${id}`)
    await page.locator('.fy').waitFor()
    const heights = await page.locator('.plaque').evaluateAll((plaques) =>
      plaques.map((plaque) => {
        for (const number of plaque.querySelectorAll('[data-count]')) number.textContent = '188'
        return plaque.getBoundingClientRect().height
      }),
    )
    expect(heights).toHaveLength(seats)
    expect(Math.max(...heights)).toBeLessThan(64)
  })

test('on a narrow phone a plaque of five players holds three figures of reputation and two of money', async ({ page }) => {
  await wearing(page, quick)
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await (await page.request.post('/api/play', { data: { game: 'faiyum', seats: 5 } })).json()
  await page.goto(`/table/${id}`)
  await page.locator('.fy').waitFor()
  const over = await page.locator('.plaque').evaluateAll((plaques) =>
    plaques.map((plaque) => {
      const numbers = [...plaque.querySelectorAll('[data-count]')].slice(0, 2)
      for (const [index, number] of numbers.entries()) number.textContent = ['148', '27'][index]
      const { left, right, bottom } = plaque.getBoundingClientRect()
      return numbers.some((number) => {
        const box = number.getBoundingClientRect()
        return box.width === 0 || box.left < left || box.right > right || box.bottom > bottom
      })
    }),
  )
  expect(over).toEqual(Array(5).fill(false))
})

test('an owner’s map is drawn and can be played', async ({ page }) => {
  await visit(page, '/')
  const made = await page.request.post('/api/play', { data: { game: 'faiyum', seats: 2, options: { edition: turnedRound() } } })
  const { id } = await made.json()
  await page.goto(`/table/${id}`)
  const hand = page.locator('.fy-hand .fy-take.offered')
  await expect(hand.first()).toBeVisible()
  await hand.first().click()
  await page.locator('[data-action=use]').click()
  // The rival may have moved first: then only the neighbours of their workers are left.
  const target = page.locator('.fy-target')
  await expect(target.first()).toBeVisible()
  expect(await target.count()).toBeGreaterThan(1)
  // On the turned map the first space is at the bottom, and the dam at the top.
  const height = (id: string) => page.locator('.fy-id', { hasText: id }).evaluate((label) => Number(label.getAttribute('y')))
  expect(await height('QA3')).toBeGreaterThan(await height('QH4'))
  const label = await target.first().getAttribute('aria-label')
  expect(label).toMatch(/ Q[A-H]\d/)
  await target.first().click()
  await expect(page.locator('.fy-target')).toHaveCount(0)
})

test('six goals of the campaign leave the map in sight on a narrow desktop, and each says what it is', async ({ page }) => {
  await wearing(page, { ...quick, language: 'de' })
  await page.setViewportSize({ width: 1024, height: 768 })
  const { id } = await (await page.request.post('/api/play', { data: { game: 'faiyum', seats: 1 } })).json()
  const record = { games: [{ score: 160, goal: 'respect' }] }
  await page.addInitScript((kept) => localStorage.setItem('fairground.campaign.faiyum', JSON.stringify(kept)), { record, table: id })
  await page.goto(`/table/${id}`)
  const goals = page.getByRole('list', { name: 'Die Herausforderung des Pharaos' }).getByRole('listitem')
  await expect(goals).toHaveCount(6)
  await expect(goals.first()).toContainText('3 Brücken bauen')
  const [strip, map] = [await page.locator('.fy-goal-strip').boundingBox(), await page.locator('.fy-field-of-play').boundingBox()]
  expect(strip?.height).toBeLessThan((map?.height ?? 0) / 4)
})

/** A player good enough for the first goal: it compares a few moves with playouts to the end. */
async function advisor(): Promise<(options: unknown, view: View, moves: readonly Move[]) => Promise<Move>> {
  const gamePackage = await games.faiyum()
  const random = fastRandom(7)
  const opened = new Map<string, Bot<unknown, SeenBy>>()
  const open = async (options: unknown) => {
    const rules = gamePackage.game.open(options, 1)
    const greedy = await openBot(gamePackage, 'greedy', rules)
    return playoutBot(rules, greedy, { seats: 1, playouts: 2, candidates: 3, thinks: (view) => (view as View).phase === 'turn' })
  }
  return async (options, view, moves) => {
    const key = JSON.stringify(options)
    const bot = opened.get(key) ?? (await open(options))
    opened.set(key, bot)
    return bot.choose(view, moves, NO_SEARCH, random) as Move
  }
}

/** A solo game through the list of choices. */
async function playSolo(page: Page, advise: Awaited<ReturnType<typeof advisor>>): Promise<number> {
  const at = new URL(page.url()).pathname.replace('/table/', '/api/tables/')
  for (let turn = 0; turn < LONGEST_GAME; turn++) {
    const { table, facts, position }: Snapshot = await (await page.request.get(at)).json()
    if (position === undefined) throw new Error('the match has not begun')
    if (position.result !== undefined) return position.result.outcome?.scores[0] ?? 0
    // After the last move there is a short time for undo.
    if (position.moves.length === 0) {
      await page
        .locator('.prompt-buttons .primary')
        .click({ timeout: SOON })
        .catch(() => undefined)
      continue
    }
    const view = position.view as View
    const label = en.move(await advise(table.options, view, position.moves as readonly Move[]), view, String, facts as Facts)
    await page.locator('.choice').getByText(label, { exact: true }).click()
    await expect(page.locator('.choice:disabled')).toHaveCount(0)
  }
  throw new Error('the game did not end')
}

test('a campaign: solo games until the first goal is reached, exported to a file and imported @long', async ({ page, browser }) => {
  test.setTimeout(20 * MINUTE)
  const advise = await advisor()
  await visit(page, '/')
  await page.locator('.cover-faiyum').getByRole('link', { name: 'Campaign' }).click()
  const begin = page.getByRole('button', { name: 'Begin the campaign' })
  await expect(begin).toBeVisible()
  await expectAccessible(page)
  const struck = page.locator('.fy-stone.struck')
  for (let game = 1; (await struck.count()) === 0; game++) {
    await (game === 1 ? begin : page.getByRole('button', { name: 'Play the next game' })).click()
    await expect(page.locator('.fy')).toBeVisible()
    const score = await playSolo(page, advise)
    await expect(page.locator('.end')).toBeVisible()
    await page.getByRole('link', { name: 'To the campaign' }).click()
    await expect(page.getByRole('heading', { name: `${score} points` })).toBeVisible()
    await page.locator('.campaign-now .primary').click()
    await expect(page.locator('.fy-scores li')).toHaveCount(game)
    expect(await struck.count()).toBe(score >= 150 ? 1 : 0)
  }
  await expect(page.locator('.fy-tablet-rewards .unlocked')).toHaveText(/Start with \$10/)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saved).path()
  const device = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const elsewhere = await device.newPage()
  await visit(elsewhere, '/campaign/faiyum', { ...quick, theme: 'dark' })
  await elsewhere.locator('input[type=file]').setInputFiles(file)
  await expect(elsewhere.locator('.fy-stone.struck')).toHaveCount(1)
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: 'Play the next game' }).click()
  await expect(elsewhere.locator('.fy-goods').getByTitle('Money', { exact: true })).toHaveText(/10/)
  await elsewhere.getByRole('button', { name: 'The challenge of the pharaoh' }).click()
  await expect(elsewhere.locator('.fy-goal.struck')).toHaveCount(1)
  await expectAccessible(elsewhere)
  await device.close()
})
