import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import type { Server } from '../server.ts'
import { callerOf } from './caller.ts'
import { cookieName } from './cookie.ts'
import { hintsFrom, languageAsked, type Opened } from './hints.ts'
import { headersOf } from './mount.ts'
import { type PublicAddress, siteOf } from './site.ts'

const YEAR = 365 * 24 * 60 * 60

/** The page: its built files if there are any, otherwise a plain page that says what is available. */
export function pages(app: Hono, server: Server, folder: string, outside: PublicAddress): void {
  app.use(compress())
  // Hidden files of a build or an editor are not served.
  app.use(async (context, next) => (isHidden(context.req.path) ? context.notFound() : next()))
  const index = join(folder, 'index.html')
  if (!existsSync(index)) {
    app.get('*', async (context, next) => (wantsPage(context) ? context.html(await plainPage(server)) : next()))
    return
  }
  app.use(
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (path, context) => {
        // Vite writes a hash of the content into these names, so they never change.
        const lasting = /[/\\]assets[/\\]/.test(path)
        context.header('cache-control', lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      },
    }),
  )
  const hints = hintsFrom(folder)
  app.get('*', async (context, next) => {
    if (!wantsPage(context)) return next()
    context.header('cache-control', 'no-cache')
    const [text, opened] = await Promise.all([readFile(index, 'utf8'), openedAt(context, server, outside)])
    const { first, last } = hints(languageAsked(context.req.header('accept-language')), opened)
    return context.html(text.replace('<head>', `<head>${first}`).replace('</head>', `${last}</head>`))
  })
}

/** What the page of this address is about: for a table only if the caller may see it. */
async function openedAt(context: Context, server: Server, outside: PublicAddress): Promise<Opened | undefined> {
  const [, first, second = ''] = /^\/(table|rules|new)\/([\w-]{1,64})$/.exec(context.req.path) ?? []
  if (first === undefined) return undefined
  if (first !== 'table') return { page: first === 'new' ? 'set-up' : 'rules', game: second }
  const cookie = getCookie(context, cookieName(siteOf(headersOf(context), outside)))
  try {
    const caller = await callerOf({ cookie, authorization: undefined }, server)
    return { page: 'table', game: (await server.tables.get(second, { ...(caller && { person: caller.person }) })).game }
  } catch {
    // The page itself explains what is wrong with the address.
    return undefined
  }
}

function isHidden(path: string): boolean {
  return /(^|[/\\]|%2f|%5c)(\.|%2e)/i.test(path)
}

/** Addresses inside the page have no file; but a request for a missing file should get a 404. */
function wantsPage(context: Context): boolean {
  return !/\.\w+$/.test(context.req.path) && (context.req.header('accept') ?? '*/*').match(/text\/html|\*\/\*/) !== null
}

async function plainPage(server: Server) {
  const games = await server.catalogue.all()
  const lines = games.map(
    ({ title, tagline, seats, credits }) =>
      html`<li><strong>${title.en}</strong>, ${seats.min}–${seats.max} players. ${tagline.en} By ${credits.designers.join(' and ')}.</li>`,
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Fairground</title>
      </head>
      <body>
        <h1>Fairground</h1>
        <p>The server is running; its page has not been built. <code>npm run build</code> builds it.</p>
        <p>These games can be played over the <a href="/api/openapi.json">HTTP interface</a>:</p>
        <ul>${lines}</ul>
      </body>
    </html>`
}
