import type { Capabilities, Offered } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, post, put } from '../lib/api.ts'
import { failed, tell } from '../lib/errors.ts'
import { CurrentPassword, Field, NewPassword } from '../lib/Field.tsx'
import { useLoaded } from '../lib/load.ts'
import { known, learnWhoIAm } from '../lib/me.ts'
import { t } from '../lib/text.ts'

/** Passkey code is loaded only when it is used. */
const passkeys = () => import('./passkey.ts')

/** Does something, then reloads the person; a failure is shown as a message. */
async function doing(request: () => Promise<unknown>, said?: string): Promise<void> {
  try {
    await request()
    await learnWhoIAm()
    if (said !== undefined) tell(said)
  } catch (error) {
    failed(error)
  }
}

/** A guest can create an account or sign in to one. */
export function GuestDoor() {
  const can = useLoaded(() => get<Capabilities>('/api/capabilities'), 'capabilities')
  const passkey: Offered = can.state === 'there' ? can.value.passkeys : { available: false }
  const guest = known()
  return (
    <>
      {guest !== undefined && (
        <Credentials
          strong
          title={t.value.account.keep}
          hint={t.value.account.keepHint}
          button={t.value.account.make}
          autocomplete="new-password"
          submit={(login, password) => doing(() => post('/api/me/account', { login, password }), t.value.me.saved)}
          passkeyButton={t.value.account.passkey}
          {...(passkey.available && {
            passkey: (login: string) => doing(async () => (await passkeys()).addPasskey(login), t.value.me.saved),
          })}
        />
      )}
      <Credentials
        strong={guest === undefined}
        title={t.value.account.signIn}
        hint={t.value.account.signInHint}
        button={t.value.account.signIn}
        autocomplete="current-password"
        submit={(login, password) => doing(() => post('/api/session', { login, password }))}
        passkeyButton={t.value.account.signInPasskey}
        {...(passkey.available && { passkey: () => doing(async () => (await passkeys()).enterWithPasskey()) })}
      />
      {passkey.code !== undefined && <p class="hint">{t.value.account.noPasskeys(t.value.whyNot[passkey.code])}</p>}
    </>
  )
}

interface CredentialsProps {
  /** Is its button the red one of the page? */
  readonly strong: boolean
  readonly title: string
  readonly hint: string
  readonly button: string
  readonly autocomplete: 'new-password' | 'current-password'
  readonly passkeyButton: string
  submit(login: string, password: string): Promise<void>
  passkey?(login: string): Promise<void>
}

function Credentials({ strong, title, hint, button, autocomplete, passkeyButton, submit, passkey }: CredentialsProps) {
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const making = autocomplete === 'new-password'
  const id = making ? 'make' : 'enter'
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(login, password)
      }}
    >
      <h2>{title}</h2>
      <p class="hint">{hint}</p>
      <Field
        id={`${id}-login`}
        label={t.value.account.login}
        hint={making ? t.value.account.loginHint : undefined}
        required
        minLength={2}
        maxLength={30}
        autocomplete="username"
        value={login}
        set={setLogin}
      />
      {making ? (
        <NewPassword id="make-password" label={t.value.account.password} value={password} set={setPassword} />
      ) : (
        <CurrentPassword id="enter-password" label={t.value.account.password} value={password} set={setPassword} />
      )}
      <div class="row">
        <button type="submit" class={`button ${strong ? 'primary' : ''}`}>
          {button}
        </button>
        {passkey !== undefined && (
          <button type="button" class="button" onClick={() => void passkey(login)}>
            {passkeyButton}
          </button>
        )}
      </div>
    </form>
  )
}

/** An account may change its password and add passkeys. */
export function AccountKeys({ hasPassword }: { readonly hasPassword: boolean }) {
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const can = useLoaded(() => get<Capabilities>('/api/capabilities'), 'capabilities')
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault()
        void doing(() => put('/api/me/password', { ...(hasPassword && { old }), password }), t.value.account.changed)
      }}
    >
      <h2>{t.value.account.change}</h2>
      <input type="text" autocomplete="username" value={known()?.login} hidden readOnly />
      {hasPassword && <CurrentPassword value={old} set={setOld} />}
      <NewPassword value={password} set={setPassword} />
      <div class="row">
        <button type="submit" class="button">
          {t.value.me.save}
        </button>
        {can.state === 'there' && can.value.passkeys.available && (
          <button
            type="button"
            class="button"
            onClick={() => void doing(async () => (await passkeys()).addPasskey(undefined), t.value.me.saved)}
          >
            {t.value.account.addPasskey}
          </button>
        )}
      </div>
    </form>
  )
}
