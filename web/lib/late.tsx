import type { ComponentType } from 'preact'
import { lazy } from 'preact/compat'
import { Failure } from '../pages/Failure.tsx'
import { sentenceOf } from './errors.ts'
import { t } from './text.ts'

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>

/** Some browsers remember a failed import: only a reload requests the file again. */
const reload = () => location.reload()

/** A page that is loaded on demand. If that fails, it says so and offers a way on, instead of an empty page. */
export function latePage<P extends object>(load: Load<P>): ComponentType<P> {
  return lazy(() => load().catch((error) => ({ default: () => <Failure error={error} again={reload} /> }))) as ComponentType<P>
}

/** A part of a page: if it cannot be loaded, the rest stays as it is. */
export function latePart<P extends object>(load: Load<P>): ComponentType<P> {
  return lazy(() => load().catch((error) => ({ default: () => <Missing error={error} /> }))) as ComponentType<P>
}

function Missing({ error }: { readonly error: unknown }) {
  return (
    <p class="hint row">
      {sentenceOf(error)}
      <button type="button" class="button small" onClick={reload}>
        {t.value.offline.reload}
      </button>
    </p>
  )
}
