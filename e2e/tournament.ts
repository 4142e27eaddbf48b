import { expect } from './fixture.ts'
import { PATIENCE, type Somebody } from './somebody.ts'

export async function withAccount(person: Somebody): Promise<void> {
  const login = `${person.name}${Date.now()}`.toLowerCase()
  await person.api.post('/api/me/account', { data: { login, password: 'correct horse' } })
}

interface Shown {
  readonly state: string
  readonly round: number
  readonly me?: number
  readonly tables: readonly {
    readonly table: string
    readonly round: number
    readonly stage: string
    readonly state: string
    readonly seats: readonly { readonly entrant: number; readonly place?: number }[]
  }[]
  readonly standings: readonly {
    readonly name?: string
    readonly bot?: string
    readonly rank: number
    readonly points: number
    readonly games: number
    readonly group?: number
    readonly rounds: readonly { readonly round: number; readonly how: string; readonly table?: string }[]
  }[]
}

export const shown = async ({ api }: Somebody, id: string): Promise<Shown> => (await api.get(`/api/tournaments/${id}`)).json()

/** The table that is not over at which the person sits. */
export async function ownTable(who: Somebody, id: string): Promise<string | undefined> {
  const { tables, me } = await shown(who, id)
  return tables.find(({ state, seats }) => state !== 'over' && seats.some(({ entrant }) => entrant === me))?.table
}

/** Waits for a table at which the person has not sat before. */
export async function nextTable(who: Somebody, id: string, before: ReadonlySet<string>): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        found = (await ownTable(who, id)) ?? ''
        return found !== '' && !before.has(found)
      },
      { timeout: PATIENCE },
    )
    .toBe(true)
  return found
}

/** Everybody joins through the page. */
export async function enter(people: readonly Somebody[], id: string): Promise<void> {
  for (const { page } of people) {
    await page.goto(`/tournaments/${id}`)
    await page.getByRole('button', { name: 'Take part' }).click()
    await expect(page.getByText('You are in. It begins')).toBeVisible()
  }
}

/** The organiser starts it through the page. */
export async function begin({ page }: Somebody, id: string): Promise<void> {
  await page.goto(`/tournaments/${id}`)
  await page.getByText('Run it').click()
  await page.getByRole('button', { name: 'Begin now' }).click()
  await expect(page.getByRole('button', { name: 'Begin now' })).toHaveCount(0)
}

/** Takes the seat with the page's large button. */
export async function takeSeat({ page }: Somebody, id: string): Promise<void> {
  await page.goto(`/tournaments/${id}`)
  await page.getByRole('button', { name: 'Take your seat' }).click()
  await page.waitForURL(/\/table\//)
}

/** Waits until the tables of all these people have begun. */
export async function allBegun(who: Somebody, id: string): Promise<void> {
  await expect.poll(async () => (await shown(who, id)).tables.some(({ state }) => state === 'open'), { timeout: PATIENCE }).toBe(false)
}

/** Everybody at a running table gives up, one after the other, until somebody has won. */
export async function playOut(people: readonly Somebody[], id: string): Promise<void> {
  for (const person of people) {
    const table = await ownTable(person, id)
    if (table !== undefined) await person.api.post(`/api/tables/${table}/acts`, { data: { act: { concede: true } } })
  }
}
