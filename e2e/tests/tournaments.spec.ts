import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, expectAccessible, test } from '../fixture.ts'
import { openServer } from '../server.ts'
import { type Somebody, somebody } from '../somebody.ts'
import { allBegun, begin, enter, nextTable, ownTable, playOut, shown, takeSeat, withAccount } from '../tournament.ts'

/** Registers an account, and creates an arena of Fair Trade with the form. */
async function makeArena(maker: Somebody, seats: number, bots: string): Promise<string> {
  const { page } = maker
  await withAccount(maker)
  await page.goto('/people')
  await page.getByRole('link', { name: /^Tournaments/ }).click()
  await page.getByRole('link', { name: 'Make a tournament' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Night arena')
  await page.getByLabel('Arena').check()
  await page.getByLabel('Game', { exact: true }).selectOption('fair-trade')
  await page.getByLabel('Players at a table').selectOption(String(seats))
  await page.getByLabel('Bots').selectOption(bots)
  await page.getByText('More: time, newcomers, ties').click()
  await page.getByLabel('Time to take one’s seat').selectOption('600')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByRole('heading', { name: 'Night arena' })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

test('a club is founded, joined and managed, with its own table', async ({ browser, baseURL }) => {
  const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => somebody(browser, baseURL, name)))
  await withAccount(anna)
  await anna.page.goto('/clubs')
  await anna.page.getByLabel('Name', { exact: true }).fill(`Harbour ${Date.now() % 100_000}`)
  await anna.page.getByLabel('Anybody may join').uncheck()
  await anna.page.getByRole('button', { name: 'Found it' }).click()
  await expect(anna.page.getByText('1 member · by invitation')).toBeVisible()
  await anna.page.getByText('Lead the club').click()
  await anna.page.getByRole('button', { name: 'Make an invitation' }).click()
  const link = await anna.page.getByRole('textbox', { name: 'Make an invitation' }).inputValue()
  await bert.page.goto(link)
  await bert.page.getByRole('button', { name: 'Join the club' }).click()
  await expect(bert.page.getByText('2 members · by invitation')).toBeVisible()
  await expectAccessible(bert.page)
  await bert.page.getByRole('button', { name: 'Open a table' }).click()
  await bert.page.waitForURL(/\/table\//)
  await anna.page.reload()
  await expect(anna.page.getByRole('link', { name: 'To the table' })).toBeVisible()
})

test('an arena with eight people and bots gets to its final standings @long', async ({ browser, baseURL }) => {
  test.setTimeout(600_000)
  const names = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Frieda', 'Gus', 'Hoa']
  const people = await Promise.all(names.map((name) => somebody(browser, baseURL, name)))
  const [anna, bert, ...others] = people
  const id = await makeArena(anna, 3, 'random')
  // One of them uses only the keyboard.
  await bert.page.goto(`/tournaments/${id}`)
  await bert.page.getByRole('button', { name: 'Take part' }).focus()
  await bert.page.keyboard.press('Enter')
  await expect(bert.page.getByText('You are in. It begins')).toBeVisible()
  await enter([anna, ...others], id)
  await begin(anna, id)
  const seen = new Set<string>()
  for (let evening = 0; evening < 2; evening++) {
    // Six get a table at once, two wait for a bot; everybody takes the seat in their own page.
    const tables = new Set<string>()
    for (const person of people) {
      tables.add(await nextTable(person, id, seen))
      await takeSeat(person, id)
      // One machine cannot draw eight boards in time, so the page is left; the seat is kept.
      await person.page.goto('about:blank')
    }
    for (const table of tables) seen.add(table)
    await allBegun(anna, id)
    if (evening === 1) {
      await anna.page.goto(`/tournaments/${id}`)
      await anna.page.getByText('Run it').click()
      await anna.page.getByRole('button', { name: 'Open no more tables' }).click()
      await expect(anna.page.getByText('0 minutes left')).toBeVisible()
    }
    await playOut(people, id)
  }
  for (const { page } of people) {
    await page.goto(`/tournaments/${id}`)
    await expect(page.getByText('The tournament is over.')).toBeVisible()
  }
  const { standings } = await shown(anna, id)
  expect(standings.filter(({ bot }) => bot === undefined)).toHaveLength(8)
  expect(standings.some(({ bot }) => bot !== undefined)).toBe(true)
  for (const { bot, games } of standings) if (bot === undefined) expect(games).toBe(2)
  // Each table of three gave three points, one for each player.
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(
    standings.reduce((sum, { games }) => sum + games, 0),
    5,
  )
  await expect(anna.page.locator('.standings tbody tr')).toHaveCount(standings.length)
  await expectAccessible(anna.page)
  for (const { context } of people) await context.close()
})

test('at a tournament table nobody can be invited, removed or leave alone; links lead to the tournament, and one can withdraw @long', async ({
  browser,
  baseURL,
}) => {
  const people = await Promise.all(['Anna', 'Bert'].map((name) => somebody(browser, baseURL, name)))
  const [anna, bert] = people
  const id = await makeArena(anna, 2, '')
  await enter(people, id)
  await begin(anna, id)
  for (const person of people) await nextTable(person, id, new Set())
  await takeSeat(anna, id)
  const lobby = anna.page.locator('.gather-cards')
  await expect(lobby.getByText('Not ready yet: Bert.')).toBeVisible()
  await expect(anna.page.getByRole('heading', { name: 'Invite' })).toHaveCount(0)
  await expect(lobby.getByRole('button', { name: 'Leave', exact: true })).toHaveCount(0)
  await expect(anna.page.getByRole('button', { name: /^(Bot|Sit here|Move here)$/ })).toHaveCount(0)
  await expectAccessible(anna.page)
  await anna.page.getByRole('link', { name: 'To the tournament' }).click()
  await expect(anna.page.getByRole('heading', { name: 'Night arena' })).toBeVisible()
  await bert.page.goto(`/table/${await ownTable(bert, id)}`)
  await bert.page.getByRole('button', { name: 'Leave the tournament' }).click()
  await bert.page.getByRole('button', { name: 'Yes' }).click()
  await expect(bert.page.getByRole('button', { name: 'Take part' })).toBeVisible()
  for (const { context } of people) await context.close()
})

/** A server whose clock can be set forward while it is down. */
async function openCalendar() {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-calendar-'))
  const [days, preload] = [join(folder, 'days'), join(folder, 'calendar.mjs')]
  await writeFile(days, '0')
  await writeFile(
    preload,
    `import { readFileSync } from 'node:fs'
    const ahead = Number(readFileSync(${JSON.stringify(days)}, 'utf8')) * 86400000
    const today = Date.now
    Date.now = () => today() + ahead`,
  )
  const server = await openServer({ NODE_OPTIONS: `--import=${preload}` })
  let passed = 0
  return {
    url: server.url,
    async pass(more: number) {
      passed += more
      await server.kill()
      await writeFile(days, String(passed))
      await server.start()
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

test('a slow Swiss tournament takes a week per round, absent players get no points, and the standings are final at the end @long', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const house = await openCalendar()
  const people = await Promise.all(['Anna', 'Bert', 'Cleo', 'Dora'].map((name) => somebody(browser, house.url, name)))
  const [anna, bert, , dora] = people
  await withAccount(anna)
  await anna.page.goto('/tournaments/new')
  await anna.page.getByLabel('Name', { exact: true }).fill('Autumn Swiss')
  await anna.page.getByLabel('Swiss').check()
  await anna.page.getByLabel('Game', { exact: true }).selectOption('fair-trade')
  await anna.page.getByLabel('Players at a table').selectOption('2')
  await anna.page.getByLabel('Pace').selectOption('Slow: three days, and half a day a move')
  await anna.page.getByLabel('Rounds', { exact: true }).selectOption('3')
  await anna.page.getByText('More: time, newcomers, ties').click()
  await anna.page.getByLabel('A round begins').selectOption('once a week at the earliest')
  await anna.page.getByRole('button', { name: 'Make it' }).click()
  await expect(anna.page.getByRole('heading', { name: 'Autumn Swiss' })).toBeVisible()
  const id = anna.page.url().split('/').at(-1) ?? ''
  await enter(people, id)
  await begin(anna, id)
  await expect.poll(async () => (await shown(anna, id)).tables.length).toBe(2)
  for (let round = 1; round <= 3; round++) {
    await anna.page.goto(`/tournaments/${id}`)
    await expect(anna.page.getByText(`Round ${round} of 3 is on`)).toBeVisible()
    const here = people.filter((person) => round !== 2 || person !== dora)
    for (const person of here) await takeSeat(person, id)
    // The table of an absent player begins without them, after the days that everybody has.
    if (round === 2) await house.pass(4)
    await expect.poll(async () => (await shown(anna, id)).tables.every(({ state }) => state !== 'open')).toBe(true)
    await playOut(here, id)
    await anna.page.goto(`/tournaments/${id}`)
    await expect.poll(async () => (await shown(anna, id)).tables.every(({ state }) => state === 'over')).toBe(true)
    if (round === 3) break
    // Even if a round ends early, the next one waits for its week.
    await anna.page.goto(`/tournaments/${id}`)
    await expect(anna.page.getByText(`Round ${round} of 3 is over`)).toBeVisible()
    // An absent player gets no seat until they are back.
    if (round === 2) {
      await dora.page.goto(`/tournaments/${id}`)
      await dora.page.getByRole('button', { name: 'I am back' }).click()
      await expect(dora.page.getByText('You are in. The next round begins')).toBeVisible()
    }
    await house.pass(7)
  }
  for (const { page } of [anna, bert]) {
    await page.goto(`/tournaments/${id}`)
    await expect(page.getByText('The tournament is over.')).toBeVisible()
  }
  const rows = anna.page.locator('.standings tbody tr')
  await expect(rows).toHaveCount(4)
  for (const row of await rows.all()) await expect(row.locator('.tile')).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Dora' }).getByText('round 2: 0 points, did not come')).toBeAttached()
  await expectAccessible(anna.page)
  for (const { context } of people) await context.close()
  await house.close()
})
