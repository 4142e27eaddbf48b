import { reconstruction } from '@fairground/games/counterfeiters/edition/built-in.ts'
import type { Facts } from '@fairground/games/counterfeiters/state.ts'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, quick, test, visit, wearing } from '../fixture.ts'
import { playUntil } from '../playing.ts'

const DESK = { width: 1280, height: 800 }
const SMALL_PHONE = { width: 360, height: 740 }

const MINUTE = 60_000

test.describe.configure({ timeout: 5 * MINUTE })

/** More decisions than any game against bots has. */
const MANY = 200

const printed = <T>(value: T) => ({ value, status: 'printed' as const })

interface Wish {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
}

/** A running table against bots, with the given options. */
async function sitDown(page: Page, { seats, options = {} }: Wish): Promise<void> {
  await page.goto('/')
  const id = await page.evaluate(
    async (wish) => {
      async function post(path: string, body: unknown = {}) {
        const response = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        if (!response.ok) throw new Error(await response.text())
        return response.json()
      }
      await post('/api/guests', { name: 'Mai' })
      const bots = Array.from({ length: wish.seats - 1 }, (_, index) => ({ seat: index + 1, level: 'greedy' }))
      const clock = { kind: 'none' }
      const table = await post('/api/tables', { game: 'counterfeiters', ...wish, clock, visibility: 'private', bots, seat: 0 })
      await post(`/api/tables/${table.id}/start`)
      return table.id
    },
    { seats, options },
  )
  await page.goto(`/table/${id}`)
  await expect(page.locator('.cf')).toBeVisible()
}

/** Waits until there is a decision; false when the game is over. */
async function asked(page: Page): Promise<boolean> {
  const standings = page.locator('.standings')
  await expect(standings.or(page.locator('.prompt.own')).first()).toBeVisible()
  return !(await standings.isVisible())
}

/** One decision on the board itself: a note is drawn, money is moved, a highlighted space is chosen and confirmed. */
async function decide(page: Page): Promise<'notes' | 'flight' | 'improvement' | 'space' | 'pass'> {
  const till = page.locator('.cf-till .button.primary')
  const flight = page.locator('.cf-flight')
  const lit = page.locator('.cf-space.offered, .cf-draft .offered')
  const pass = page.locator('.cf-pass')
  await expect(till.or(flight).or(lit.first()).or(pass).first()).toBeVisible()
  if (await till.isVisible()) {
    const more = page.locator('.cf-fan-foot button:not([disabled], [aria-disabled="true"])').last()
    if (await till.isDisabled()) await more.click()
    await till.click()
    return 'notes'
  }
  if (await flight.isVisible()) {
    await flight.locator('.button.small:not([aria-disabled="true"])').last().click()
    await flight.locator('.button.primary').click()
    return 'flight'
  }
  const drafting = await page.locator('.cf-draft').isVisible()
  // Shops first, the expensive end of the market last; a hat shortens the game.
  const choices = await lit.count()
  await (choices === 0 ? pass : lit.nth(choices - 1)).click()
  await page.locator('.prompt-buttons .button.primary').click()
  return drafting ? 'improvement' : choices === 0 ? 'pass' : 'space'
}

/** Performs a decisive action, and waits until the page has shown its effect. */
async function settled(page: Page, act: () => Promise<unknown>): Promise<void> {
  const shown = await page.locator('main').getAttribute('data-shown')
  await act()
  await expect(page.locator(`main:not([data-shown="${shown}"])`)).toBeVisible()
  await expect(page.locator('.choice:disabled')).toHaveCount(0)
}

async function playToTheEnd(page: Page): Promise<ReadonlySet<string>> {
  const done = new Set<string>()
  for (let turn = 0; turn < MANY && (await asked(page)); turn++) await settled(page, async () => done.add(await decide(page)))
  return done
}

test('a whole game of Counterfeiters for four with the mouse, from the landing page to the standings @long', async ({ page }) => {
  await visit(page, '/')
  await page.locator('.cover-counterfeiters .play').click()
  await expect(page.locator('.cf')).toBeVisible()
  await expect(page.locator('.plaque .cf-plaque-men')).toHaveCount(4)
  await asked(page)
  await expectAccessible(page)
  const done = await playToTheEnd(page)
  expect(done).toContain('space')
  await expect(page.locator('.board').getByRole('list', { name: 'Standings' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
})

test('a game for two with only the keyboard, through the list of choices @long', async ({ page }) => {
  await wearing(page, { ...quick, theme: 'dark' })
  await sitDown(page, { seats: 2 })
  await asked(page)
  await expectAccessible(page)
  for (let turn = 0; turn < MANY && (await asked(page)); turn++)
    await settled(page, async () => {
      const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button')
      const labels = await choices.allInnerTexts()
      // A hat, so that the game ends soon; else the first choice.
      const wanted = Math.max(
        0,
        labels.findIndex((label) => label.includes('police')),
      )
      await choices.first().focus()
      for (let step = 0; step < wanted; step++) await page.keyboard.press('ArrowDown')
      await expect(choices.nth(wanted)).toBeFocused()
      await page.keyboard.press('Enter')
    })
  await expect(page.getByRole('table')).toBeVisible()
})

test('the spaces of the city are one Tab stop, and arrow keys move between them', async ({ page }) => {
  await wearing(page, quick)
  await sitDown(page, { seats: 2 })
  await asked(page)
  const city = page.getByRole('toolbar', { name: 'The city' })
  await expect(city.locator('[data-stop][tabindex="0"]')).toHaveCount(1)
  const printing = city.getByRole('button', { name: /^Print 2 notes/ }).first()
  await printing.focus()
  await page.keyboard.press('Enter')
  await expect(printing).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(printing).not.toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(printing).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.cf-fan.q1 .cf-fan-foot')).toContainText('2')
})

test('notes are drawn out of the fan with one swipe, and their value is shown before they are handed over', async ({ page }) => {
  await wearing(page, quick)
  await sitDown(page, { seats: 2, options: { money: 'open' } })
  await asked(page)
  await settled(page, async () => {
    await page
      .getByRole('button', { name: /^Print 2 notes/ })
      .first()
      .dblclick()
  })
  await asked(page)
  await settled(page, async () => {
    const shop = page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Sell to the receiver|^Go shopping/ })
      .first()
    await shop.click()
    await expect(page.locator('.prompt-next')).toContainText(/You would get \$\d+ now/)
    await shop.click()
  })
  await asked(page)
  const fan = page.locator('.cf-fan.asked .cf-notes')
  const box = await fan.boundingBox()
  if (box === null) throw new Error('the fan is not drawn')
  await page.mouse.move(box.x + 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(page.locator('.cf-fan-note.drawn')).toHaveCount(2)
  const pays = await page.locator('.cf-pays b').innerText()
  expect(pays).not.toBe('$0')
  await expect(page.locator('.prompt-next')).toContainText(pays)
  await page.locator('.cf-till .button.primary').click()
  await expect(page.locator('.cf-till')).toHaveCount(0)
})

test('Action Improvements are drafted and used, on a phone, without sideways scrolling @long', async ({ page }) => {
  // The end is near, so that the whole game is short.
  const track = ['plain', 'plain', 'godfather', 'plain', 'plain', 'end'].map(printed)
  const more = { ...reconstruction.more, track, start: { '3': printed(0), '4': printed(0) } }
  await page.setViewportSize({ width: 360, height: 740 })
  await wearing(page, { ...quick, language: 'de' })
  await sitDown(page, { seats: 3, options: { improvements: true, edition: { ...reconstruction, id: 'short', more } } })
  await asked(page)
  await expect(page.locator('.cf-draft .cf-improvement')).toHaveCount(7)
  // Offered only where it has an effect, which depends on the other players' moves.
  const usable = page.locator('.cf-ready .cf-improvement.offered')
  const done = new Set<string>()
  for (let turn = 0; turn < 10 && (await asked(page)) && !(await usable.first().isVisible()); turn++)
    await settled(page, async () => done.add(await decide(page)))
  expect(done).toContain('improvement')
  await settled(page, async () => {
    await usable.first().click()
    await page.locator('.prompt-buttons .button.primary').click()
  })
  await expect(page.locator('.prompt.own')).toContainText('das Feld für deine Verbesserung')
  await playToTheEnd(page)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(sideways).toBe(false)
  await expect(page.getByRole('table')).toBeVisible()
})

for (const [screen, size] of [
  ['a phone', SMALL_PHONE],
  ['a desktop', DESK],
] as const)
  test(`the Godfather fills the screen of ${screen}: both lamps of his car, what he takes in words, every crew`, async ({ page }) => {
    const track = ['plain', 'godfather', 'plain', 'plain', 'plain', 'plain', 'end'].map(printed)
    const more = { ...reconstruction.more, track, start: { '3': printed(0), '4': printed(0) } }
    await page.setViewportSize(size)
    await wearing(page, { language: 'de', theme: 'light', sound: false })
    await sitDown(page, { seats: 4, options: { edition: { ...reconstruction, id: 'short', more } } })
    await playUntil(page, '.cf-gf')
    await page.getByRole('button', { name: 'Anhalten' }).click()
    await expect(page.locator('.cf-gf-words')).toContainText('Hälfte')
    const lamps = page.locator('.cf-gf-lamp circle:last-child')
    await expect(lamps).toHaveCount(2)
    const crews = page.locator('.cf-gf-crews > li')
    await expect(crews).toHaveCount(4)
    for (const part of [...(await lamps.all()), ...(await crews.all()), page.locator('.cf-gf-words')])
      await expect(part).toBeInViewport({ ratio: 1 })
    // At a desktop nothing else is on the screen; on a phone the text below covers no part of it.
    const scene = await page.locator('.cf-visit').boundingBox()
    const foot = await page.locator('.tape').boundingBox()
    const last = await crews.last().boundingBox()
    if (size === DESK) expect(scene).toEqual({ x: 0, y: 0, ...size })
    else expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  })

/** Plays until a scene is shown, and pauses it at once, however fast or slow this machine is. `resume`: the scene before is still paused. */
async function pauseAt(page: Page, scene: string, resume: boolean): Promise<void> {
  const paused = page.evaluate(
    ([selector, first]) =>
      new Promise<void>((resolve) => {
        const press = () => document.querySelector<HTMLElement>('.tape-buttons button:nth-of-type(2)')?.click()
        const observer = new MutationObserver(() => {
          if (document.querySelector(selector) === null) return
          observer.disconnect()
          press()
          resolve()
        })
        observer.observe(document.body, { childList: true, subtree: true })
        // Not before: the next scene may follow at once.
        if (first) press()
      }),
    [scene, resume] as const,
  )
  await playUntil(page, scene)
  await paused
}

/** What must be visible as a whole in each scene, and how often. */
const SCENES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '.b-investigation': { '.cf-hunt-car': 1, '.cf-lineup > span': 3, '.cf-act-words': 1 },
  '.b-strike': { '.cf-step-sign': 1, '.cf-runway-lamps span': 12, '.cf-act-words': 1 },
  '.b-ending': { '.cf-siren-car': 1, '.cf-act-words': 1 },
  '.b-revealed': { '.cf-tower': 4, '.cf-tower .cf-meeple': 4, '.cf-act-words': 1 },
}

/** The sums on the houses at the moment when the blinds are drawn for the first time. */
function sumsAtFirst(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('.cf-slats') === null) return
          observer.disconnect()
          resolve([...document.querySelectorAll('.cf-sum')].map(({ textContent }) => textContent ?? ''))
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
}

const digits = (text: string): number => Number(text.replaceAll(/\D/g, ''))

for (const [screen, size, language, tag = ''] of [
  ['a low phone', { width: 360, height: 640 }, 'vi'],
  ['a desktop', DESK, 'en'],
  ['a phone on its side', { width: 844, height: 390 }, 'de', '@long'],
] as const)
  test(`investigation, strike, the last flight and the opening blinds fit ${screen}; each sum is what its owner has ${tag}`, async ({
    page,
  }) => {
    const track = ['plain', 'investigation', 'strike', 'end'].map(printed)
    const more = { ...reconstruction.more, track, start: { '3': printed(0), '4': printed(0) } }
    await page.setViewportSize(size)
    await wearing(page, { language, theme: 'light', sound: false, speed: 'fast' })
    await sitDown(page, { seats: 4, options: { edition: { ...reconstruction, id: 'short', more } } })
    const resume = page.locator('.tape-buttons button').nth(1)
    const atFirst = sumsAtFirst(page)
    for (const [index, [scene, parts]] of Object.entries(SCENES).entries()) {
      await pauseAt(page, scene, index > 0)
      for (const [part, count] of Object.entries(parts)) {
        const found = page.locator(`${scene} ${part}`)
        await expect(found).toHaveCount(count)
        for (const each of await found.all()) await expect(each).toBeInViewport({ ratio: 1 })
      }
    }
    expect((await atFirst).map(digits)).toEqual([0, 0, 0, 0])
    const sums: number[] = []
    for (const crew of await page.locator('.cf-tower').all()) {
      const parts = await crew.locator('.cf-parts > span').allInnerTexts()
      sums.push(parts.reduce((sum, part) => sum + digits(part), 0))
      await expect.poll(async () => digits(await crew.locator('.cf-sum').innerText())).toBe(sums.at(-1))
    }
    await resume.click()
    // No tickets were for sale in so short a game: the podium has the same sums.
    await expect(page.locator('.cf-tower.place-1').first()).toBeVisible()
    const podium = page.locator('.cf-tower .cf-sum')
    await expect(podium).toHaveCount(4)
    const final = (await podium.allInnerTexts()).map(digits)
    expect(final.sort((a, b) => a - b)).toEqual(sums.sort((a, b) => a - b))
  })

interface Seen {
  readonly result?: unknown
  readonly n: number
  readonly view: { readonly stage: string; readonly ask: string; readonly market: readonly number[] }
  readonly moves: readonly { readonly place?: number }[]
}

/** Plays for everybody over HTTP: first a card from the market for each, a lawyer if there is one, then doors that bring the police nearer. */
async function playOut(
  players: readonly APIRequestContext[],
  id: string,
  isEnough: (position: Seen) => boolean = ({ result }) => result !== undefined,
): Promise<void> {
  const { market, print, supermarket, receiver } = reconstruction.two
  const [hattedPrint, shop] = [market.length + 1, market.length + print.length]
  const wanted = [hattedPrint, shop + supermarket.length + receiver.length - 1, shop, hattedPrint - 1]
  const hasBought = players.map(() => false)
  for (;;)
    for (const [seat, player] of players.entries()) {
      const { position, facts }: { readonly position: Seen; readonly facts: Facts } = await (await player.get(`/api/tables/${id}`)).json()
      if (isEnough(position)) return
      const places = position.moves.map(({ place }) => place ?? -1)
      const cards = places.flatMap((place, index) => (place >= 0 && place < market.length ? [{ place, index }] : []))
      const lawyer = cards.find(({ place }) => facts.designs[position.view.market[place]].kind.endsWith('Lawyer'))
      const card = hasBought[seat] ? -1 : ((lawyer ?? cards[0])?.index ?? -1)
      const door = wanted.map((space) => places.indexOf(space)).find((index) => index >= 0)
      if (position.moves.length === 0) continue
      if (card >= 0) hasBought[seat] = true
      const choice = card >= 0 ? card : (door ?? 0)
      await player.post(`/api/tables/${id}/acts`, { data: { act: { choice }, after: position.n } })
    }
}

/** A table for two people in their own browsers; `page` looks at it as seat 0. */
async function tableForTwo(page: Page, friend: BrowserContext, edition: object): Promise<string> {
  for (const [name, each] of [
    ['Mai', page],
    ['Jonas', friend],
  ] as const)
    await each.request.post('/api/guests', { data: { name } })
  const opened = await page.request.post('/api/tables', {
    data: { game: 'counterfeiters', seats: 2, seat: 0, options: { edition }, handover: 0, visibility: 'listed' },
  })
  expect(opened.ok(), await opened.text()).toBe(true)
  const { id } = await opened.json()
  await friend.request.post(`/api/tables/${id}/join`, { data: { seat: 1 } })
  await page.goto(`/table/${id}`)
  for (const each of [page, friend]) await each.request.post(`/api/tables/${id}/ready`, { data: { ready: true } })
  await expect(page.locator('.cf')).toBeVisible()
  return id
}

const STARTERS = reconstruction.cards.filter(({ set }) => set === 'S')
/** Every card may be bought, and the police come soon. */
const CHEAP = {
  ...reconstruction.two,
  market: reconstruction.two.market.map((stall) => ({ ...stall, price: printed(10) })),
  track: ['plain', 'plain', 'plain', 'plain', 'end'].map(printed),
}
const TICKET = { kind: 'ticket', value: printed(100), players: printed(2) }

test('the lottery pays each winner in a scene of its own, and no sum is ahead of its ticket', async ({ page, browser, baseURL }) => {
  await wearing(page, { ...quick, speed: 'fast' })
  const friend = await browser.newContext({ baseURL })
  const tickets = { ...TICKET, set: 'A', count: printed(34) }
  const id = await tableForTwo(page, friend, { ...reconstruction, id: 'tickets', cards: [...STARTERS, tickets], two: CHEAP })
  const won = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const found = new Set<string>()
        new MutationObserver(() => {
          const [crew, sum] = ['.cf-lottery', '.cf-lottery .cf-won'].map((part) => document.querySelector(part))
          const seat = crew?.getAttribute('class')?.match(/seat-(\d)/)?.[1]
          if (seat !== undefined && sum !== null && ![...found].some((each) => each.startsWith(seat))) {
            const cash = document.querySelector<HTMLElement>(`.plaque[data-seat="${seat}"] [data-count="cash"]`)
            const [shown, real] = [cash?.textContent, cash?.dataset.value].map((text) => Number(text?.replaceAll(/\D/g, '')))
            found.add(`${seat} ${sum.textContent}, on the plaque ${shown - real}`)
          }
          if (document.querySelector('.standings') !== null) resolve([...found])
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )
  await playOut([page.request, friend.request], id)
  expect(await won).toEqual(['0 +$100, on the plaque -100', '1 +$100, on the plaque -100'])
  await friend.close()
})

test('a lawyer is heard in the street: the henchman that he got out waits beside him', async ({ page, browser, baseURL }) => {
  await wearing(page, quick)
  const friend = await browser.newContext({ baseURL })
  const lawyers = ['greatLawyer', 'badLawyer'].map((kind) => ({ kind, set: 'A', count: printed(1), players: printed(2) }))
  const tickets = [
    { ...TICKET, set: 'A', count: printed(CHEAP.market.length - 2) },
    { ...TICKET, set: 'B', count: printed(34 - CHEAP.market.length) },
  ]
  const edition = { ...reconstruction, id: 'lawyers', cards: [...STARTERS, ...lawyers, ...tickets], two: CHEAP }
  const id = await tableForTwo(page, friend, edition)
  await playOut([page.request, friend.request], id, ({ view }) => view.stage === 'great' && view.ask === 'space')
  await expect(page.locator('.cf-last-steps .heard .cf-man')).toBeVisible()
  await expect(page.locator('.cf-set-piece')).toHaveCount(0)
  await friend.close()
})

test("an owner's edition with another board can be played in the page @long", async ({ page }) => {
  const doors = (count: number) => Array.from({ length: count }, (_, index) => ({ hat: printed(index > 0) }))
  const track = [...new Array(6).fill('plain'), 'godfather', ...new Array(3).fill('plain'), 'end'].map(printed)
  const more = {
    ...reconstruction.more,
    market: Array.from({ length: 8 }, (_, index) => ({ price: printed(80 - 10 * index), bin: printed(index > 5), hat: printed(false) })),
    print: doors(5),
    jet: [],
    track,
    start: { '3': printed(0), '4': printed(0) },
  }
  await wearing(page, quick)
  await sitDown(page, { seats: 3, options: { edition: { ...reconstruction, id: 'ours', name: 'Our own copy', more } } })
  await asked(page)
  await expect(page.locator('.cf-stall')).toHaveCount(8)
  await expect(page.locator('.z-print .cf-door')).toHaveCount(5)
  await expect(page.locator('.z-jet')).toHaveCount(0)
  await expect(page.locator('.cf-tile')).toHaveCount(track.length)
  await playToTheEnd(page)
  await expect(page.getByRole('table')).toBeVisible()
})

test('the money of rivals is behind screens, and one’s own is visible, on a desktop and on a phone', async ({ page }) => {
  await wearing(page, quick)
  await sitDown(page, { seats: 4 })
  await asked(page)
  await expect(page.locator('.plaque.own')).toContainText('$')
  const rivals = page.locator('.plaque:not(.own)')
  for (const size of [DESK, SMALL_PHONE]) {
    await page.setViewportSize(size)
    for (const rival of await rivals.all()) {
      await expect(rival.locator('.cf-blinds-sign')).toBeVisible()
      await expect(rival).not.toContainText('$')
    }
  }
  await expect(page.locator('.plaque.own .cf-blinds-sign')).toHaveCount(0)
})
