import type { Channels } from '@fairground/protocol'

export function isTold({ push, webhook, mail }: Channels): boolean {
  return push.length > 0 || webhook !== undefined || mail !== undefined
}
