import { post, remove } from '../lib/api.ts'

/** Push messages to this browser: needs a service worker and the push service of the browser's vendor. */

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

export async function ownSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration()
  return (await worker?.pushManager?.getSubscription()) ?? null
}

export async function startPush(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await post('/api/me/notices/push', subscription.toJSON())
}

export async function stopPush(subscription: PushSubscription): Promise<void> {
  await remove('/api/me/notices/push', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
