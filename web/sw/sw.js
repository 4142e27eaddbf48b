/**
 * Lays the page by, so that it opens without a network. The build writes the names of its files and a sum of them in here.
 * What the server says (/api) is never kept: a table is either live or not there.
 */
const FILES = '__FILES__'
const CACHE = 'fairground-__SUM__'
const SHELL = '/index.html'

/** Pages of the release before may still be open somewhere, and load parts of theirs late. */
const RELEASES_KEPT = 2

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldReleases().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|metrics|healthz)\b/.test(pathname)) return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request))
})

/** Somebody waits at a slow table. What the server sends is a title, a text and a link. */
self.addEventListener('push', (event) => {
  const { title, text, link, table } = event.data.json()
  const shown = { body: text, tag: table ?? 'fairground', icon: '/icon-192.png', data: { path: new URL(link).pathname } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.path))
})

/** The window that shows it already, or a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === path)
  await (there === undefined ? self.clients.openWindow(path) : there.focus())
}

/** The server's own page while it answers, so that page and server are of one release; else the one laid by. */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.status < 500) return answer
  } catch {
    // No network: the page that was laid by.
  }
  return (await (await caches.open(CACHE)).match(SHELL)) ?? Response.error()
}

/** Names of built files hold a sum of what is in them: whichever release laid one by, it is the right one. */
async function file(request) {
  const here = await (await caches.open(CACHE)).match(request)
  return here ?? (await caches.match(request)) ?? fetch(request)
}

async function forgetOldReleases() {
  const releases = (await caches.keys()).filter((name) => name.startsWith('fairground-'))
  await Promise.all(releases.slice(0, -RELEASES_KEPT).map((name) => caches.delete(name)))
}
