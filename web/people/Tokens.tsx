import type { AccessToken } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, post, remove } from '../lib/api.ts'
import { failed, handled } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { t } from '../lib/text.ts'

/** Tokens of programs that may play for you. */
export function Tokens() {
  const [name, setName] = useState('')
  const [secret, setSecret] = useState<string | undefined>(undefined)
  const loaded = useLoaded(async () => (await get<{ tokens: readonly AccessToken[] }>('/api/me/tokens')).tokens, 'tokens')
  const text = t.value.notices

  const make = handled(async () => {
    const made = await post<{ secret: string }>('/api/me/tokens', { name })
    setSecret(made.secret)
    setName('')
    loaded.again()
  })

  return (
    <details class="card">
      <summary class="setting-name">{text.tokens}</summary>
      <form class="stack" onSubmit={make}>
        <p class="hint">{text.tokensHint}</p>
        <div class="row nowrap">
          <input
            class="input"
            required
            maxLength={40}
            aria-label={text.tokenName}
            placeholder={text.tokenName}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {text.newToken}
          </button>
        </div>
        {secret !== undefined && <code class="seal">{text.tokenSecret(secret)}</code>}
        <ul class="stack">
          {(loaded.state === 'there' ? loaded.value : []).map((token) => (
            <li key={token.id} class="row spread">
              <b>{token.name}</b>
              <button type="button" class="button small" onClick={() => remove(`/api/me/tokens/${token.id}`).then(loaded.again, failed)}>
                {t.value.account.remove}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  )
}
