/** Something that the house may or may not offer at this address. */
export interface Offered {
  readonly available: boolean
  /** Why it does not. */
  readonly code?: 'insecure' | 'no-keys' | 'no-mail'
  readonly key?: string
}

/** Where somebody is told of their turns. */
export interface Channels {
  readonly push: readonly string[]
  readonly webhook?: { readonly url: string }
  readonly mail?: { readonly address: string; readonly confirmed: boolean }
}

export function isTold({ push, webhook, mail }: Channels): boolean {
  return push.length > 0 || webhook !== undefined || mail !== undefined
}
