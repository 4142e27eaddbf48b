import { sentenceOf } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'

/** A page that could not be shown says why, and what to do. */
export function Failure({ error, again }: { readonly error: unknown; again?(): void }) {
  return (
    <main class="page narrow" id="board">
      <div class="stack">
        <h1>{t.value.errors.title}</h1>
        <p class="notice bad">
          <Icon name="circleAlert" />
          {sentenceOf(error)}
        </p>
        <div class="row">
          {again !== undefined && (
            <button type="button" class="button primary" onClick={again}>
              {t.value.errors.retry}
            </button>
          )}
          <a class="button" href="/">
            {t.value.errors.home}
          </a>
        </div>
      </div>
    </main>
  )
}
