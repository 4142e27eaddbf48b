import type { Credits, RulesSection } from '@fairground/kernel'
import { useState } from 'preact/hooks'
import { listed, t } from '../lib/text.ts'

interface Props {
  readonly sections: readonly RulesSection[]
  readonly credits: Credits
  /** Share of values that are reconstructed, in percent. */
  readonly reconstructed: number
}

/** The rules reference, searchable. */
export function RulesPanel({ sections, credits, reconstructed }: Props) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = sections.filter(({ title, paragraphs, example = '' }) =>
    [title, ...paragraphs, example].some((text) => text.toLowerCase().includes(wanted)),
  )
  return (
    <div class="rules">
      <input
        class="input"
        type="search"
        value={query}
        aria-label={t.value.table.search}
        placeholder={t.value.table.search}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {found.length === 0 && <p class="hint">{t.value.table.noRule}</p>}
      {found.map((section, index) => (
        <details key={section.id} open={wanted !== '' || index === 0}>
          <summary>{section.title}</summary>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.example !== undefined && (
            <p class="example">
              <b>{t.value.table.example}:</b> {section.example}
            </p>
          )}
        </details>
      ))}
      <p class="hint">
        {t.value.table.credits(listed(credits.designers), credits.publisher)}
        {reconstructed > 0 && ` ${t.value.table.reconstructed(reconstructed)}`}
      </p>
    </div>
  )
}
