import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { quick, wearing } from './fixture.ts'

/** Many browsers on one machine are slow, so waiting for a condition may take long. */
export const PATIENCE = 60_000

/** A person with their own browser. */
export interface Somebody {
  readonly name: string
  readonly page: Page
  readonly context: BrowserContext
  readonly api: APIRequestContext
}

export async function somebody(browser: Browser, baseURL: string, name: string, language = 'en'): Promise<Somebody> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL, extraHTTPHeaders: { origin: baseURL } })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  await wearing(page, { ...quick, language })
  await context.request.post('/api/guests', { data: { name } })
  return { name, page, context, api: context.request }
}

/** A running table of Fair Trade with these people. */
export async function tableOf([owner, ...others]: readonly Somebody[], more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const made = await owner.api.post('/api/tables', { data: { game: 'fair-trade', seats: 1 + others.length, handover: 0, ...more } })
  const { id, code } = await made.json()
  for (const { api } of others) {
    await api.post(`/api/tables/${code}/join`, { data: {} })
    await api.post(`/api/tables/${id}/ready`, { data: { ready: true } })
  }
  await owner.api.post(`/api/tables/${id}/start`, { data: {} })
  return id
}
