import type { Me, PasskeyOptions } from '@fairground/protocol'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { post } from '../lib/api.ts'

/** Adds a passkey; a guest becomes an account with it. */
export async function addPasskey(login: string | undefined): Promise<void> {
  const { challenge, options } = await post<PasskeyOptions>('/api/me/passkeys/options', login === undefined ? {} : { login })
  const response = await startRegistration({ optionsJSON: options as never })
  await post<Me>('/api/me/passkeys', { challenge, name: deviceName(), response, ...(login !== undefined && { login }) })
}

export async function enterWithPasskey(): Promise<void> {
  const { challenge, options } = await post<PasskeyOptions>('/api/session/passkey/options')
  const response = await startAuthentication({ optionsJSON: options as never })
  await post<Me>('/api/session/passkey', { challenge, response })
}

/** The name of the passkey in the list: the kind of device that created it. */
function deviceName(): string {
  const kind = /(iPhone|iPad|Android|Macintosh|Windows|Linux)/.exec(navigator.userAgent)?.[1] ?? 'Browser'
  return `${kind} ${new Date().toISOString().slice(0, 10)}`
}
