/**
 * Caches the page, so that it opens without a network. The build inserts the names of its files and a hash of them here.
 * Responses of the server (/api) are never cached: a table is either live or not available.
 */
const FILES = '__FILES__'
const CACHE = 'fairground-__SUM__'
const SHELL = '/index.html'

/** Pages of the previous release may still be open and load their chunks later. */
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

/** A slow table waits. The server sends a title, a text and a link. */
self.addEventListener('push', (event) => {
  const { title, text, link, table } = event.data.json()
  const shown = { body: text, tag: table ?? 'fairground', icon: '/icon-192.png', data: { path: new URL(link).pathname } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.path))
})

/** The window that already shows it, or a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === path)
  await (there === undefined ? self.clients.openWindow(path) : there.focus())
}

/** The server's page if it answers, so that page and server have the same release; otherwise the cached one. */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.status < 500) return answer
  } catch {
    // No network: the cached page.
  }
  return (await (await caches.open(CACHE)).match(SHELL)) ?? Response.error()
}

/** Names of built files contain a hash of their content: a cached file is right, whichever release cached it. */
async function file(request) {
  const here = await (await caches.open(CACHE)).match(request)
  return here ?? (await caches.match(request)) ?? fetch(request)
}

async function forgetOldReleases() {
  const releases = (await caches.keys()).filter((name) => name.startsWith('fairground-'))
  await Promise.all(releases.slice(0, -RELEASES_KEPT).map((name) => caches.delete(name)))
}
