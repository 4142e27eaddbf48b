import { t } from '../lib/text.ts'

export function NotFound() {
  return (
    <main class="page narrow">
      <div class="stack">
        <h1>{t.value.errors.notFound}</h1>
        <p>{t.value.errors.notFoundHint}</p>
        <p>
          <a class="button primary" href="/">
            {t.value.errors.home}
          </a>
        </p>
      </div>
    </main>
  )
}
