import { signal } from '@preact/signals'

/** Is the page laid by for days without a network? `never`: this browser does not do that. */
export const laidBy = signal<'waiting' | 'ready' | 'insecure' | 'never'>('waiting')

/** A newer release that waits. Nothing changes until somebody takes it. */
export const update = signal<{ take(): void } | undefined>(undefined)

/** How often a page that stays open asks for a newer release, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000

/** All of the page is some megabytes, which would take the line and the processor from the first table: milliseconds after the load. */
const SOON = 3000

/** Lays the page by. It does not hurry: whoever came to play goes first. */
export function layBy(): void {
  // A part of this page that is loaded late and gone from the server: a newer release is there. Without a network it is only out of reach.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) update.value = { take: () => location.reload() }
  })
  if (!isSecureContext || !('serviceWorker' in navigator)) {
    laidBy.value = isSecureContext ? 'never' : 'insecure'
    return
  }
  // In development files change under the page.
  if (import.meta.env.DEV) {
    laidBy.value = 'never'
    return
  }
  const { serviceWorker } = navigator
  serviceWorker.ready.then(() => {
    laidBy.value = 'ready'
  })
  const register = () => {
    serviceWorker.register('/sw.js').then(watch, () => {
      laidBy.value = 'never'
    })
  }
  addEventListener('load', () => setTimeout(register, SOON))
}

function watch(registration: ServiceWorkerRegistration): void {
  const announce = () => {
    const { waiting } = registration
    // Without a worker in charge this is the first one, and no news.
    if (waiting === null || navigator.serviceWorker.controller === null) return
    update.value = { take: () => takeOver(waiting) }
  }
  announce()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', announce))
  // Browsers look when a page is opened; ours may stay open for days.
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN)
}

const ASK_AGAIN = 2000
const OPEN_ANEW = 6000

/**
 * The new release takes charge, and this page opens again in it. It is asked until it does: a worker that sleeps may miss a word. It waits
 * while the old one has anything left to do for this page, so after a while the page opens anew, which ends that.
 */
function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  const ask = () => waiting.postMessage('take-over')
  ask()
  setInterval(ask, ASK_AGAIN)
  setTimeout(() => location.reload(), OPEN_ANEW)
}
