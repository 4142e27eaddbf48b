import { useRef, useState } from 'preact/hooks'
import { remove } from '../lib/api.ts'
import { handled, tell } from '../lib/errors.ts'
import { CurrentPassword } from '../lib/Field.tsx'
import { learnWhoIAm } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { t } from '../lib/text.ts'

/** The person's data: download it, or erase it. */
export function Data({ hasPassword }: { readonly hasPassword: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [password, setPassword] = useState('')

  const erase = handled(async () => {
    await remove('/api/me', { erase: true, ...(hasPassword && { password }) })
    dialog.current?.close()
    await learnWhoIAm()
    tell(t.value.account.erased)
    go('/')
  })

  return (
    <section class="card stack">
      <h2>{t.value.account.data}</h2>
      <div class="row">
        <a class="button" href="/api/me/export" download="fairground.json">
          {t.value.account.export}
        </a>
        <button type="button" class="button danger" onClick={() => dialog.current?.showModal()}>
          {t.value.account.erase}
        </button>
      </div>
      <dialog ref={dialog} aria-labelledby="erase-title">
        <form class="stack" onSubmit={erase}>
          <h2 id="erase-title">{t.value.account.erase}</h2>
          <p>{t.value.account.eraseSure}</p>
          {hasPassword && <CurrentPassword id="erase-password" label={t.value.account.password} value={password} set={setPassword} />}
          <div class="row">
            <button type="submit" class="button danger">
              {t.value.account.eraseNow}
            </button>
            <button type="button" class="button" onClick={() => dialog.current?.close()}>
              {t.value.table.collapse}
            </button>
          </div>
        </form>
      </dialog>
    </section>
  )
}
