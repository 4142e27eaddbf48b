import { LANGUAGES } from '@fairground/kernel'
import { useMemo } from 'preact/hooks'
import { settings } from '../lib/settings.ts'
import { BoardPreview } from './BoardPreview.tsx'
import type { Editing } from './editing.ts'
import { factsIn } from './model/edit.ts'
import { Certainty } from './Status.tsx'
import { w } from './words.ts'

/** The preview: drawn while typing, in three languages, and how certain the whole box is. */
export function EditionPreview({ editing, at }: { readonly editing: Editing; readonly at: string }) {
  const { bench, edition } = editing
  const { layout, texts } = bench
  const { language } = settings.value
  const statuses = useMemo(() => factsIn(edition).map(({ fact }) => fact.status), [edition])
  const said =
    layout.sentence === undefined ? [] : LANGUAGES.map((each) => [each, layout.sentence?.(edition, at, texts[each], each)] as const)
  const isSaid = said.some(([, sentence]) => sentence !== undefined && sentence !== '')
  return (
    <aside class="ws-side card" aria-label={w.value.inWords}>
      {layout.Drawing !== undefined && (
        <div class="ws-drawing">
          <layout.Drawing edition={edition} at={at} text={texts[language]} language={language} />
        </div>
      )}
      {isSaid && (
        <section class="ws-words">
          <h2>
            {w.value.inWords} <small class="hint">{w.value.madeFromForm}</small>
          </h2>
          {said.map(([each, sentence]) => (
            <p key={each} lang={each} class={each === language ? 'own' : ''}>
              <b aria-hidden="true">{each.toUpperCase()}</b> <span>{sentence}</span>
            </p>
          ))}
        </section>
      )}
      <BoardPreview editing={editing} at={at} />
      <Certainty statuses={statuses} />
    </aside>
  )
}
