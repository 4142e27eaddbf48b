import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixture.ts'
import { playUntil } from '../playing.ts'
import { type Somebody, somebody } from '../somebody.ts'
import { allBegun, begin, enter, nextTable, playOut, shown, takeSeat, withAccount } from '../tournament.ts'

/** Fills in the part of the form that all kinds of tournaments have: Fair Trade with bots. */
async function opened({ page }: Somebody, name: string, kind: string, seats: number): Promise<void> {
  await page.goto('/tournaments/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel(kind).check()
  await page.getByLabel('Game', { exact: true }).selectOption('fair-trade')
  await page.getByLabel('Players at a table').selectOption(String(seats))
  await page.getByLabel('Bots').selectOption('random')
}

async function made({ page }: Somebody, name: string): Promise<string> {
  await page.getByText('More: time, newcomers, ties').click()
  await page.getByLabel('Time to take one’s seat').selectOption('600')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

/** The organiser may start the next round early. */
async function nextRound({ page }: Somebody, id: string, round: number): Promise<void> {
  await page.goto(`/tournaments/${id}`)
  await expect(page.getByText(new RegExp(`Round ${round - 1} of \\d+ is over`))).toBeVisible()
  await page.getByText('Run it').click()
  await page.getByRole('button', { name: 'Begin the next round now' }).click()
  await expect(page.getByText(new RegExp(`Round ${round} of \\d+ is on`))).toBeVisible()
}

/** The content of a download. */
async function saved(page: Page, link: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  return readFile(await download.path(), 'utf8')
}

test('a round robin of three people and a bot lets everybody meet everybody, and can be downloaded @long', async ({ browser, baseURL }) => {
  test.setTimeout(600_000)
  const people = await Promise.all(['Anna', 'Bert', 'Cleo'].map((name) => somebody(browser, baseURL, name)))
  const [anna, bert] = people
  await withAccount(anna)
  await opened(anna, 'Round of the harbour', 'Round robin', 2)
  const id = await made(anna, 'Round of the harbour')
  await enter(people, id)
  await begin(anna, id)
  const seen = new Set<string>()
  for (let round = 1; round <= 3; round++) {
    if (round > 1) await nextRound(anna, id, round)
    const tables = new Map<Somebody, string>()
    for (const person of people) {
      tables.set(person, await nextTable(person, id, seen))
      await takeSeat(person, id)
    }
    for (const table of tables.values()) seen.add(table)
    await allBegun(anna, id)
    await expectAccessible(bert.page)
    // The person at the table with the bot plays one whole game, in the page.
    const alone = people.find((person) => people.every((other) => other === person || tables.get(other) !== tables.get(person)))
    if (round === 1 && alone !== undefined) {
      await playUntil(alone.page, '.end')
      await playOut(
        people.filter((person) => person !== alone),
        id,
      )
    } else await playOut(people, id)
    await expect.poll(async () => (await shown(anna, id)).tables.every(({ state }) => state === 'over')).toBe(true)
  }
  for (const { page } of people) {
    await page.goto(`/tournaments/${id}`)
    await expect(page.getByText('The tournament is over.')).toBeVisible()
  }
  const rows = anna.page.locator('.standings tbody tr')
  await expect(rows).toHaveCount(4)
  for (const row of await rows.all()) await expect(row.locator('.tile')).toHaveCount(3)
  await expectAccessible(anna.page)

  const whole = JSON.parse(await saved(anna.page, 'All of it as JSON'))
  expect(whole).toMatchObject({ name: 'Round of the harbour', state: 'over', round: 3 })
  const { standings } = await shown(anna, id)
  const met = standings.map(({ rounds }) => new Set(rounds.map(({ table }) => table)))
  for (const [index, one] of met.entries())
    for (const other of met.slice(index + 1)) expect([...one].filter((table) => other.has(table))).toHaveLength(1)
  const lines = (await saved(anna.page, 'Standings as CSV')).trim().split('\r\n')
  expect(lines[0]).toBe('rank,name,bot,points,met,wins,games,round 1,round 2,round 3')
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 4).join())).toEqual(
    standings.map(({ rank, name = '', bot = '', points }) => [rank, name, bot, points].join()),
  )
  // Whoever finished before other people has a ribbon for it; the last of them has none.
  const placed = standings.filter(({ bot }) => bot === undefined)
  const place = ['first', 'second', 'third'][placed[0].rank - 1]
  for (const { name, page } of people) {
    await page.goto('/me')
    const ribbon = page.locator('.profile-ribbons').getByRole('link', { name: 'Round of the harbour' })
    if (name === placed[0].name) {
      await expect(ribbon).toContainText(`${place} place`)
      await expectAccessible(page)
    }
    if (name === placed[2].name) {
      await expect(page.getByRole('heading', { name: 'Last games' })).toBeVisible()
      await expect(ribbon).toHaveCount(0)
    }
  }
  for (const { context } of people) await context.close()
})

test('a knockout with groups gets to its final, and the bracket shows who advances @long', async ({ browser, baseURL }) => {
  test.setTimeout(600_000)
  const people = await Promise.all(['Anna', 'Bert', 'Cleo', 'Dora', 'Emil'].map((name) => somebody(browser, baseURL, name)))
  const [anna] = people
  await withAccount(anna)
  await opened(anna, 'Lantern cup', 'Knockout', 3)
  await anna.page.getByLabel('Begin with groups').check()
  await anna.page.getByLabel('Rounds in a group').selectOption('1')
  await anna.page.getByLabel('People in a group').selectOption('3')
  await anna.page.getByLabel('Go through').selectOption('2')
  const id = await made(anna, 'Lantern cup')
  await enter(people, id)
  await begin(anna, id)
  for (let round = 1; ; round++) {
    await anna.page.goto(`/tournaments/${id}`)
    if (round > 1) await nextRound(anna, id, round)
    const { tables, standings } = await shown(anna, id)
    const now = tables.filter((table) => table.round === round)
    if (round === 1) {
      // Two groups of three; the bot completes the second.
      await expect(anna.page.locator('.group-table')).toHaveCount(2)
      expect(standings.filter(({ bot }) => bot !== undefined)).toHaveLength(1)
    } else await expect(anna.page.locator('.bracket-round')).toHaveCount(round - 1 + (now.length > 1 ? 1 : 0))
    const playing: Somebody[] = []
    for (const person of people) {
      const { me } = await shown(person, id)
      if (!now.some(({ seats }) => seats.some(({ entrant }) => entrant === me))) continue
      await takeSeat(person, id)
      playing.push(person)
    }
    await allBegun(anna, id)
    await playOut(playing, id)
    await expect.poll(async () => (await shown(anna, id)).tables.every(({ state }) => state === 'over')).toBe(true)
    if (round > 1 && now.length === 1) break
  }
  await anna.page.goto(`/tournaments/${id}`)
  await expect(anna.page.getByText('The tournament is over.')).toBeVisible()
  const { tables, standings, round } = await shown(anna, id)
  const final = tables.filter((table) => table.stage === 'knockout' && table.round === round)
  expect(final).toHaveLength(1)
  const winner = standings[0].name ?? 'Bot'
  await expect(anna.page.locator('.bracket-round').last().locator('li.on')).toContainText(winner)
  await expect(anna.page.locator('.tournament-podium .step-1')).toContainText(winner)
  await expectAccessible(anna.page)
  for (const { context } of people) await context.close()
})
