import type { Channels } from '@fairground/protocol'

export function hasChannel({ push, webhook, mail }: Channels): boolean {
  return push.length > 0 || webhook !== undefined || mail !== undefined
}
