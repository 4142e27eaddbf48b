import { signal } from '@preact/signals'

/** Is the page cached for offline use? `never`: this browser does not support it. */
export const offlineCache = signal<'waiting' | 'ready' | 'insecure' | 'never'>('waiting')

/** A newer release that waits. Nothing changes until somebody accepts it. */
export const update = signal<{ take(): void } | undefined>(undefined)

/** How often an open page checks for a newer release, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000

/** Milliseconds after the load until caching starts: it is some megabytes, which would slow down the first table. */
const SOON = 3000

/** Caches the page for offline use. It is not urgent: playing comes first. */
export function layBy(): void {
  // A missing chunk means that the server has a newer release. Without a network, it is only out of reach.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) update.value = { take: () => location.reload() }
  })
  if (!isSecureContext || !('serviceWorker' in navigator)) {
    offlineCache.value = isSecureContext ? 'never' : 'insecure'
    return
  }
  // In development files change under the page.
  if (import.meta.env.DEV) {
    offlineCache.value = 'never'
    return
  }
  const { serviceWorker } = navigator
  serviceWorker.ready.then(() => {
    offlineCache.value = 'ready'
  })
  const register = () => {
    serviceWorker.register('/sw.js').then(watch, () => {
      offlineCache.value = 'never'
    })
  }
  addEventListener('load', () => setTimeout(register, SOON))
}

function watch(registration: ServiceWorkerRegistration): void {
  const announce = () => {
    const { waiting } = registration
    // Without an active worker this is the first one, not an update.
    if (waiting === null || navigator.serviceWorker.controller === null) return
    update.value = { take: () => takeOver(waiting) }
  }
  announce()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', announce))
  // Browsers check when a page is opened; ours may stay open for days.
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN)
}

const ASK_AGAIN = 2000
const OPEN_ANEW = 6000

/**
 * Activates the new release and reloads the page. The message is repeated, since a sleeping worker may miss it. The new worker waits
 * while the old one still has work for this page, so after a while we reload anyway, which ends that.
 */
function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  const ask = () => waiting.postMessage('take-over')
  ask()
  setInterval(ask, ASK_AGAIN)
  setTimeout(() => location.reload(), OPEN_ANEW)
}
